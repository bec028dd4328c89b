import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Pack, pack } from 'tar-stream'
import { type Db, isSqlite } from '../kernel/db.ts'
import type { FileStore } from '../kernel/files.ts'
import { keyIn } from '../kernel/media.ts'
import { moveDurably } from './move-durably.ts'
import { type AnyDb, lastNumbers, migrationsOf, ownTables, type Row } from './tables.ts'
import { noteUnfinished, withTemporaryFolder } from './temporary.ts'

/** The first entry of a backup: what is in it, for whoever brings it back. */
export type Header = {
  format: 1
  /** Unix seconds. */
  madeAt: number
  migrations: string[]
  lastNumbers: Record<string, number>
}

type Dumped = { header: Header; tables: string[]; keys: Set<string> }

const AT_ONCE = 2000

/** What is backed up: without a media store only the rows. Temporary files are in `dataDir`. */
type Source = { db: Db; files?: FileStore; dataDir: string }

/**
 * Writes the whole school into one tar file: its rows, which all are of one moment while the school goes on, and every
 * file that a row names (decision 0210). The file holds passwords' hashes and the school's secrets: keep it safe.
 */
export async function backUp(
  { db, files, dataDir }: Source,
  to: string,
  madeAt: number,
): Promise<{ rows: number; files: number }> {
  const unfinished = `${resolve(to)}.unfinished`
  return withTemporaryFolder(dataDir, async (folder) => {
    noteUnfinished(folder, unfinished)
    try {
      const { rows, ...dumped } = await dumpRows(db, folder, madeAt)
      const taken = await writeTar(unfinished, folder, dumped, files)
      // a file of the name that was asked for is always whole
      await moveDurably(unfinished, resolve(to))
      return { rows, files: taken }
    } finally {
      await rm(unfinished, { force: true })
    }
  })
}

async function dumpRows(db: Db, folder: string, madeAt: number) {
  return inOneMoment(db as unknown as AnyDb, async (still) => {
    let rows = 0
    const tables = await ownTables(still as unknown as Db)
    const keys = new Set<string>()
    for (const table of tables) rows += await dump(still, table, join(folder, table), keys)
    const header: Header = {
      format: 1,
      madeAt,
      migrations: await migrationsOf(still),
      lastNumbers: await lastNumbers(still, tables),
    }
    return { header, tables, keys, rows }
  })
}

/** Reads within one transaction that holds nobody up: what others write meanwhile is not seen. */
async function inOneMoment<T>(db: AnyDb, read: (still: AnyDb) => Promise<T>): Promise<T> {
  return db.connection().execute(async (still) => {
    const begin = isSqlite(db)
      ? 'begin deferred'
      : 'begin isolation level repeatable read, read only'
    await sql.raw(begin).execute(still)
    try {
      return await read(still)
    } finally {
      await sql.raw('rollback').execute(still)
    }
  })
}

async function dump(db: AnyDb, table: string, path: string, keys: Set<string>): Promise<number> {
  let rows = 0
  async function* lines() {
    for await (const some of pagesOf(db, table)) {
      rows += some.length
      for (const row of some) for (const it of Object.values(row)) noteKey(it, keys)
      yield `${some.map((row) => JSON.stringify(row)).join('\n')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }))
  return rows
}

/** A table's rows some at a time: by their number, or all where they have none (secrets and settings are few). */
async function* pagesOf(db: AnyDb, table: string): AsyncGenerator<Row[]> {
  const known = await db.introspection.getTables()
  const columns = known.find((it) => it.name === table)?.columns.map((it) => it.name) ?? []
  const all = db.selectFrom(table).select(columns)
  if (!columns.includes('id')) {
    const rows = await all.execute()
    if (rows.length > 0) yield rows
    return
  }
  for (let after = 0; ; ) {
    const rows = await all.where('id', '>', after).orderBy('id').limit(AT_ONCE).execute()
    if (rows.length === 0) return
    yield rows
    after = Number(rows.at(-1)?.id)
  }
}

// whatever column it stands in, a value of the shape of a key is one
function noteKey(value: unknown, keys: Set<string>) {
  const key = keyIn(value)
  if (key) keys.add(key)
}

async function writeTar(
  to: string,
  folder: string,
  { header, tables, keys }: Dumped,
  files: FileStore | undefined,
) {
  const tar = pack()
  const written = pipeline(tar, createWriteStream(to, { mode: 0o600 }))
  const filled = async () => {
    const sums: Record<string, string> = {}
    await addText(tar, 'lisan.json', JSON.stringify(header), sums)
    for (const table of tables) {
      const path = join(folder, table)
      const name = `rows/${table}.jsonl.gz`
      await add(tar, { name, size: (await stat(path)).size }, createReadStream(path), sums)
    }
    const taken = files ? await addFiles(tar, keys, files, sums) : 0
    await addText(tar, 'sha256.json', JSON.stringify(sums), {})
    tar.finalize()
    return taken
  }
  const [taken] = await Promise.all([
    filled().catch((fault: Error) => {
      tar.destroy(fault)
      throw fault
    }),
    written,
  ])
  return taken
}

async function addFiles(
  tar: Pack,
  keys: Set<string>,
  files: FileStore,
  sums: Record<string, string>,
) {
  let taken = 0
  for (const key of keys) {
    const size = await files.size(key)
    // a file that was removed after the moment of the rows
    if (size === null) continue
    await add(tar, { name: `files/${key}`, size }, await files.read(key), sums)
    taken++
  }
  return taken
}

const addText = (tar: Pack, name: string, text: string, sums: Record<string, string>) =>
  add(tar, { name, size: Buffer.byteLength(text) }, Readable.from([Buffer.from(text)]), sums)

async function add(
  tar: Pack,
  entry: { name: string; size: number },
  from: Readable,
  sums: Record<string, string>,
) {
  const sum = createHash('sha256')
  from.on('data', (bytes: Buffer) => sum.update(bytes))
  await pipeline(from, tar.entry({ ...entry, mode: 0o600 }))
  sums[entry.name] = sum.digest('hex')
}
