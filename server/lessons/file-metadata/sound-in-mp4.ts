import { type Box, childBoxes, parseBox } from './mp4-boxes.ts'

/** The sounds that browsers record into MP4. */
const CODECS = ['mp4a', 'Opus', 'fLaC', 'alac']
const MAX_BOXES = 20_000

type Track = { id: number; timescale: number; duration: number; handler: string; codec: string }

/**
 * The length in milliseconds of a recording in MP4, whole or in fragments, as far as it is complete; undefined if it has a video
 * track or no sound that browsers record.
 */
export function soundInMp4(bytes: Buffer): number | undefined {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const boxes = topBoxes(bytes)
  const movie = boxes.find((it) => it.type === 'moov')
  if (!movie) return undefined
  const tracks = [...childBoxes(bytes, 0, movie)]
    .filter((it) => it.type === 'trak')
    .map((it) => readTrack(bytes, it))
  if (tracks.some((it) => it.handler === 'vide')) return undefined
  const sound = tracks.find((it) => it.handler === 'soun' && CODECS.includes(it.codec))
  if (!sound || sound.timescale === 0) return undefined
  const defaultDuration = trexDuration(bytes, movie, sound.id)
  const fragments = boxes
    .filter((it) => it.type === 'moof')
    .map((it) => fragmentDuration(bytes, it, { id: sound.id, defaultDuration }))
  const units = sound.duration + fragments.reduce((sum, it) => sum + it, 0)
  return Math.round((units * 1000) / sound.timescale)
}

function topBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; boxes.length < MAX_BOXES; ) {
    const box = parseBox(bytes, at, { offset: at, end: bytes.length })
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

const child = (bytes: Buffer, parent: Box | undefined, type: string) =>
  parent && [...childBoxes(bytes, 0, parent)].find((it) => it.type === type)

function readTrack(bytes: Buffer, track: Box): Track {
  const header = child(bytes, track, 'tkhd')
  const media = child(bytes, track, 'mdia')
  const mediaHeader = child(bytes, media, 'mdhd')
  const handler = child(bytes, media, 'hdlr')
  const tables = child(bytes, child(bytes, media, 'minf'), 'stbl')
  const samples = child(bytes, tables, 'stsd')
  const isLong = (box: Box | undefined) => box !== undefined && bytes[box.content] === 1
  const number = (box: Box | undefined, at: number) =>
    box && box.content + at + 4 <= box.end ? bytes.readUInt32BE(box.content + at) : 0
  const long = isLong(mediaHeader)
  const duration = number(mediaHeader, long ? 28 : 16)
  return {
    id: number(header, isLong(header) ? 20 : 12),
    timescale: number(mediaHeader, long ? 20 : 12),
    // all ones: not known
    duration: duration === 0xffffffff ? 0 : duration,
    handler: handler ? bytes.toString('latin1', handler.content + 8, handler.content + 12) : '',
    codec: samples ? bytes.toString('latin1', samples.content + 12, samples.content + 16) : '',
  }
}

/** The duration of a sample where a fragment does not state it. */
function trexDuration(bytes: Buffer, movie: Box, id: number): number {
  const extension = child(bytes, movie, 'mvex')
  if (!extension) return 0
  for (const box of childBoxes(bytes, 0, extension))
    if (box.type === 'trex' && box.end - box.content >= 20)
      if (bytes.readUInt32BE(box.content + 4) === id) return bytes.readUInt32BE(box.content + 12)
  return 0
}

type SoundTrack = { id: number; defaultDuration: number }

function fragmentDuration(bytes: Buffer, moof: Box, track: SoundTrack): number {
  let sum = 0
  for (const fragment of childBoxes(bytes, 0, moof)) {
    const each = fragment.type === 'traf' ? sampleDuration(bytes, fragment, track) : undefined
    if (each === undefined) continue
    for (const run of childBoxes(bytes, 0, fragment))
      if (run.type === 'trun') sum += runDuration(bytes, run, each)
  }
  return sum
}

/** The duration of a sample of a fragment where it states one for all; undefined for a fragment of another track. */
function sampleDuration(bytes: Buffer, fragment: Box, { id, defaultDuration }: SoundTrack) {
  const header = child(bytes, fragment, 'tfhd')
  if (!header || header.end - header.content < 8) return undefined
  if (bytes.readUInt32BE(header.content + 4) !== id) return undefined
  const flags = bytes.readUIntBE(header.content + 1, 3)
  // base data offset and sample description come before it
  const at = header.content + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0)
  return flags & 0x8 && at + 4 <= header.end ? bytes.readUInt32BE(at) : defaultDuration
}

function runDuration(bytes: Buffer, run: Box, each: number): number {
  if (run.end - run.content < 8) return 0
  const flags = bytes.readUIntBE(run.content + 1, 3)
  const count = bytes.readUInt32BE(run.content + 4)
  if (!(flags & 0x100)) return count * each
  const width = [0x100, 0x200, 0x400, 0x800].filter((it) => flags & it).length * 4
  const first = run.content + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  let sum = 0
  for (let at = first; at + 4 <= run.end && at < first + count * width; at += width)
    sum += bytes.readUInt32BE(at)
  return sum
}
