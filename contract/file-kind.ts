import type { MaterialKind } from './lessons.ts'

/** What a file is by its own bytes; the extension is ours, never the sender's. */
export type FileKind = { kind: MaterialKind; extension: string }

/** How many bytes from its start tell what a file is. */
export const HEAD_BYTES = 512

/**
 * What a file is by its first bytes, or null for what no lesson may carry (wallet-and-admin §5). The screen says
 * it before a long upload, and the server whatever the screen said.
 */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  const found = kinds.find(({ is }) => is(head))
  return found ? { kind: found.kind, extension: found.extension } : null
}

// a character for each byte
const at = (head: string, offset: number, text: string) => head.startsWith(text, offset)

const kinds: (FileKind & { is: (head: string) => boolean })[] = [
  { kind: 'pdf', extension: 'pdf', is: (head) => at(head, 0, '%PDF-') },
  { kind: 'image', extension: 'jpg', is: (head) => at(head, 0, '\xff\xd8\xff') },
  { kind: 'image', extension: 'png', is: (head) => at(head, 0, '\x89PNG\r\n\x1a\n') },
  { kind: 'image', extension: 'gif', is: (head) => at(head, 0, 'GIF87a') || at(head, 0, 'GIF89a') },
  { kind: 'image', extension: 'webp', is: (head) => at(head, 0, 'RIFF') && at(head, 8, 'WEBP') },
  { kind: 'video', extension: 'mp4', is: isMp4 },
  { kind: 'audio', extension: 'wav', is: (head) => at(head, 0, 'RIFF') && at(head, 8, 'WAVE') },
  { kind: 'audio', extension: 'ogg', is: isOggAudio },
  { kind: 'audio', extension: 'mp3', is: isMp3 },
]

// QuickTime and sound alone come in the same box as MP4, and so do HEIC and AVIF pictures
const OTHER_BRANDS = ['qt  ', 'M4A ', 'M4B ']
const MP4_BRAND = /^(isom|iso\d|mp4\d|avc1|M4V |dash|MSNV|mmp4)$/

function isMp4(head: string): boolean {
  if (!at(head, 4, 'ftyp')) return false
  const end = Math.min(bigEndian(head.slice(0, 4)), head.length)
  const brands = [head.slice(8, 12)]
  // four bytes of version stand between the major brand and the compatible ones
  for (let from = 16; from + 4 <= end; from += 4) brands.push(head.slice(from, from + 4))
  if (OTHER_BRANDS.includes(brands[0] ?? '')) return false
  return brands.some((it) => MP4_BRAND.test(it))
}

function bigEndian(bytes: string): number {
  return [...bytes].reduce((sum, it) => sum * 256 + it.charCodeAt(0), 0)
}

/** Ogg carries video too; the first packet of its first page says what this one is. */
function isOggAudio(head: string): boolean {
  if (!at(head, 0, 'OggS') || head.length < 28) return false
  const packet = 27 + head.charCodeAt(26)
  return ['\x01vorbis', 'OpusHead', '\x7fFLAC', 'Speex   '].some((it) => at(head, packet, it))
}

/** An ID3 tag, or the header of an MPEG layer III frame with no reserved value in it. */
function isMp3(head: string): boolean {
  if (at(head, 0, 'ID3')) return true
  const [first = 0, second = 0, third = 0] = [...head.slice(0, 3)].map((it) => it.charCodeAt(0))
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08
  const bitrate = third >> 4
  return isLayer3 && bitrate !== 0 && bitrate !== 15 && (third & 0x0c) !== 0x0c
}
