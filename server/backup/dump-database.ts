import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Db, isSqlite } from '../platform/db.ts'
import { NO_LOCAL_LIMITS } from '../platform/db-timeouts.ts'
import { extractFileKey } from '../platform/media-folders.ts'
import { type Row, readTableColumns, type UntypedDb, untyped } from '../platform/untyped-db.ts'
import { appliedMigrations, lastIds, listOwnTables } from './database-tables.ts'
import type { OpenFile, Target } from './open-target.ts'

/** The first entry of a backup: its content, for the restore. */
export type BackupHeader = {
  /** 2: the files are not in the archive but beside it, as `files.json` lists them (decision 0970). */
  format: 1 | 2
  /** Unix seconds. */
  madeAt: number
  migrations: string[]
  lastNumbers: Record<string, number>
}

/** The number of rows of a table as the database counts them, and the hash of their texts. */
export type TableDigest = { rows: number; sha256: string }
export type Digests = Record<string, TableDigest>

export type DatabaseDump = {
  header: BackupHeader
  tables: string[]
  /** The files that a row refers to. */
  keys: Set<string>
  rows: number
  digests: Digests
}

// short statements, so that the school waits for none of them
const PAGE_SIZE = 500

type DumpOptions = {
  madeAt: number
  format: BackupHeader['format']
  openFile: OpenFile
  /** Called after each page; a backup beside a running school waits in it. */
  afterPage?: () => Promise<void>
}

/** Writes the rows of each table to a file of its name in `folder`, all as they are at one moment. */
export async function dumpDatabase(
  db: Db,
  folder: string,
  { madeAt, format, openFile, afterPage }: DumpOptions,
): Promise<DatabaseDump> {
  const keys = new Set<string>()
  const read = { keys, afterPage, openTarget: (table: string) => openFile(join(folder, table)) }
  return withSnapshot(untyped(db), async (snapshot) => {
    const { tables, digests } = await readTables(snapshot, read)
    const header: BackupHeader = {
      format,
      madeAt,
      migrations: await appliedMigrations(snapshot),
      lastNumbers: await lastIds(snapshot, tables),
    }
    const rows = tables.reduce((sum, it) => sum + (digests[it]?.rows ?? 0), 0)
    return { header, tables, keys, rows, digests }
  })
}

/** Reads every row as a dump does, and returns only what it would contain. */
export async function digestDatabase(
  db: Db,
  afterPage: () => Promise<void> = async () => {},
): Promise<Digests> {
  const discard = async (): Promise<Target> => [
    new PassThrough(),
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  ]
  const read = { keys: new Set<string>(), afterPage, openTarget: discard }
  return withSnapshot(untyped(db), async (snapshot) => (await readTables(snapshot, read)).digests)
}

type TableReader = {
  keys: Set<string>
  afterPage: (() => Promise<void>) | undefined
  openTarget: (table: string) => Promise<Target>
}

async function readTables(snapshot: UntypedDb, { openTarget, ...reader }: TableReader) {
  // a transaction of the same database
  const tables = await listOwnTables(snapshot as unknown as Db)
  const columnsOf = await readTableColumns(snapshot)
  const digests: Digests = {}
  for (const name of tables) {
    const table = { name, columns: columnsOf.get(name) ?? [] }
    digests[name] = await dumpTable(snapshot, table, { ...reader, target: await openTarget(name) })
  }
  return { tables, digests }
}

/** Reads in one transaction that blocks no other; later writes are not seen. */
async function withSnapshot<T>(
  db: UntypedDb,
  read: (snapshot: UntypedDb) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (snapshot) => {
    const begin = isSqlite(db)
      ? 'begin deferred'
      : `begin isolation level repeatable read, read only; ${NO_LOCAL_LIMITS}`
    await sql.raw(begin).execute(snapshot)
    try {
      return await read(snapshot)
    } finally {
      // an error of the rollback must not hide that of the read
      await sql
        .raw('rollback')
        .execute(snapshot)
        .catch(() => {})
    }
  })
}

type Table = { name: string; columns: readonly string[] }
type TableTarget = Omit<TableReader, 'openTarget'> & { target: Target }

async function dumpTable(
  db: UntypedDb,
  table: Table,
  { keys, afterPage, target }: TableTarget,
): Promise<TableDigest> {
  const hash = createHash('sha256')
  async function* lines() {
    for await (const page of readPages(db, table)) {
      for (const row of page) for (const it of Object.values(row)) collectFileKey(it, keys)
      const texts = page.map((row) => JSON.stringify(row))
      // the order of rows without an id is that of the database
      hash.update((table.columns.includes('id') ? texts : texts.toSorted()).join('\n'))
      yield `${texts.join('\n')}\n`
      await afterPage?.()
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), ...target)
  // counted by the database, so that a row which the pages left out would be noticed
  const { rows } = await db
    .selectFrom(table.name)
    .select((it) => it.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return { rows: Number(rows), sha256: hash.digest('hex') }
}

/** Reads the rows of a table in pages by id, or all at once if it has no id (secrets and settings are few). */
async function* readPages(db: UntypedDb, { name, columns }: Table): AsyncGenerator<Row[]> {
  const all = db.selectFrom(name).select(columns)
  if (!columns.includes('id')) {
    const rows = await all.execute()
    if (rows.length > 0) yield rows
    return
  }
  for (let lastId = 0; ; ) {
    const rows = await all.where('id', '>', lastId).orderBy('id').limit(PAGE_SIZE).execute()
    if (rows.length === 0) return
    yield rows
    lastId = Number(rows.at(-1)?.id)
  }
}

// any value with the format of a file key is treated as one, whatever its column
function collectFileKey(value: unknown, keys: Set<string>) {
  const key = extractFileKey(value)
  if (key) keys.add(key)
}
