import type { ReadBytes } from '../../../contract/lessons/file-kind.ts'
import { type Patch, readBuffer } from './patch.ts'

type Page = { start: number; bytes: Buffer; body: number; segments: Buffer }

/** The bytes before the comments in the second packet, by the begin of the first. */
const COMMENTS_AT: [begin: string, offset: number][] = [
  ['\x01vorbis', 7],
  ['OpusHead', 8],
  ['\x7fFLAC', 4],
  ['Speex   ', 0],
]
/** Comments can contain a picture. */
const MAX_COMMENT_BYTES = 32 * 1024 * 1024

/**
 * The comments of a recording in Ogg, which are its second packet: title, author, place. Their number becomes 0, what follows
 * becomes padding, and each page gets its new checksum (https://www.rfc-editor.org/rfc/rfc3533).
 */
export async function* oggMetadata(read: ReadBytes, size: number): AsyncGenerator<Patch> {
  const first = await readPage(read, 0, size)
  if (!first) return
  const begin = first.bytes.toString('latin1', first.body, first.body + 8)
  const [, skipped] = COMMENTS_AT.find(([it]) => begin.startsWith(it)) ?? []
  if (skipped === undefined) return
  const packet = await readPacket(read, first.start + first.bytes.length, size)
  const cleaned = packet && withoutComments(packet.places, skipped)
  if (!cleaned) return
  for (const { start, bytes } of packet.pages) {
    bytes.writeUInt32LE(0, 22)
    bytes.writeUInt32LE(checksum(bytes), 22)
    yield { start, end: start + bytes.length, bytes }
  }
}

async function readPage(read: ReadBytes, start: number, size: number): Promise<Page | null> {
  const header = await readBuffer(read, start, Math.min(start + 282, size))
  if (header.length < 27 || header.toString('latin1', 0, 4) !== 'OggS') return null
  const body = 27 + (header[26] ?? 0)
  const segments = header.subarray(27, body)
  const end = start + body + segments.reduce((sum, it) => sum + it, 0)
  if (end > size) return null
  return { start, bytes: await readBuffer(read, start, end), body, segments }
}

/** A packet, as the parts of pages in which it lies. */
async function readPacket(read: ReadBytes, from: number, size: number) {
  const pages: Page[] = []
  const places: Buffer[] = []
  for (let start = from; start - from < MAX_COMMENT_BYTES; ) {
    const page = await readPage(read, start, size)
    if (!page) return null
    pages.push(page)
    let length = 0
    let isComplete = false
    for (const segment of page.segments) {
      length += segment
      // a shorter segment ends the packet
      isComplete = segment < 255
      if (isComplete) break
    }
    places.push(page.bytes.subarray(page.body, page.body + length))
    if (isComplete) return { pages, places }
    start += page.bytes.length
  }
  return null
}

/** Overwrites the comments in their pages. False if there are none but the name of the encoder. */
function withoutComments(places: readonly Buffer[], skipped: number): boolean {
  const packet = Buffer.concat(places)
  if (packet.length < skipped + 8) return false
  const countAt = skipped + 4 + packet.readUInt32LE(skipped)
  if (countAt + 4 > packet.length) return false
  const count = packet.readUInt32LE(countAt)
  const names = packet.toString('latin1', countAt + 8, countAt + 16)
  if (count === 0 || (count === 1 && names.startsWith('encoder='))) return false
  packet.fill(0, countAt)
  // the bit that ends the comments of Vorbis
  if (skipped === 7) packet[countAt + 4] = 1
  let offset = 0
  for (const place of places) offset += packet.copy(place, 0, offset, offset + place.length)
  return true
}

const POLYNOMIAL = 0x04c11db7
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24
  for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ POLYNOMIAL : value << 1
  return value
})

function checksum(bytes: Buffer): number {
  let value = 0
  for (const byte of bytes) value = (value << 8) ^ (TABLE[((value >>> 24) ^ byte) & 0xff] ?? 0)
  return value >>> 0
}
