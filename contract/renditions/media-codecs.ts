import { detectFileKind, type FileKind, SIGNATURE_BYTES } from '../lessons/file-kind.ts'

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

/** The kinds that the first bytes allow: those of a film also begin a recording, as programs of Android write it. */
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
