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
export function describeRefused(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (/^\xff[\xf0\xf1\xf8\xf9]/.test(head))
    return 'This recording is AAC without a container (.aac). Save it as M4A or MP3.'
  if (head.startsWith('#!AMR')) return 'This recording is AMR. Save it as M4A or MP3.'
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
  // browsers play it as MP4 if its tracks are those of MP4 (contract/renditions/media-codecs.ts)
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

function bigEndian(bytes: string): number {
  return [...bytes].reduce((sum, it) => sum * 256 + it.charCodeAt(0), 0)
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
