import { deflateSync } from 'node:zlib'

/** The objects of a PDF under construction. */
export type PdfObjects = {
  /** Adds an object and returns its reference. */
  add(body: string): string
  /** Reserves the reference of an object that is written later. */
  reserve(): { reference: string; fill(body: string): void }
  /** Adds a compressed stream; `dictionary` has additional entries of its dictionary. */
  addStream(bytes: Buffer | string, dictionary?: string): string
  /** Adds a JPEG file as a picture. */
  addJpeg(picture: { jpeg: Buffer; width: number; height: number }): string
}

/**
 * Writes a PDF file. `compose` adds its objects and returns the references of the catalogue and the Info dictionary.
 */
export function writePdf(
  compose: (objects: PdfObjects) => { catalogue: string; info: string },
): Buffer {
  const objects: Buffer[] = []
  const add = (body: Buffer) => {
    objects.push(body)
    return `${objects.length} 0 R`
  }
  const addBytes = (bytes: Buffer, dictionary: string) => {
    const header = `<</Length ${bytes.length}${dictionary}>>\nstream\n`
    return add(Buffer.concat([Buffer.from(header, 'latin1'), bytes, Buffer.from('\nendstream')]))
  }
  const { catalogue, info } = compose({
    add: (body) => add(Buffer.from(body, 'latin1')),
    reserve() {
      const reference = add(Buffer.alloc(0))
      const slot = objects.length - 1
      return {
        reference,
        fill: (body) => {
          objects[slot] = Buffer.from(body, 'latin1')
        },
      }
    },
    addStream(bytes, dictionary = '') {
      const compressed = deflateSync(bytes)
      return addBytes(compressed, `/Filter/FlateDecode${dictionary}`)
    },
    addJpeg: ({ jpeg, width, height }) =>
      addBytes(
        jpeg,
        `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB` +
          '/BitsPerComponent 8/Filter/DCTDecode',
      ),
  })
  return assembleFile(objects, `<</Size ${objects.length + 1}/Root ${catalogue}/Info ${info}>>`)
}

function assembleFile(objects: Buffer[], trailer: string): Buffer {
  // the binary comment marks the file as binary for transfer programs
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const offsets: string[] = []
  for (const [index, body] of objects.entries()) {
    offsets.push(`${String(length).padStart(10, '0')} 00000 n \n`)
    const object = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ])
    parts.push(object)
    length += object.length
  }
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  parts.push(Buffer.from(`${table}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`))
  return Buffer.concat(parts)
}

/** A PDF text string: hexadecimal UTF-16, so that no character can be parsed as syntax. */
export function pdfText(text: string): string {
  return `<FEFF${hexOf(text)}>`
}

/** Big-endian UTF-16 in hexadecimal. */
export function hexOf(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
}

/** A number with three decimals: a thousandth of a point is a third of a micrometre. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
