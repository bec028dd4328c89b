import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { isKey } from '../kernel/files.ts'

/** Why a backup is not brought back, in one line for the operator. */
export class CannotRestore extends Error {}

export const damaged = () => new CannotRestore('The backup is damaged: nothing was brought back.')

/** A file within the archive; `start` is the position of its first byte. */
export type Entry = { name: string; start: number; size: number }

const headerShape = z.object({
  migrations: z.array(z.string()).check(z.minLength(1)),
  lastNumbers: z.record(z.string(), z.int()),
})
const sumsShape = z.record(z.string(), z.string())

const BLOCK = 512
/** lisan.json and sha256.json are read into memory: the latter names each file. */
const TEXT_MAX_BYTES = 256 * 1024 * 1024
/** Other programs fill the end of an archive up to a record of 10 KB. */
const TAIL_MAX_BYTES = 20 * 1024

/**
 * Reads a backup's list of entries and its header after checking every byte of it (decision 0324). Throws CannotRestore
 * when a byte is wrong, missing or too many, and when a newer version made the backup.
 */
export async function openArchive(path: string, knownMigrations: readonly string[]) {
  const entries = await entriesOf(path)
  const sums = await jsonOf(path, entries.at(-1), sumsShape)
  const told = new Map(Object.entries(sums))
  const content = entries.slice(0, -1)
  if (told.size !== content.length) throw damaged()
  for (const entry of content)
    if ((await hashOf(path, entry)) !== told.get(entry.name)) throw damaged()
  const { format } = await jsonOf(path, entries[0], z.object({ format: z.number() }))
  if (format !== 1) throw newer()
  const header = await jsonOf(path, entries[0], headerShape)
  if (header.migrations.some((it) => !knownMigrations.includes(it))) throw newer()
  return { header, entries: content }
}

/** The bytes of an entry. */
export function readEntry(path: string, { start, size }: Entry): Readable {
  return size === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + size - 1 })
}

const newer = () =>
  new CannotRestore(
    'This backup was made by a newer version of the school: nothing was brought back.',
  )
const notABackup = () => new CannotRestore('This is no backup of a school.')

async function entriesOf(path: string): Promise<Entry[]> {
  const file = await open(path).catch((fault: NodeJS.ErrnoException) => {
    throw new CannotRestore(`The backup cannot be read: ${fault.message}.`)
  })
  try {
    return await walk(file)
  } finally {
    await file.close()
  }
}

/** Follows the headers from one to the next. The parser of tar-stream waits for ever on some that are wrong. */
async function walk(file: FileHandle): Promise<Entry[]> {
  const about = await file.stat()
  if (!about.isFile()) throw notABackup()
  const entries: Entry[] = []
  const names = new Set<string>()
  let at = 0
  for (; names.size === 0 || entries.at(-1)?.name !== 'sha256.json'; ) {
    const entry = parseHeader(await read(file, at, BLOCK), at + BLOCK)
    if (entries.length === 0 && entry?.name !== 'lisan.json') throw notABackup()
    if (!entry || names.has(entry.name) || !mayHold(entry.name)) throw damaged()
    const end = entry.start + entry.size
    at = Math.ceil(end / BLOCK) * BLOCK
    if (at + 2 * BLOCK > about.size || !isZero(await read(file, end, at - end))) throw damaged()
    names.add(entry.name)
    entries.push(entry)
  }
  const tail = about.size - at
  if (tail > TAIL_MAX_BYTES || !isZero(await read(file, at, tail))) throw damaged()
  return entries
}

const mayHold = (name: string) =>
  name === 'lisan.json' ||
  name === 'sha256.json' ||
  tableOf(name) !== undefined ||
  keyOf(name) !== undefined

/** The table whose rows an entry holds. */
export const tableOf = (name: string): string | undefined =>
  /^rows\/([a-z0-9_]+)\.jsonl\.gz$/.exec(name)?.[1]

/** The key of the file that an entry holds. */
export function keyOf(name: string): string | undefined {
  const key = name.startsWith('files/') ? name.slice('files/'.length) : ''
  return isKey(key) ? key : undefined
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, position)
  return bytes.subarray(0, bytesRead)
}

const isZero = (bytes: Buffer) => bytes.every((it) => it === 0)

/** An entry from its header (POSIX ustar), or undefined if it is not of a regular file. */
function parseHeader(block: Buffer, start: number): Entry | undefined {
  if (block.length < BLOCK) return undefined
  let sum = 8 * 32
  for (const [at, byte] of block.entries()) if (at < 148 || at >= 156) sum += byte
  const digits = sum.toString(8).padStart(6, '0')
  const written = block.toString('latin1', 148, 156)
  // the one of our own writer, and that of the standard
  if (written !== `${digits} \0` && written !== `${digits}\0 `) return undefined
  const type = block.toString('latin1', 156, 157)
  const [name = ''] = block.toString('latin1', 0, 100).split('\0')
  const size = sizeIn(block.subarray(124, 136))
  return type === '0' && Number.isSafeInteger(size) ? { name, start, size } : undefined
}

function sizeIn(field: Buffer): number {
  // octal digits, or from 8 GB up a number in base 256
  if (field[0] === 0x80) return Number(BigInt(`0x${field.toString('hex', 1)}`))
  const digits = /^[0-7]+(?=[ \0]*$)/.exec(field.toString('latin1'))?.[0]
  return digits === undefined ? Number.NaN : Number.parseInt(digits, 8)
}

async function hashOf(path: string, entry: Entry): Promise<string> {
  const sum = createHash('sha256')
  for await (const bytes of readEntry(path, entry)) sum.update(bytes)
  return sum.digest('hex')
}

async function jsonOf<T extends z.ZodMiniType>(
  path: string,
  entry: Entry | undefined,
  shape: T,
): Promise<z.output<T>> {
  if (!entry || entry.size > TEXT_MAX_BYTES) throw damaged()
  const text = (await buffer(readEntry(path, entry))).toString('utf8')
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw damaged()
  }
}
