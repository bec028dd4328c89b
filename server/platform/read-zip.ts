import { inflateRawSync } from 'node:zlib'

/** A file of a zip archive. `name` is without folders. */
export type ZipEntry = { name: string; content: Buffer }

type Limits = { maxEntries: number; maxBytes: number }

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_FILE = 0x04034b50
const END_BYTES = 22
const MAX_COMMENT = 65_535

export class UnreadableZip extends Error {}

/**
 * The files of a zip archive that is in memory, without folders. Throws `UnreadableZip` for what is no archive, for one of more files or
 * unpacked bytes than the limits, and for encrypted files and those larger than 4 GB: nothing is unpacked beyond `maxBytes`.
 * Not by yauzl, which hands out a stream for each file and leaves the sum of their bytes to its caller.
 */
export function readZip(archive: Buffer, { maxEntries, maxBytes }: Limits): ZipEntry[] {
  try {
    const end = findEnd(archive)
    const count = archive.readUInt16LE(end + 10)
    if (count > maxEntries) throw new UnreadableZip('Too many files')
    let offset = archive.readUInt32LE(end + 16)
    let room = maxBytes
    const entries: ZipEntry[] = []
    for (let index = 0; index < count; index++) {
      if (archive.readUInt32LE(offset) !== DIRECTORY_ENTRY) throw new UnreadableZip('No entry')
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) =>
        archive.readUInt16LE(offset + at),
      ) as [number, number, number]
      const path = archive.toString('utf8', offset + 46, offset + 46 + nameLength)
      const name = path.split(/[\\/]/).at(-1) ?? ''
      if (name !== '') {
        const content = unpack(archive, offset, room)
        room -= content.length
        entries.push({ name, content })
      }
      offset += 46 + nameLength + extraLength + commentLength
    }
    return entries
  } catch (error) {
    // a number outside the archive, or data that do not inflate
    throw error instanceof UnreadableZip ? error : new UnreadableZip(String(error))
  }
}

function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_BYTES - MAX_COMMENT)
  for (let at = archive.length - END_BYTES; at >= first; at--)
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at
  throw new UnreadableZip('No zip archive')
}

function unpack(archive: Buffer, entry: number, room: number): Buffer {
  const isEncrypted = (archive.readUInt16LE(entry + 8) & 1) === 1
  const method = archive.readUInt16LE(entry + 10)
  const size = archive.readUInt32LE(entry + 20)
  const local = archive.readUInt32LE(entry + 42)
  if (isEncrypted || archive.readUInt32LE(local) !== LOCAL_FILE)
    throw new UnreadableZip('No readable file')
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const packed = archive.subarray(start, start + size)
  if (packed.length < size) throw new UnreadableZip('A file is cut off')
  if (method === 0 && size <= room) return packed
  if (method !== 8) throw new UnreadableZip('No known compression, or too large')
  // an empty limit would mean none
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) })
}
