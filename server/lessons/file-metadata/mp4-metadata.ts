import type { ReadBytes } from '../../../contract/lessons/file-kind.ts'
import { type Box, childBoxes, parseBox } from './mp4-boxes.ts'
import { type Patch, readBuffer, textAt, zeros } from './patch.ts'

const MAX_TOP_BOXES = 20_000
const MAX_MOVIE_BYTES = 32 * 1024 * 1024
const METADATA = ['udta', 'meta', 'uuid']
/** Boxes that begin with a time of creation and one of change. */
const WITH_TIMES = ['mvhd', 'tkhd', 'mdhd']
/** The contents of other tracks are overwritten: cameras store there where they were, for each second. */
const KEPT_TRACKS = ['vide', 'soun', 'sbtl', 'subt', 'clcp', 'tmcd']

/**
 * The place, the author, the titles and the times of a video or recording in MP4 or QuickTime. A box of metadata becomes free
 * space of the same length, so that no offset in the file changes.
 */
export async function* mp4Metadata(read: ReadBytes, size: number): AsyncGenerator<Patch> {
  let offset = 0
  for (let count = 0; count < MAX_TOP_BOXES && offset + 8 <= size; count++) {
    const header = await readBuffer(read, offset, Math.min(offset + 16, size))
    const box = parseBox(header, 0, { offset, end: size })
    if (!box) return
    if (METADATA.includes(box.type)) yield* toFreeSpace(box)
    if (box.type === 'moov' && box.end - offset <= MAX_MOVIE_BYTES)
      yield* movieMetadata(await readBuffer(read, offset, box.end), offset, size)
    offset = box.end
  }
}

function* movieMetadata(movie: Buffer, offset: number, size: number): Generator<Patch> {
  const parent = { type: 'moov', start: offset, content: offset + 8, end: offset + movie.length }
  const children = (box: Box) => childBoxes(movie, offset, box)
  for (const box of children(parent)) {
    yield* boxMetadata(movie, offset, box)
    if (box.type !== 'trak') continue
    const parts = [...children(box)]
    for (const part of parts) yield* boxMetadata(movie, offset, part)
    const media = parts.filter(({ type }) => type === 'mdia').flatMap((it) => [...children(it)])
    for (const part of media) yield* boxMetadata(movie, offset, part)
    const handler = media.find(({ type }) => type === 'hdlr')
    const at = (handler?.content ?? 0) - offset + 8
    if (!handler || KEPT_TRACKS.includes(movie.toString('latin1', at, at + 4))) continue
    const tables = media
      .filter(({ type }) => type === 'minf')
      .flatMap((it) => [...children(it)])
      .filter(({ type }) => type === 'stbl')
      .flatMap((it) => [...children(it)])
    yield* sampleRanges(movie, offset, tables, size)
  }
}

function* boxMetadata(movie: Buffer, offset: number, box: Box): Generator<Patch> {
  const content = movie.subarray(box.content - offset, box.end - offset)
  if (METADATA.includes(box.type) && !namesOnlyItsProgram(content)) yield* toFreeSpace(box)
  if (!WITH_TIMES.includes(box.type) || content.length < 20) return
  // version 1 has times of eight bytes
  const times = content[0] === 1 ? 16 : 8
  if (content.subarray(4, 4 + times).some((it) => it !== 0))
    yield zeros(box.content + 4, box.content + 4 + times)
}

function* toFreeSpace({ start, content, end }: Box): Generator<Patch> {
  yield textAt(start + 4, 'free')
  yield zeros(content, end)
}

/** ffmpeg names itself in each file. A file with nothing else is stored as it is. */
function namesOnlyItsProgram(userData: Buffer): boolean {
  const whole = { type: 'udta', start: 0, content: 0, end: userData.length }
  const [meta, ...others] = childBoxes(userData, 0, whole)
  if (meta?.type !== 'meta' || others.length > 0) return false
  const parts = [...childBoxes(userData, 0, { ...meta, content: meta.content + 4 })]
  const items = parts.filter(({ type }) => type === 'ilst')
  const names = items.flatMap((it) => [...childBoxes(userData, 0, it)]).map(({ type }) => type)
  const isPlain = parts.every(({ type }) => ['hdlr', 'ilst', 'free'].includes(type))
  return isPlain && names.every((it) => it === '\xa9too')
}

/** Where the media of a track are, by its tables: the sizes of samples, their number in each chunk, and the offsets of chunks. */
function* sampleRanges(
  movie: Buffer,
  offset: number,
  tables: readonly Box[],
  size: number,
): Generator<Patch> {
  const tableOf = (type: string) => {
    const box = tables.find((it) => it.type === type)
    return box && movie.subarray(box.content - offset, box.end - offset)
  }
  const [sizes, groups] = [tableOf('stsz'), tableOf('stsc')]
  const chunks = readOffsets(tableOf('stco'), 4) ?? readOffsets(tableOf('co64'), 8)
  if (!sizes || !groups || !chunks || sizes.length < 12 || groups.length < 8) return
  const sizeOf = readSizes(sizes)
  let sample = 0
  for (const [index, start] of chunks.entries()) {
    const count = samplesInChunk(groups, index + 1)
    let end = start
    for (let it = 0; it < count && sample < MAX_SAMPLES; it++) end += sizeOf(sample++)
    if (end > size) return
    if (end > start) yield zeros(start, end)
  }
}

const MAX_SAMPLES = 5_000_000
const MAX_CHUNKS = 1_000_000

/** One size for all samples, or one for each. */
function readSizes(table: Buffer): (sample: number) => number {
  const common = table.readUInt32BE(4)
  const available = (table.length - 12) / 4
  return (sample) =>
    common !== 0 ? common : sample < available ? table.readUInt32BE(12 + sample * 4) : 0
}

function readOffsets(table: Buffer | undefined, width: 4 | 8): number[] | undefined {
  if (!table || table.length < 8) return undefined
  const available = Math.min(MAX_CHUNKS, Math.floor((table.length - 8) / width))
  const count = Math.min(table.readUInt32BE(4), available)
  return Array.from({ length: count }, (_, it) =>
    width === 4 ? table.readUInt32BE(8 + it * 4) : Number(table.readBigUInt64BE(8 + it * 8)),
  )
}

/** Each entry is valid from its first chunk on, counted from 1. */
function samplesInChunk(groups: Buffer, chunk: number): number {
  const count = Math.min(groups.readUInt32BE(4), Math.floor((groups.length - 8) / 12))
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (groups.readUInt32BE(8 + middle * 12) <= chunk) low = middle
    else high = middle - 1
  }
  return count === 0 ? 0 : groups.readUInt32BE(12 + low * 12)
}
