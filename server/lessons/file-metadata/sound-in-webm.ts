const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_TYPE = 0x83
const CODEC = 0x86
const CLUSTER = 0x1f43b675
const CLUSTER_TIME = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1

const ENTERED = [SEGMENT, INFO, TRACKS, TRACK, CLUSTER, BLOCK_GROUP]
const CODECS = ['A_OPUS', 'A_VORBIS', 'A_AAC', 'A_PCM/FLOAT/IEEE']
/** What browsers put into one block at most. */
const BLOCK_MS = 60
/** The type of a track with sound. */
const SOUND = 2

/**
 * The length in milliseconds of a recording in WebM, also one that was cut off; undefined if it has a video track or no sound that
 * browsers record (https://www.rfc-editor.org/rfc/rfc8794).
 */
export function soundInWebm(bytes: Buffer): number | undefined {
  if (bytes.length < 4 || bytes.readUInt32BE(0) !== EBML) return undefined
  const found = { scale: 1_000_000, types: new Set<number>(), codecs: new Set<string>(), stated: 0 }
  for (const { id, start, end } of elements(bytes)) {
    if (id === TIMESTAMP_SCALE) found.scale = readNumber(bytes, start, end)
    else if (id === DURATION) found.stated = readFloat(bytes, start, end)
    else if (id === TRACK_TYPE) found.types.add(readNumber(bytes, start, end))
    else if (id === CODEC)
      found.codecs.add(bytes.toString('latin1', start, Math.min(end, start + 40)))
  }
  if (found.types.size !== 1 || !found.types.has(SOUND)) return undefined
  if (![...found.codecs].every((it) => CODECS.includes(it))) return undefined
  const toMs = (ticks: number) => Math.round((ticks * found.scale) / 1_000_000)
  const last = lastBlock(bytes)
  return last < 0 ? toMs(found.stated) : Math.max(toMs(found.stated), toMs(last) + BLOCK_MS)
}

/** When the last block begins, in ticks; -1 without a block. */
function lastBlock(bytes: Buffer): number {
  let cluster = 0
  let last = -1
  for (const { id, start, end } of elements(bytes)) {
    if (id === CLUSTER_TIME) cluster = readNumber(bytes, start, end)
    // the number of the track is one byte for the first 126
    else if ((id === SIMPLE_BLOCK || id === BLOCK) && start + 3 <= bytes.length)
      last = Math.max(last, cluster + bytes.readInt16BE(start + 1))
  }
  return last
}

type Element = { id: number; start: number; end: number }

/** All elements, those inside of others too; a length that is not known is entered as far as the file goes. */
function* elements(bytes: Buffer): Generator<Element> {
  for (let at = 0; at < bytes.length; ) {
    const id = readVarint(bytes, at, true)
    const size = id && readVarint(bytes, at + id.width, false)
    if (!size) return
    const start = at + id.width + size.width
    const isEntered = ENTERED.includes(id.value)
    const end = size.isUnknown ? bytes.length : start + size.value
    if (!isEntered && end > bytes.length) return
    yield { id: id.value, start, end }
    at = isEntered ? start : end
  }
}

function readVarint(bytes: Buffer, at: number, keepsMarker: boolean) {
  const first = bytes[at]
  if (!first) return undefined
  const width = Math.clz32(first) - 23
  if (at + width > bytes.length) return undefined
  let value = keepsMarker ? first : first & (0xff >> width)
  let isUnknown = value === 0xff >> width
  for (let index = 1; index < width; index++) {
    const byte = bytes[at + index] ?? 0
    value = value * 256 + byte
    isUnknown = isUnknown && byte === 0xff
  }
  return { value, width, isUnknown }
}

const readNumber = (bytes: Buffer, start: number, end: number) =>
  end > start && end - start <= 6 ? bytes.readUIntBE(start, end - start) : 0

function readFloat(bytes: Buffer, start: number, end: number): number {
  const value =
    end - start === 8 ? bytes.readDoubleBE(start) : end - start === 4 ? bytes.readFloatBE(start) : 0
  return Number.isFinite(value) && value > 0 ? value : 0
}
