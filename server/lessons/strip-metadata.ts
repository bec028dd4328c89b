/**
 * Removes the metadata of an image: location and time (EXIF), camera, author, comments, thumbnails, and images or videos
 * appended after its end. Pixels, animation and colour profile are kept byte for byte. Moves what is kept to the front of
 * `bytes`, so that it takes no further memory, and returns it; null for a malformed image.
 */
export function stripMetadata(bytes: Buffer, extension: string): Buffer | null {
  const parts = { jpg: jpegParts, png: pngParts, gif: gifParts, webp: webpParts }[extension]
  if (!parts) return null
  try {
    let length = 0
    // a part never moves beyond its place, so the rest is read unchanged
    for (const part of parts(bytes)) length += part.copy(bytes, length)
    if (extension === 'webp') bytes.writeUInt32LE(length - 8, 4)
    return bytes.subarray(0, length)
  } catch (error) {
    // a length field that exceeds the file
    if (error instanceof RangeError) return null
    throw error
  }
}

class MalformedImage extends RangeError {}

function sliceExactly(bytes: Buffer, start: number, end: number): Buffer {
  if (end > bytes.length || end < start) throw new MalformedImage()
  return bytes.subarray(start, end)
}

const JPEG_END = 0xd9
const JPEG_SCAN = 0xda

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B. */
function* jpegParts(bytes: Buffer): Generator<Buffer, void> {
  yield sliceExactly(bytes, 0, 2)
  for (let offset = 2; ; ) {
    if (bytes.readUInt8(offset) !== 0xff) throw new MalformedImage()
    const marker = bytes.readUInt8(offset + 1)
    // fill bytes are allowed before a marker
    if (marker === 0xff) {
      offset++
      continue
    }
    if (marker === JPEG_END) return yield sliceExactly(bytes, offset, offset + 2)
    const end = offset + 2 + bytes.readUInt16BE(offset + 2)
    if (isKeptJpegSegment(marker, sliceExactly(bytes, offset + 4, end)))
      yield sliceExactly(bytes, offset, end)
    const next = marker === JPEG_SCAN ? findEndOfScan(bytes, end) : end
    yield sliceExactly(bytes, end, next)
    offset = next
  }
}

/** The offset of the next marker after scan data. Inside the data, 0xff is followed by 0 or a restart marker. */
function findEndOfScan(bytes: Buffer, start: number): number {
  for (
    let offset = bytes.indexOf(0xff, start);
    offset >= 0;
    offset = bytes.indexOf(0xff, offset + 1)
  ) {
    const next = bytes.readUInt8(offset + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset
  }
  throw new MalformedImage()
}

function isKeptJpegSegment(marker: number, content: Buffer): boolean {
  const isApp = marker >= 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  if (!isApp) return !isComment
  const startsWith = (name: string) => content.toString('latin1', 0, name.length) === name
  if (marker === 0xe0) return startsWith('JFIF\0')
  if (marker === 0xe2) return startsWith('ICC_PROFILE\0')
  // the Adobe segment holds the colour transform
  return marker === 0xee && startsWith('Adobe')
}

const PNG_HEADER_BYTES = 8
const PNG_CHUNKS = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV'],
  ...['cLLI', 'sBIT', 'bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT'],
])

/** https://www.w3.org/TR/png-3/ */
function* pngParts(bytes: Buffer): Generator<Buffer, void> {
  yield sliceExactly(bytes, 0, PNG_HEADER_BYTES)
  for (let offset = PNG_HEADER_BYTES; ; ) {
    const end = offset + 12 + bytes.readUInt32BE(offset)
    const name = bytes.toString('latin1', offset + 4, offset + 8)
    const chunk = sliceExactly(bytes, offset, end)
    if (PNG_CHUNKS.has(name)) yield chunk
    if (name === 'IEND') return
    offset = end
  }
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The flags for EXIF and XMP in the VP8X chunk. */
const WEBP_METADATA = 0x08 | 0x04

/** https://developers.google.com/speed/webp/docs/riff_container */
function* webpParts(bytes: Buffer): Generator<Buffer, void> {
  const riffEnd = 8 + bytes.readUInt32LE(4)
  yield sliceExactly(bytes, 0, 12)
  for (let offset = 12; offset + 8 <= riffEnd; ) {
    const name = bytes.toString('latin1', offset, offset + 4)
    const length = bytes.readUInt32LE(offset + 4)
    // odd chunks are padded with one byte, which some writers omit after the last chunk
    const end = Math.min(offset + 8 + length + (length % 2), Math.max(riffEnd, offset + 8 + length))
    const chunk = sliceExactly(bytes, offset, end)
    if (WEBP_CHUNKS.has(name)) yield name === 'VP8X' ? clearMetadataFlags(chunk) : chunk
    offset = end
  }
}

function clearMetadataFlags(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk)
  copy.writeUInt8(copy.readUInt8(8) & ~WEBP_METADATA, 8)
  return copy
}

const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c
const GIF_END = 0x3b
const GIF_CONTROL = 0xf9
const GIF_APPLICATION = 0xff
/** Loop count and colour profile. */
const GIF_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function* gifParts(bytes: Buffer): Generator<Buffer, void> {
  const start = 13 + colourTableBytes(bytes.readUInt8(10))
  yield sliceExactly(bytes, 0, start)
  for (let offset = start; ; ) {
    const blockType = bytes.readUInt8(offset)
    if (blockType === GIF_END) return yield sliceExactly(bytes, offset, offset + 1)
    const dataOffset = gifDataOffset(bytes, offset, blockType)
    const end = findEndOfBlocks(bytes, dataOffset)
    if (isKeptGifBlock(bytes, offset, blockType)) yield sliceExactly(bytes, offset, end)
    offset = end
  }
}

/** The offset of the data blocks of an image or an extension. */
function gifDataOffset(bytes: Buffer, offset: number, blockType: number): number {
  if (blockType === GIF_EXTENSION) return offset + 2
  if (blockType !== GIF_IMAGE) throw new MalformedImage()
  return offset + 11 + colourTableBytes(bytes.readUInt8(offset + 9))
}

function isKeptGifBlock(bytes: Buffer, offset: number, blockType: number): boolean {
  if (blockType === GIF_IMAGE) return true
  const label = bytes.readUInt8(offset + 1)
  if (label !== GIF_APPLICATION) return label === GIF_CONTROL
  return GIF_APPLICATIONS.includes(bytes.toString('latin1', offset + 3, offset + 14))
}

/** Size in bytes of the colour table that the flags declare. */
const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function findEndOfBlocks(bytes: Buffer, start: number): number {
  for (let offset = start; ; ) {
    const length = bytes.readUInt8(offset)
    offset += 1 + length
    if (length === 0) return offset
  }
}
