import type { ReadBytes } from '../../../contract/lessons/file-kind.ts'
import { type Patch, readBuffer, spaces, zeros } from './patch.ts'

const WINDOW_BYTES = 4 * 1024 * 1024
/** A match is looked for in windows that overlap by this much. */
const OVERLAP_BYTES = 128 * 1024

/**
 * The author, the titles and the program of a PDF (its information dictionary and XMP), and the place and the camera in the
 * photographs inside it. Spaces take their place, so that no offset in the file changes. What a program has compressed stays:
 * that would need another length. Nothing of a signed PDF, whose signature would no longer be valid.
 */
export async function* pdfMetadata(read: ReadBytes, size: number): AsyncGenerator<Patch> {
  const infos = new Set<string>()
  for await (const { bytes } of windows(read, size)) {
    const text = bytes.toString('latin1')
    if (text.includes('/ByteRange')) return
    for (const [, id = ''] of text.matchAll(/\/Info\s{0,9}(\d{1,9}\s\d{1,5})\sR/g))
      infos.add(id.replace(/\s/, ' '))
  }
  for await (const { bytes, offset } of windows(read, size)) {
    const text = bytes.toString('latin1')
    yield* infoDictionaries(text, offset, infos)
    yield* packets(text, offset)
    yield* photographs(bytes, text, offset)
  }
}

async function* windows(read: ReadBytes, size: number) {
  for (let offset = 0; offset < size; offset += WINDOW_BYTES - OVERLAP_BYTES) {
    const end = Math.min(size, offset + WINDOW_BYTES)
    yield { offset, bytes: await readBuffer(read, offset, end) }
    if (end === size) return
  }
}

function* infoDictionaries(text: string, offset: number, infos: Set<string>): Generator<Patch> {
  for (const it of text.matchAll(/(?<!\d)(\d{1,9}\s\d{1,5})\sobj\s{0,9}<</g)) {
    if (!infos.has(it[1]?.replace(/\s/, ' ') ?? '')) continue
    const start = it.index + it[0].length
    const length = endOfDictionary(text.slice(start, start + MAX_DICTIONARY_BYTES))
    if (length < 0) return
    yield spaces(offset + start, offset + start + length)
  }
}

const MAX_DICTIONARY_BYTES = 64 * 1024

/** The index of the `>>` that ends a dictionary; -1 if it is not found. */
function endOfDictionary(text: string): number {
  let levels = 1
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') at = endOfString(text, at)
    else if (text.startsWith('<<', at)) {
      levels++
      at++
    } else if (text.startsWith('>>', at)) {
      levels--
      if (levels === 0) return at
      at++
    }
  }
  return -1
}

/** The index of the bracket that ends a string; brackets in it are in pairs, or escaped. */
function endOfString(text: string, start: number): number {
  let levels = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') levels++
    else if (text[at] === ')' && --levels === 0) return at
  }
  return text.length
}

const PACKET_START = '<?xpacket begin'
const PACKET_END = '<?xpacket end'

function* packets(text: string, offset: number): Generator<Patch> {
  for (let at = text.indexOf(PACKET_START); at >= 0; ) {
    const end = text.indexOf(PACKET_END, at)
    const close = end < 0 ? -1 : text.indexOf('?>', end)
    if (close < 0) return
    yield spaces(offset + at, offset + close + 2)
    at = text.indexOf(PACKET_START, close)
  }
}

/** JPEG pictures, which a PDF contains as they are: EXIF and XMP, IPTC, comments. */
function* photographs(bytes: Buffer, text: string, offset: number): Generator<Patch> {
  for (const it of text.matchAll(/stream\r?\n(?=\xff\xd8\xff)/g)) {
    let at = it.index + it[0].length + 2
    while (at + 4 <= bytes.length && bytes[at] === 0xff) {
      const marker = bytes[at + 1] ?? 0
      // the picture itself follows
      if (marker === 0xda) break
      const end = at + 2 + bytes.readUInt16BE(at + 2)
      if (end > bytes.length) break
      if ([0xe1, 0xed, 0xfe].includes(marker)) yield zeros(offset + at + 4, offset + end)
      at = end
    }
  }
}
