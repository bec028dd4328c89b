import { deflateSync } from 'node:zlib'

/** The objects of a PDF while it is being written. */
export type PdfObjects = {
  /** Adds an object and answers how others refer to it. */
  add(body: string): string
  /** Keeps a place for an object that others refer to before it can be written. */
  reserve(): { reference: string; fill(body: string): void }
  /** Adds a stream, packed; `dictionary` is what its head says besides. */
  addStream(bytes: Buffer | string, dictionary?: string): string
}

/**
 * Writes a PDF file. `compose` adds its objects and answers the references of its catalogue and of what is said
 * about it (its Info dictionary).
 */
export function writePdf(
  compose: (objects: PdfObjects) => { catalogue: string; info: string },
): Buffer {
  const objects: Buffer[] = []
  const add = (body: Buffer) => {
    objects.push(body)
    return `${objects.length} 0 R`
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
      const header = `<</Length ${compressed.length}/Filter/FlateDecode${dictionary}>>\nstream\n`
      return add(
        Buffer.concat([Buffer.from(header, 'latin1'), compressed, Buffer.from('\nendstream')]),
      )
    },
  })
  return assembleFile(objects, `<</Size ${objects.length + 1}/Root ${catalogue}/Info ${info}>>`)
}

function assembleFile(objects: Buffer[], trailer: string): Buffer {
  // the second line says to whoever carries the file that it is not text
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

/** A text string: any characters, as UTF-16 in hexadecimal, so that nothing in it can be taken for syntax. */
export function pdfText(text: string): string {
  return `<FEFF${hexOf(text)}>`
}

/** UTF-16, big end first, in hexadecimal. */
export function hexOf(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
}

/** A number as short as a page needs it: a thousandth of a point is a third of a micrometre. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
