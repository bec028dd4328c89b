import type { ReadBytes } from '../../../contract/lessons/file-kind.ts'
import { type Patch, readBuffer, textAt, zeros } from './patch.ts'

const ID3_HEADER_BYTES = 10
const MAX_TAGS = 20

/** https://id3.org/id3v2.4.0-structure: tags at the begin of an MP3 file, and older ones at its end. Frames become padding. */
export async function* mp3Metadata(read: ReadBytes, size: number): AsyncGenerator<Patch> {
  let offset = 0
  for (let count = 0; count < MAX_TAGS; count++) {
    const header = await readBuffer(read, offset, Math.min(offset + ID3_HEADER_BYTES, size))
    if (header.length < ID3_HEADER_BYTES || !header.toString('latin1').startsWith('ID3')) break
    const length = header.subarray(6).reduce((sum, it) => sum * 128 + (it & 0x7f), 0)
    const hasFooter = ((header[5] ?? 0) & 0x10) !== 0
    const start = offset + ID3_HEADER_BYTES
    const end = Math.min(size, start + length + (hasFooter ? ID3_HEADER_BYTES : 0))
    if (!(await namesOnlyItsProgram(read, start, end))) {
      // the flags name parts that are gone
      yield zeros(offset + 5, offset + 6)
      yield zeros(start, end)
    }
    offset = end
  }
  yield* oldTags(read, size)
}

const ENCODER_TAG_BYTES = 256

/** ffmpeg names itself in each file. A file with nothing else is stored as it is. */
async function namesOnlyItsProgram(read: ReadBytes, start: number, end: number): Promise<boolean> {
  if (end - start > ENCODER_TAG_BYTES) return false
  const tag = await readBuffer(read, start, end)
  const isNamed = tag.length > 10 && tag.toString('latin1', 0, 4) === 'TSSE'
  return tag.subarray(isNamed ? 10 + tag.readUInt32BE(4) : 0).every((it) => it === 0)
}

/** ID3v1, and an APE tag before it. */
async function* oldTags(read: ReadBytes, size: number): AsyncGenerator<Patch> {
  const last = await readBuffer(read, Math.max(0, size - 128), size)
  const hasId3 = last.length === 128 && last.toString('latin1', 0, 3) === 'TAG'
  if (hasId3) yield zeros(size - 128, size)
  const end = hasId3 ? size - 128 : size
  const footer = await readBuffer(read, Math.max(0, end - 32), end)
  if (footer.length < 32 || footer.toString('latin1', 0, 8) !== 'APETAGEX') return
  // its length includes the footer, and not the header of 32 bytes
  const start = end - footer.readUInt32LE(12) - 32
  yield zeros(Math.max(0, start), end)
}

const WAV_CHUNKS = ['fmt ', 'data', 'fact', 'cue ', 'smpl', 'JUNK', 'junk', 'PAD ']
const MAX_CHUNKS = 10_000

/** Every chunk of a WAV file that is no sound: titles, the author and the place become chunks to be skipped. */
export async function* wavMetadata(read: ReadBytes, size: number): AsyncGenerator<Patch> {
  let offset = 12
  for (let count = 0; count < MAX_CHUNKS && offset + 8 <= size; count++) {
    const header = await readBuffer(read, offset, offset + 8)
    const end = Math.min(size, offset + 8 + header.readUInt32LE(4))
    const name = header.toString('latin1', 0, 4)
    if (!WAV_CHUNKS.includes(name) && !(await isProgramName(read, name, { offset, end }))) {
      yield textAt(offset, 'JUNK')
      yield zeros(offset + 8, end)
    }
    // chunks are padded to an even length
    offset = end + ((end - offset) % 2)
  }
}

async function isProgramName(read: ReadBytes, name: string, it: { offset: number; end: number }) {
  if (name !== 'LIST' || it.end - it.offset > ENCODER_TAG_BYTES) return false
  const content = await readBuffer(read, it.offset + 8, it.end)
  const end = 12 + (content.length > 12 ? content.readUInt32LE(8) : 0)
  const isOnlyName = content.subarray(end).every((it) => it === 0)
  return content.toString('latin1', 0, 8) === 'INFOISFT' && isOnlyName
}
