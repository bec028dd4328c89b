import type { ReadBytes } from '../../../contract/lessons/file-kind.ts'
import { type Box, childBoxes, parseBox } from './mp4-boxes.ts'
import { sampleRanges } from './mp4-samples.ts'
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
