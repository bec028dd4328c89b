import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { isFileKey } from '../platform/file-store.ts'
import { isReplacedStep, knownMigrations, presentSteps } from '../platform/migrate.ts'

/** A backup cannot be restored. The message is one line for the operator. */
export class RestoreError extends Error {}

export const damagedError = () =>
  new RestoreError('The backup is damaged: nothing was brought back.')

/** A file in the archive; `start` is the offset of its first byte. */
export type ArchiveEntry = { name: string; start: number; size: number }

const headerSchema = z.object({
  migrations: z.array(z.string()).check(z.minLength(1)),
  lastNumbers: z.record(z.string(), z.int()),
})
const checksumsSchema = z.record(z.string(), z.string())
const fileListSchema = z.object({
  folder: z.string().check(z.regex(/^[a-z0-9]+$/)),
  files: z.record(
    z.string().check(z.refine(isFileKey)),
    z.object({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)), size: z.int() }),
  ),
})

/** The files of a backup that are kept beside it: the content of each key, in a folder of the place of the copies. */
export type FileList = z.output<typeof fileListSchema>

const BLOCK = 512
/** The list of the files that are kept beside the archive (decision 0970). */
const FILE_LIST = 'files.json'
/** lisan.json and sha256.json are read into memory; the latter has a line for each file. */
const TEXT_MAX_BYTES = 256 * 1024 * 1024
/** Other programs pad an archive to a record of 10 KB. */
const TAIL_MAX_BYTES = 20 * 1024

/**
 * Reads the entries and the header of a backup and verifies every byte (decision 0210). Throws RestoreError if a byte
 * is wrong, missing or surplus, and if a newer version, or one that is too old, made the backup. `fileList` is that of a backup whose
 * files are kept beside it.
 */
export async function openArchive(path: string) {
  const entries = await readEntries(path)
  const checksums = await readJsonEntry(path, entries.at(-1), checksumsSchema)
  const expected = new Map(Object.entries(checksums))
  const contentEntries = entries.slice(0, -1)
  if (expected.size !== contentEntries.length) throw damagedError()
  for (const entry of contentEntries)
    if ((await hashEntry(path, entry)) !== expected.get(entry.name)) throw damagedError()
  const { format } = await readJsonEntry(path, entries[0], z.object({ format: z.number() }))
  if (format !== 1 && format !== 2) throw newerVersionError()
  const header = await readJsonEntry(path, entries[0], headerSchema)
  const migrations = presentSteps(header.migrations)
  const unknown = migrations.find((it) => !knownMigrations.includes(it))
  if (unknown) throw isReplacedStep(unknown) ? olderVersionError() : newerVersionError()
  const listEntry = contentEntries.find((it) => it.name === FILE_LIST)
  if ((format === 2) !== (listEntry !== undefined)) throw damagedError()
  const fileList = listEntry && (await readJsonEntry(path, listEntry, fileListSchema))
  return { header: { ...header, migrations }, entries: contentEntries, fileList }
}

/** Reads the bytes of an entry. */
export function readEntry(path: string, { start, size }: ArchiveEntry): Readable {
  return size === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + size - 1 })
}

const newerVersionError = () =>
  new RestoreError(
    'This backup was made by a newer version of the school: nothing was brought back.',
  )
const olderVersionError = () =>
  new RestoreError(
    'This backup is of a version that this one cannot upgrade: restore it with the last version before 1.0.0.',
  )
const notABackupError = () => new RestoreError('This is no backup of a school.')

async function readEntries(path: string): Promise<ArchiveEntry[]> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new RestoreError(`The backup cannot be read: ${error.message}.`)
  })
  try {
    return await walkHeaders(file)
  } finally {
    await file.close()
  }
}

/** Reads the headers one by one. The parser of tar-stream never ends on some invalid headers. */
async function walkHeaders(file: FileHandle): Promise<ArchiveEntry[]> {
  const stats = await file.stat()
  if (!stats.isFile()) throw notABackupError()
  const entries: ArchiveEntry[] = []
  const names = new Set<string>()
  let offset = 0
  for (; names.size === 0 || entries.at(-1)?.name !== 'sha256.json'; ) {
    const entry = parseHeader(await readAt(file, offset, BLOCK), offset + BLOCK)
    if (entries.length === 0 && entry?.name !== 'lisan.json') throw notABackupError()
    if (!entry || names.has(entry.name) || !isAllowedName(entry.name)) throw damagedError()
    const end = entry.start + entry.size
    offset = Math.ceil(end / BLOCK) * BLOCK
    if (offset + 2 * BLOCK > stats.size || !isZero(await readAt(file, end, offset - end)))
      throw damagedError()
    names.add(entry.name)
    entries.push(entry)
  }
  const tail = stats.size - offset
  if (tail > TAIL_MAX_BYTES || !isZero(await readAt(file, offset, tail))) throw damagedError()
  return entries
}

const isAllowedName = (name: string) =>
  name === 'lisan.json' ||
  name === 'sha256.json' ||
  name === FILE_LIST ||
  tableOfEntry(name) !== undefined ||
  fileKeyOfEntry(name) !== undefined

/** Returns the table whose rows an entry contains. */
export const tableOfEntry = (name: string): string | undefined =>
  /^rows\/([a-z0-9_]+)\.jsonl\.gz$/.exec(name)?.[1]

/** Returns the key of the file that an entry contains. */
export function fileKeyOfEntry(name: string): string | undefined {
  const key = name.startsWith('files/') ? name.slice('files/'.length) : ''
  return isFileKey(key) ? key : undefined
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, position)
  return bytes.subarray(0, bytesRead)
}

const isZero = (bytes: Buffer) => bytes.every((it) => it === 0)

/** Parses a header (POSIX ustar). Returns undefined if it is not of a regular file. */
function parseHeader(block: Buffer, start: number): ArchiveEntry | undefined {
  if (block.length < BLOCK) return undefined
  let sum = 8 * 32
  for (const [offset, byte] of block.entries()) if (offset < 148 || offset >= 156) sum += byte
  const digits = sum.toString(8).padStart(6, '0')
  const written = block.toString('latin1', 148, 156)
  // our own writer's format, and the standard's
  if (written !== `${digits} \0` && written !== `${digits}\0 `) return undefined
  const type = block.toString('latin1', 156, 157)
  const [name = ''] = block.toString('latin1', 0, 100).split('\0')
  const size = parseSize(block.subarray(124, 136))
  return type === '0' && Number.isSafeInteger(size) ? { name, start, size } : undefined
}

function parseSize(field: Buffer): number {
  // octal digits, or from 8 GB up a number in base 256
  if (field[0] === 0x80) return Number(BigInt(`0x${field.toString('hex', 1)}`))
  const digits = /^[0-7]+(?=[ \0]*$)/.exec(field.toString('latin1'))?.[0]
  return digits === undefined ? Number.NaN : Number.parseInt(digits, 8)
}

async function hashEntry(path: string, entry: ArchiveEntry): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of readEntry(path, entry)) hash.update(bytes)
  return hash.digest('hex')
}

async function readJsonEntry<T extends z.ZodMiniType>(
  path: string,
  entry: ArchiveEntry | undefined,
  schema: T,
): Promise<z.output<T>> {
  if (!entry || entry.size > TEXT_MAX_BYTES) throw damagedError()
  const text = (await buffer(readEntry(path, entry))).toString('utf8')
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw damagedError()
  }
}
