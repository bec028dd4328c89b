/**
 * A recorder writes the time at which it received each packet, so a phone that was frozen leaves a gap in the times; a packet of Opus or
 * AAC holds no more than this.
 */
const MAX_PACKET_MS = 128

/** Reads one unit of a file that begins at a byte, and returns its bytes; undefined if it has not arrived whole. */
type ReadUnit = (view: DataView, at: number) => number | undefined

/** Counts the milliseconds of sound in a recording while its parts arrive. */
export function createLengthCounter(mimeType: string) {
  const format = FORMATS.find(([name]) => mimeType.startsWith(name))?.[1]()
  let rest = new Uint8Array()
  let isReadable = format !== undefined
  return {
    /** Adds the next part; returns the length so far, or undefined if the file cannot be read. */
    add(part: ArrayBuffer): number | undefined {
      if (!format || !isReadable) return undefined
      try {
        rest = readUnits(joined(rest, part), format.readUnit)
        return Math.round(format.milliseconds())
      } catch {
        isReadable = false
        return undefined
      }
    },
  }
}

/** Returns the bytes after the last whole unit. */
function readUnits(bytes: Uint8Array<ArrayBuffer>, readUnit: ReadUnit) {
  const view = new DataView(bytes.buffer)
  let at = 0
  while (at < bytes.length) {
    const size = readUnit(view, at)
    if (size === undefined) break
    at += size
  }
  return bytes.slice(at)
}

function joined(before: Uint8Array, part: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(before.length + part.byteLength)
  all.set(before)
  all.set(new Uint8Array(part), before.length)
  return all
}

const FORMATS = [
  ['audio/mp4', readMp4],
  ['audio/webm', readWebm],
  ['audio/ogg', readOgg],
] as const

/** Boxes that contain boxes. */
const CONTAINERS = ['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf']

function readMp4() {
  let timescale = 1000
  let ofTrack = 0
  let ofFragment = 0
  let sum = 0
  const headers: Record<string, (view: DataView, at: number) => void> = {
    mdhd: (view, at) => {
      timescale = view.getUint32(at + (view.getUint8(at) === 1 ? 20 : 12))
    },
    trex: (view, at) => {
      ofTrack = view.getUint32(at + 12)
    },
    tfhd: (view, at) => {
      const flags = view.getUint32(at)
      // behind the track: the offset of the data, then the description of the sample
      const skipped = (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
      ofFragment = flags & 8 ? view.getUint32(at + 8 + skipped) : ofTrack
    },
    trun: (view, at) => {
      const flags = view.getUint32(at)
      const first = at + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
      // each sample has up to four numbers, of which its duration is the first
      const size = 4 * [0x100, 0x200, 0x400, 0x800].filter((it) => flags & it).length
      for (let index = 0; index < view.getUint32(at + 4); index++) {
        const duration = flags & 0x100 ? view.getUint32(first + index * size) : ofFragment
        sum += Math.min((duration / timescale) * 1000, MAX_PACKET_MS)
      }
    },
  }
  const readUnit: ReadUnit = (view, at) => {
    if (at + 8 > view.byteLength) return undefined
    const size = view.getUint32(at)
    if (size < 8) throw new Error('a box without a size')
    if (at + size > view.byteLength) return undefined
    const type = String.fromCharCode(...[4, 5, 6, 7].map((it) => view.getUint8(at + it)))
    headers[type]?.(view, at + 8)
    if (!CONTAINERS.includes(type)) return size
    for (let inner = at + 8; inner < at + size; ) inner += readUnit(view, inner) ?? size
    return size
  }
  return { readUnit, milliseconds: () => sum }
}

const TIMECODE_SCALE = 0x2ad7b1
const TIMECODE = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK = 0xa1
/** Segment, information, cluster, group of a block. */
const MASTERS = [0x18538067, 0x1549a966, 0x1f43b675, 0xa0]

function readWebm() {
  let unitMs = 1
  let clusterAt = 0
  let latest: number | undefined
  let sum = 0
  // behind the number of the track
  const addBlock = (view: DataView, at: number) => {
    const time = (clusterAt + view.getInt16(at + 1)) * unitMs
    if (latest !== undefined) sum += Math.min(Math.max(time - latest, 0), MAX_PACKET_MS)
    latest = time
  }
  const elements: Record<number, (view: DataView, at: number, bytes: number) => void> = {
    [TIMECODE_SCALE]: (...number) => {
      unitMs = readNumber(...number) / 1e6
    },
    [TIMECODE]: (...number) => {
      clusterAt = readNumber(...number)
    },
    [SIMPLE_BLOCK]: addBlock,
    [BLOCK]: addBlock,
  }
  const readUnit: ReadUnit = (view, at) => {
    const idBytes = variableBytes(view, at)
    const sizeBytes = idBytes && variableBytes(view, at + idBytes)
    if (!sizeBytes) return undefined
    const id = readNumber(view, at, idBytes)
    const head = idBytes + sizeBytes
    if (MASTERS.includes(id)) return head
    const length = readNumber(view, at + idBytes, sizeBytes, 0xff >> sizeBytes)
    if (at + head + length > view.byteLength) return undefined
    elements[id]?.(view, at + head, length)
    return head + length
  }
  return { readUnit, milliseconds: () => sum }
}

/** The bytes of an integer of EBML, whose leading zero bits say how many it has; undefined if it has not arrived whole. */
function variableBytes(view: DataView, at: number): number | undefined {
  if (at >= view.byteLength) return undefined
  const bytes = Math.clz32(view.getUint8(at)) - 23
  if (bytes > 8) throw new Error('not an integer of EBML')
  return at + bytes > view.byteLength ? undefined : bytes
}

function readNumber(view: DataView, at: number, bytes: number, firstByte = 0xff): number {
  let value = 0
  for (let index = 0; index < bytes; index++)
    value = value * 256 + (view.getUint8(at + index) & (index === 0 ? firstByte : 0xff))
  return value
}

const OPUS_SAMPLES_PER_MS = 48

function readOgg() {
  let milliseconds = 0
  const readUnit: ReadUnit = (view, at) => {
    if (at + 27 > view.byteLength) return undefined
    if (view.getUint32(at) !== 0x4f676753) throw new Error('not a page of Ogg')
    const segments = view.getUint8(at + 26)
    if (at + 27 + segments > view.byteLength) return undefined
    let size = 27 + segments
    for (let index = 0; index < segments; index++) size += view.getUint8(at + 27 + index)
    if (at + size > view.byteLength) return undefined
    // -1 of a page on which no packet ends
    milliseconds = Math.max(
      milliseconds,
      Number(view.getBigInt64(at + 6, true)) / OPUS_SAMPLES_PER_MS,
    )
    return size
  }
  return { readUnit, milliseconds: () => milliseconds }
}
