/**
 * A picture without its metadata: place and time (EXIF), camera, author, comments, thumbnails, other pictures and films
 * behind its end. Pixels, animation and colour profile stay as they are, byte for byte. Null for a picture that is not
 * built as its format says.
 */
export function stripMetadata(bytes: Buffer, extension: string): Buffer | null {
  const parts = { jpg: jpegParts, png: pngParts, gif: gifParts, webp: webpParts }[extension]
  try {
    return parts ? Buffer.concat([...parts(bytes)]) : null
  } catch (fault) {
    // a length that leads beyond the end of the file
    if (fault instanceof RangeError) return null
    throw fault
  }
}

class Malformed extends RangeError {}

function part(bytes: Buffer, from: number, to: number): Buffer {
  if (to > bytes.length || to < from) throw new Malformed()
  return bytes.subarray(from, to)
}

const JPEG_END = 0xd9
const JPEG_SCAN = 0xda

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B. */
function* jpegParts(bytes: Buffer): Generator<Buffer, void> {
  yield part(bytes, 0, 2)
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new Malformed()
    const marker = bytes.readUInt8(at + 1)
    // fill bytes may stand before a marker
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === JPEG_END) return yield part(bytes, at, at + 2)
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (isNeededInJpeg(marker, part(bytes, at + 4, end))) yield part(bytes, at, end)
    const next = marker === JPEG_SCAN ? endOfScan(bytes, end) : end
    yield part(bytes, end, next)
    at = next
  }
}

/** The next marker after a scan's data, in which 0xff stands before 0 or a restart marker only. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new Malformed()
}

function isNeededInJpeg(marker: number, content: Buffer): boolean {
  const isApp = marker >= 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  if (!isApp) return !isComment
  const startsWith = (name: string) => content.toString('latin1', 0, name.length) === name
  if (marker === 0xe0) return startsWith('JFIF\0')
  if (marker === 0xe2) return startsWith('ICC_PROFILE\0')
  // how the colours are to be read
  return marker === 0xee && startsWith('Adobe')
}

const PNG_HEAD_BYTES = 8
const PNG_CHUNKS = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV'],
  ...['cLLI', 'sBIT', 'bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT'],
])

/** https://www.w3.org/TR/png-3/ */
function* pngParts(bytes: Buffer): Generator<Buffer, void> {
  yield part(bytes, 0, PNG_HEAD_BYTES)
  for (let at = PNG_HEAD_BYTES; ; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const chunk = part(bytes, at, end)
    if (PNG_CHUNKS.has(name)) yield chunk
    if (name === 'IEND') return
    at = end
  }
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The bits of VP8X that say there is EXIF or XMP. */
const WEBP_METADATA = 0x08 | 0x04

/** https://developers.google.com/speed/webp/docs/riff_container */
function* webpParts(bytes: Buffer): Generator<Buffer, void> {
  const riffEnd = 8 + bytes.readUInt32LE(4)
  const kept: Buffer[] = []
  for (let at = 12; at + 8 <= riffEnd; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    // an odd chunk has a byte behind it, which some writers leave out at the very end
    const end = Math.min(at + 8 + length + (length % 2), Math.max(riffEnd, at + 8 + length))
    const chunk = part(bytes, at, end)
    if (WEBP_CHUNKS.has(name)) kept.push(name === 'VP8X' ? withoutFlags(chunk) : chunk)
    at = end
  }
  const head = Buffer.from(part(bytes, 0, 12))
  head.writeUInt32LE(
    kept.reduce((sum, it) => sum + it.length, 4),
    4,
  )
  yield head
  yield* kept
}

function withoutFlags(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk)
  copy.writeUInt8(copy.readUInt8(8) & ~WEBP_METADATA, 8)
  return copy
}

const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c
const GIF_END = 0x3b
const GIF_CONTROL = 0xf9
const GIF_APPLICATION = 0xff
/** How often to repeat, and the colour profile. */
const GIF_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function* gifParts(bytes: Buffer): Generator<Buffer, void> {
  const start = 13 + colours(bytes.readUInt8(10))
  yield part(bytes, 0, start)
  for (let at = start; ; ) {
    const kind = bytes.readUInt8(at)
    if (kind === GIF_END) return yield part(bytes, at, at + 1)
    const data = dataOfGif(bytes, at, kind)
    const end = endOfBlocks(bytes, data)
    if (isNeededInGif(bytes, at, kind)) yield part(bytes, at, end)
    at = end
  }
}

/** Where the data blocks of an image or an extension begin. */
function dataOfGif(bytes: Buffer, at: number, kind: number): number {
  if (kind === GIF_EXTENSION) return at + 2
  if (kind !== GIF_IMAGE) throw new Malformed()
  return at + 11 + colours(bytes.readUInt8(at + 9))
}

function isNeededInGif(bytes: Buffer, at: number, kind: number): boolean {
  if (kind === GIF_IMAGE) return true
  const label = bytes.readUInt8(at + 1)
  if (label !== GIF_APPLICATION) return label === GIF_CONTROL
  return GIF_APPLICATIONS.includes(bytes.toString('latin1', at + 3, at + 14))
}

/** Bytes of the table of colours that these flags announce. */
const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlocks(bytes: Buffer, from: number): number {
  for (let at = from; ; ) {
    const length = bytes.readUInt8(at)
    at += 1 + length
    if (length === 0) return at
  }
}
