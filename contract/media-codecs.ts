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
const HANDLERS = ['vide', 'soun']

/** Containers in which cameras and editors also store formats that no browser plays. */
const STRICT_BRANDS = ['qt  ', 'M4A ', 'M4B ']

/** Finds out by the tracks of a recording where it can be played. */
export async function findPlayback(read: ReadBytes, bytes: number): Promise<Playback> {
  const head = toText(await read(0, Math.min(12, bytes)))
  if (head.slice(4, 8) !== 'ftyp') return 'everywhere'
  const isStrict = STRICT_BRANDS.includes(head.slice(8, 12))
  const movie = await readMovieBox(read, bytes)
  const codecs = movie === null ? [] : trackCodecs(movie)
  // the index of an incomplete or fragmented file is not found
  if (codecs.length === 0) return isStrict ? 'nowhere' : 'everywhere'
  if (codecs.every((it) => EVERYWHERE.includes(it))) return 'everywhere'
  const isKnown = codecs.every((it) => EVERYWHERE.includes(it) || SOMEWHERE.includes(it))
  return isKnown || !isStrict ? 'somewhere' : 'nowhere'
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

/** The codecs of the video and audio tracks, one of each sample description. */
function trackCodecs(movie: string): string[] {
  const tracks = [...childBoxes(movie)].filter(({ type }) => type === 'trak')
  return tracks.slice(0, 64).flatMap(({ content }) => {
    const codecs: string[] = []
    const found = { handler: '', codecs }
    collectTrack(content, found)
    return HANDLERS.includes(found.handler) ? found.codecs : []
  })
}

/** `levels` bounds the depth of a malicious file, whose boxes can be nested a million times. */
function collectTrack(
  content: string,
  found: { handler: string; codecs: string[] },
  levels = CONTAINERS.length,
) {
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
