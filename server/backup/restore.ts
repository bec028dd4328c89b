import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { Db } from '../kernel/db.ts'
import { type FileStore, isKey } from '../kernel/files.ts'
import { knownMigrations, migrate } from '../kernel/migrate.ts'
import type { Header } from './backup.ts'
import { type AnyDb, continueAfter, type Row, tablesInOrder } from './tables.ts'

/** Why a backup is not brought back, in words for whoever asked for it. */
export class CannotRestore extends Error {}

type School = { db: Db; files: FileStore }
type Sums = Record<string, string>

/**
 * Brings a backup back into an empty school on either engine, and to the newest schema: every row with its number, and
 * every file. Refuses a school with people in it, a backup of a newer version and one that is damaged; then no row is
 * written (decision 0210).
 */
export async function restore(
  { db, files }: School,
  from: string,
): Promise<{ rows: number; files: number }> {
  await refuseFull(db)
  const folder = await mkdtemp(join(tmpdir(), 'lisan-restore-'))
  try {
    const header = await headerOf(from)
    await migrate(db, header.migrations.at(-1))
    const done = await (db as unknown as AnyDb)
      .transaction()
      .execute((tx) => fill(tx, { from, folder, files, header }))
    await migrate(db)
    return done
  } catch (fault) {
    throw isTarFault(fault) ? damaged() : fault
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function refuseFull(db: Db) {
  const tables = await tablesInOrder(db as unknown as AnyDb)
  if (!tables.includes('people')) return
  const somebody = await db.selectFrom('people').select('id').limit(1).executeTakeFirst()
  if (somebody)
    throw new CannotRestore('There is a school here already: restore into an empty one.')
}

async function headerOf(from: string): Promise<Header> {
  for await (const { header, stream } of entriesOf(from)) {
    if (header.name !== 'lisan.json') break
    const known = JSON.parse(await text(stream)) as Header
    const newest = known.migrations.find((it) => !knownMigrations.includes(it))
    if (known.format !== 1 || newest)
      throw new CannotRestore('This backup was made by a newer version of the school.')
    return known
  }
  throw new CannotRestore('This is no backup of a school.')
}

type Filling = { from: string; folder: string; files: FileStore; header: Header }

async function fill(tx: AnyDb, { from, folder, files, header }: Filling) {
  const found: Sums = {}
  const counted = { rows: 0, files: 0 }
  let told: Sums | undefined
  // what a migration put there comes with the backup too
  for (const table of (await tablesInOrder(tx)).reverse()) await tx.deleteFrom(table).execute()
  for await (const { header: entry, stream } of entriesOf(from)) {
    const { name } = entry
    if (name === 'sha256.json') {
      told = JSON.parse(await text(stream)) as Sums
      continue
    }
    const sum = createHash('sha256')
    stream.on('data', (bytes: Buffer) => sum.update(bytes))
    const table = /^rows\/([a-z_]+)\.jsonl\.gz$/.exec(name)?.[1]
    const key = name.startsWith('files/') ? name.slice('files/'.length) : ''
    if (table) counted.rows += await insertRows(tx, table, stream)
    else if (isKey(key)) {
      await keep(files, key, stream, folder)
      counted.files++
    } else stream.resume()
    await ended(stream)
    found[name] = sum.digest('hex')
  }
  if (!told || !sameSums(told, found)) throw damaged()
  for (const [table, last] of Object.entries(header.lastNumbers))
    await continueAfter(tx, table, last)
  return counted
}

const damaged = () => new CannotRestore('The backup is damaged: nothing was brought back.')

const sameSums = (told: Sums, found: Sums) =>
  Object.keys(told).length === Object.keys(found).length &&
  Object.entries(told).every(([name, sum]) => found[name] === sum)

async function keep(files: FileStore, key: string, stream: Readable, folder: string) {
  const path = join(folder, 'file')
  await pipeline(stream, createWriteStream(path, { mode: 0o600 }))
  await files.keep(path, key)
}

// SQLite takes 32,766 values in one statement
const VALUES_AT_ONCE = 20_000

async function insertRows(tx: AnyDb, table: string, stream: Readable): Promise<number> {
  let count = 0
  let waiting: Row[] = []
  const write = async () => {
    if (waiting.length > 0) await tx.insertInto(table).values(waiting).execute()
    count += waiting.length
    waiting = []
  }
  const unzipped = stream.pipe(createGunzip())
  stream.once('error', (fault) => unzipped.destroy(fault))
  for await (const line of createInterface({
    input: unzipped,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (line === '') continue
    const row = JSON.parse(line) as Row
    waiting.push(row)
    if (waiting.length * Object.keys(row).length >= VALUES_AT_ONCE) await write()
  }
  await write()
  return count
}

type Entry = { header: { name: string }; stream: Readable }

/** The entries of a tar one after the other. */
async function* entriesOf(from: string): AsyncGenerator<Entry> {
  const tar = extract()
  const source = createReadStream(from)
  source.once('error', (fault) => tar.destroy(fault))
  source.pipe(tar as never)
  try {
    for await (const stream of tar as never as AsyncIterable<Readable & Entry>)
      yield { header: stream.header, stream }
  } finally {
    source.destroy()
  }
}

// of the reader of tars and of the one of gzip: neither has a class of its own
const isTarFault = (fault: unknown) =>
  fault instanceof Error &&
  !(fault instanceof CannotRestore) &&
  /tar|end of data|Z_|checksum/i.test(fault.message)

function ended(stream: Readable): Promise<void> {
  if (stream.readableEnded || stream.destroyed) return Promise.resolve()
  return new Promise((resolve, reject) =>
    stream.once('end', resolve).once('error', reject).resume(),
  )
}
