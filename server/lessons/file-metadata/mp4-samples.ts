import type { Box } from './mp4-boxes.ts'
import { type Patch, zeros } from './patch.ts'

/** Where the media of a track are, by its tables: the sizes of samples, their number in each chunk, and the offsets of chunks. */
export function* sampleRanges(
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
