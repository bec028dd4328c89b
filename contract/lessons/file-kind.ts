import { type Message, say } from '../../messages/message.ts'
import type { MaterialKind } from './material-kinds.ts'

/** The kind of a file by its content. The extension follows from the kind, not from the name of the upload. */
export type FileKind = { kind: MaterialKind; extension: string }

/** Number of leading bytes that `detectFileKind` needs. */
export const SIGNATURE_BYTES = 1024

/**
 * Detects the kind of a file by its first bytes; null if lessons cannot have such a file (R-ALESSON-025). The site calls
 * it before a long upload, the server checks again.
 */
export function detectFileKind(bytes: Uint8Array): FileKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES))
  const match = SIGNATURES.find(({ matches }) => matches(head))
  return match ? { kind: match.kind, extension: match.extension } : null
}

/** Why a file that programs of phones write is not accepted; undefined for any other. */
export function describeRefused(bytes: Uint8Array): Message | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (/^\xff[\xf0\xf1\xf8\xf9]/.test(head)) return say('rules_lessons_file_is_aac')
  if (head.startsWith('#!AMR')) return say('rules_lessons_file_is_amr')
  return undefined
}

// `head` has one character per byte
const hasTextAt = (head: string, offset: number, text: string) => head.startsWith(text, offset)

const SIGNATURES: (FileKind & { matches: (head: string) => boolean })[] = [
  // readers also accept a byte order mark and line ends before it, which some scanners write
  { kind: 'pdf', extension: 'pdf', matches: (head) => /^(?:\xef\xbb\xbf)?\s*%PDF-/.test(head) },
  { kind: 'image', extension: 'jpg', matches: (head) => hasTextAt(head, 0, '\xff\xd8\xff') },
  { kind: 'image', extension: 'png', matches: (head) => hasTextAt(head, 0, '\x89PNG\r\n\x1a\n') },
  {
    kind: 'image',
    extension: 'gif',
    matches: (head) => hasTextAt(head, 0, 'GIF87a') || hasTextAt(head, 0, 'GIF89a'),
  },
  {
    kind: 'image',
    extension: 'webp',
    matches: (head) => hasTextAt(head, 0, 'RIFF') && hasTextAt(head, 8, 'WEBP'),
  },
  { kind: 'video', extension: 'mp4', matches: isMp4 },
  // browsers play it as MP4 if its tracks are those of MP4 (`inspectContent`)
  { kind: 'video', extension: 'mp4', matches: (head) => hasTextAt(head, 4, 'ftypqt  ') },
  {
    kind: 'audio',
    extension: 'm4a',
    matches: (head) => hasTextAt(head, 4, 'ftypM4A ') || hasTextAt(head, 4, 'ftypM4B '),
  },
  {
    kind: 'audio',
    extension: 'wav',
    matches: (head) => hasTextAt(head, 0, 'RIFF') && hasTextAt(head, 8, 'WAVE'),
  },
  { kind: 'audio', extension: 'ogg', matches: isOggAudio },
  { kind: 'audio', extension: 'mp3', matches: isMp3 },
]

// QuickTime, audio-only MP4, HEIC and AVIF use the same container as MP4 video
const OTHER_BRANDS = ['qt  ', 'M4A ', 'M4B ']
const MP4_BRAND = /^(isom|iso\d|mp4\d|avc1|M4V |dash|MSNV|mmp4)$/

function isMp4(head: string): boolean {
  if (!hasTextAt(head, 4, 'ftyp')) return false
  const end = Math.min(bigEndian(head.slice(0, 4)), head.length)
  const brands = [head.slice(8, 12)]
  // four bytes of version separate the major brand from the compatible brands
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(head.slice(offset, offset + 4))
  if (OTHER_BRANDS.includes(brands[0] ?? '')) return false
  return brands.some((it) => MP4_BRAND.test(it))
}

/** Ogg can contain video; the first packet of the first page names the codec. */
function isOggAudio(head: string): boolean {
  if (!hasTextAt(head, 0, 'OggS') || head.length < 28) return false
  const packet = 27 + head.charCodeAt(26)
  return ['\x01vorbis', 'OpusHead', '\x7fFLAC', 'Speex   '].some((it) =>
    hasTextAt(head, packet, it),
  )
}

/** An ID3 tag, or the header of an MPEG layer III frame without reserved values. */
function isMp3(head: string): boolean {
  if (hasTextAt(head, 0, 'ID3')) return true
  const [byte0 = 0, byte1 = 0, byte2 = 0] = [...head.slice(0, 3)].map((it) => it.charCodeAt(0))
  const isLayer3 = byte0 === 0xff && (byte1 & 0xe6) === 0xe2 && (byte1 & 0x18) !== 0x08
  const bitrate = byte2 >> 4
  return isLayer3 && bitrate !== 0 && bitrate !== 15 && (byte2 & 0x0c) !== 0x0c
}

/** Reads the bytes of a file from `start` to before `end`. */
export type ReadBytes = (start: number, end: number) => Promise<Uint8Array>

/**
 * Where browsers play a recording in an MP4 or QuickTime container: everywhere, only in some (iPhones, mostly), or nowhere.
 * A file of another container is played everywhere that lessons accept it.
 */
export type Playback = 'everywhere' | 'somewhere' | 'nowhere'

const EVERYWHERE = ['avc1', 'avc3', 'vp08', 'vp09', 'av01', 'mp4a', 'Opus', 'fLaC', '.mp3']
/** HEVC, which iPhones record with the setting 'High Efficiency', Dolby Vision and Apple Lossless. */
const SOMEWHERE = ['hvc1', 'hev1', 'dvh1', 'dvhe', 'alac', 'ac-3', 'ec-3']
const CONTAINERS = ['trak', 'mdia', 'minf', 'stbl']
/** The picture of a recording's cover is a video track, too. */
const COVERS = ['jpeg', 'png ', 'mjpg', 'mjpa', 'mjpb']

/** Containers in which cameras and editors also store formats that no browser plays. */
const STRICT_BRANDS = ['qt  ', 'M4A ', 'M4B ']

/** What a file can be, the most likely first, and where it plays. */
export type Content = { kinds: FileKind[]; playback: Playback }

const SOUND_IN_MP4: FileKind = { kind: 'audio', extension: 'm4a' }

/** The kinds that the first bytes allow: those of a video also begin a recording, as programs of Android write it. */
export function possibleKinds(head: Uint8Array): FileKind[] {
  const found = detectFileKind(head)
  if (!found) return []
  return found.extension === 'mp4' ? [found, SOUND_IN_MP4] : [found]
}

/** Judges a file by its first bytes, and one in an MP4 or QuickTime container by its tracks. */
export async function inspectContent(read: ReadBytes, bytes: number): Promise<Content> {
  const kinds = possibleKinds(await read(0, Math.min(SIGNATURE_BYTES, bytes)))
  const { playback, hasPicture, hasSound } = await inspectTracks(read, bytes)
  if (kinds.length < 2) return { kinds, playback }
  const isSound = hasSound && !hasPicture
  return { kinds: isSound ? kinds.toReversed() : kinds.slice(0, 1), playback }
}

/** Finds out by the tracks of a recording where it can be played. */
export const findPlayback = async (read: ReadBytes, bytes: number): Promise<Playback> =>
  (await inspectTracks(read, bytes)).playback

async function inspectTracks(
  read: ReadBytes,
  bytes: number,
): Promise<{ playback: Playback; hasPicture: boolean; hasSound: boolean }> {
  const head = toText(await read(0, Math.min(12, bytes)))
  const none = { hasPicture: false, hasSound: false }
  if (head.slice(4, 8) !== 'ftyp') return { ...none, playback: 'everywhere' }
  const isStrict = STRICT_BRANDS.includes(head.slice(8, 12))
  const movie = await readMovieBox(read, bytes)
  const tracks = movie === null ? [] : readTracks(movie)
  const codecsOf = (handler: string) =>
    tracks.filter((it) => it.handler === handler).flatMap((it) => it.codecs)
  const pictures = codecsOf('vide').filter((it) => !COVERS.includes(it))
  const sounds = codecsOf('soun')
  const found = { hasPicture: pictures.length > 0, hasSound: sounds.length > 0 }
  // the index of an incomplete or fragmented file is not found
  if (!found.hasPicture && !found.hasSound)
    return { ...found, playback: isStrict ? 'nowhere' : 'everywhere' }
  const playbacks = [pictures, sounds].filter((it) => it.length > 0).map(playbackOfOne)
  const worst = LEVELS.find((it) => playbacks.includes(it)) ?? 'nowhere'
  return { ...found, playback: worst === 'nowhere' && !isStrict ? 'somewhere' : worst }
}

const LEVELS: Playback[] = ['nowhere', 'somewhere', 'everywhere']

/** Browsers play one picture and one sound, so the best track of each decides: newer iPhones add a sound that none plays. */
function playbackOfOne(codecs: readonly string[]): Playback {
  if (codecs.some((it) => EVERYWHERE.includes(it))) return 'everywhere'
  return codecs.some((it) => SOMEWHERE.includes(it)) ? 'somewhere' : 'nowhere'
}

const MAX_TOP_BOXES = 2_000
const MAX_MOVIE_BYTES = 16 * 1024 * 1024

/** Reads the content of the `moov` box; iPhones write it after the media. Null without one of ordinary size. */
async function readMovieBox(read: ReadBytes, bytes: number): Promise<string | null> {
  let offset = 0
  for (let count = 0; count < MAX_TOP_BOXES && offset + 8 <= bytes; count++) {
    const header = toText(await read(offset, Math.min(offset + 16, bytes)))
    const box = parseHeader(header, bytes - offset)
    if (!box) return null
    if (box.type === 'moov') {
      if (box.bytes > MAX_MOVIE_BYTES || offset + box.bytes > bytes) return null
      return toText(await read(offset + box.headerBytes, offset + box.bytes))
    }
    offset += box.bytes
  }
  return null
}

type Box = { type: string; headerBytes: number; bytes: number }

function parseHeader(header: string, available: number): Box | null {
  const short = bigEndian(header.slice(0, 4))
  const type = header.slice(4, 8)
  const headerBytes = short === 1 ? 16 : 8
  if (header.length < headerBytes) return null
  // 0 means up to the end of the file
  const bytes = short === 1 ? bigEndian(header.slice(8, 16)) : short === 0 ? available : short
  return bytes < headerBytes ? null : { type, headerBytes, bytes }
}

function* childBoxes(content: string): Generator<{ type: string; content: string }> {
  for (let offset = 0; offset + 8 <= content.length; ) {
    const box = parseHeader(content.slice(offset, offset + 16), content.length - offset)
    if (!box) return
    yield { type: box.type, content: content.slice(offset + box.headerBytes, offset + box.bytes) }
    offset += box.bytes
  }
}

type Track = { handler: string; codecs: string[] }

/** The tracks with their codecs, one of each sample description. */
function readTracks(movie: string): Track[] {
  const tracks = [...childBoxes(movie)].filter(({ type }) => type === 'trak')
  return tracks.slice(0, 64).map(({ content }) => {
    const found: Track = { handler: '', codecs: [] }
    collectTrack(content, found)
    return found
  })
}

/** `levels` bounds the depth of a malicious file, whose boxes can be nested a million times. */
function collectTrack(content: string, found: Track, levels = CONTAINERS.length) {
  for (const box of childBoxes(content)) {
    // eight bytes of version and type precede the handler; QuickTime also has one for its data
    if (box.type === 'hdlr' && found.handler === '') found.handler = box.content.slice(8, 12)
    else if (box.type === 'stsd')
      for (const { type } of childBoxes(box.content.slice(8))) found.codecs.push(type)
    else if (levels > 0 && CONTAINERS.includes(box.type))
      collectTrack(box.content, found, levels - 1)
  }
}

// one character per byte
function toText(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return text
}

function bigEndian(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum = sum * 256 + text.charCodeAt(index)
  return sum
}
