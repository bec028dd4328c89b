import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Db, isSqlite, type Tx } from '../platform/db.ts'
import type { FileStore } from '../platform/file-store.ts'
import { migrate, migrationState } from '../platform/migrate.ts'
import { type Row, type UntypedDb, untyped } from '../platform/untyped-db.ts'
import { withUpgradeLock } from '../platform/upgrade-lock.ts'
import { emptyWriteAheadLog } from '../platform/write-ahead-log.ts'
import { hasUsers, listOwnTables, setSequence } from './database-tables.ts'
import {
  type ArchiveEntry,
  damagedError,
  type FileList,
  fileKeyOfEntry,
  openArchive,
  RestoreError,
  readEntry,
  tableOfEntry,
} from './read-archive.ts'
import { clearRestoreMarker, setRestoreMarker } from './restore-marker.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

export type RestoreTarget = { db: Db; files: FileStore; dataDir: string }
/** What is kept beside a backup. */
type Beside = {
  /** Reads a file of the school, and throws RestoreError for one that is missing or damaged. */
  readFile: (list: FileList, key: string, path: string) => Promise<void>
  /** The keys of the records of erased accounts. */
  erasures: readonly string[]
  readErasure: (key: string, path: string) => Promise<void>
}
type Archive = { path: string } & Awaited<ReturnType<typeof openArchive>>

/**
 * Restores a backup into an empty database on either engine and upgrades it to the newest schema: every row with its
 * id, and every file. Throws RestoreError for a database with users and for a backup that is newer or damaged; then
 * nothing is written. If the process is killed, the server does not start until the restore is repeated (decision 0210).
 */
export async function restore(
  target: RestoreTarget,
  from: string,
  log: (line: string) => void = () => {},
  beside?: Beside,
): Promise<{ rows: number; files: number }> {
  const archive = { path: from, ...(await openArchive(from)) }
  if (archive.fileList && !beside)
    throw new RestoreError(
      'The files of this copy are kept beside it: restore it with BACKUP_TO and its name, or "latest".',
    )
  return withUpgradeLock(target.db, log, async () => {
    await requireEmptyDatabase(target.db)
    await setRestoreMarker(target.db)
    try {
      const restored = await restoreContent(target, archive, beside)
      // a row that the server erases at its start must not stay in the log
      if (isSqlite(target.db)) await emptyWriteAheadLog(target.db)
      return restored
    } catch (error) {
      await clearRestoreMarker(target.db)
      throw isContentError(error) ? damagedError() : error
    }
  })
}

async function requireEmptyDatabase(db: Db) {
  if ((await migrationState(db)).unknown.length > 0)
    throw new RestoreError('The database is of another version: restore with that one.')
  if (await hasUsers(untyped(db)))
    throw new RestoreError('There is a school here already: restore into an empty one.')
}

/**
 * Restores files first, so that no row refers to a missing file and no erased account is back without the record of its erasure.
 * All rows, tables and the marker change in one transaction.
 */
async function restoreContent(target: RestoreTarget, archive: Archive, beside: Beside | undefined) {
  const addedKeys: string[] = []
  try {
    const files = await restoreFiles(target, archive, { addedKeys, beside })
    const rows = await restoreRows(target.db, archive)
    return { rows, files }
  } catch (error) {
    for (const key of addedKeys) await target.files.remove(key)
    throw error
  }
}

type FileRestore = { addedKeys: string[]; beside: Beside | undefined }

/** Stores every file of the archive, or beside it. Adds the keys of new files to `addedKeys`. */
async function restoreFiles(
  { files, dataDir }: RestoreTarget,
  { path, entries, fileList }: Archive,
  { addedKeys, beside }: FileRestore,
) {
  return withTemporaryFolder(dataDir, async (folder) => {
    let count = 0
    const temporary = join(folder, 'file')
    const store = async (key: string) => {
      if ((await files.size(key)) === null) addedKeys.push(key)
      await files.put(temporary, key)
      count++
    }
    for (const entry of entries) {
      const key = fileKeyOfEntry(entry.name)
      if (!key) continue
      await pipeline(readEntry(path, entry), createWriteStream(temporary, { mode: 0o600 }))
      await store(key)
    }
    if (!beside) return count
    for (const key of Object.keys(fileList?.files ?? {})) {
      if (fileList) await beside.readFile(fileList, key, temporary)
      await store(key)
    }
    const restored = count
    for (const key of beside.erasures) {
      await beside.readErasure(key, temporary)
      await store(key)
    }
    return restored
  })
}

type Pause = () => Promise<void>
const doNotPause: Pause = async () => {}

/** Restores the rows of a verified archive in one transaction, and returns their number. Calls `pause` after each statement of rows. */
export const restoreRows = (db: Db, archive: Archive, pause: Pause = doNotPause): Promise<number> =>
  db.transaction().execute((tx) => restoreTables(tx, archive, pause))

async function restoreTables(
  tx: Tx,
  { path, header, entries }: Archive,
  pause: Pause,
): Promise<number> {
  const untypedDb = untyped(tx)
  // a row can refer to a later one
  if (isSqlite(tx)) await sql`pragma defer_foreign_keys = on`.execute(tx)
  await dropTables(tx)
  await migrate(tx, header.migrations)
  const tables = await listOwnTables(tx)
  const archivedTables = entries.map((it) => tableOfEntry(it.name))
  // a backup contains every table, also without rows
  if (tables.some((it) => !archivedTables.includes(it))) throw damagedError()
  // rows that a migration inserted are in the backup too
  for (const table of [...tables].reverse()) await untypedDb.deleteFrom(table).execute()
  let rows = 0
  for (const entry of entries) {
    const table = tableOfEntry(entry.name)
    if (table === undefined) continue
    if (!tables.includes(table)) throw damagedError()
    rows += await insertRows({ tx: untypedDb, table, pause }, path, entry)
  }
  await setSequences(untypedDb, tables, header.lastNumbers)
  await migrate(tx)
  return rows
}

async function setSequences(
  untypedDb: UntypedDb,
  tables: readonly string[],
  lastNumbers: Archive['header']['lastNumbers'],
): Promise<void> {
  for (const [table, last] of Object.entries(lastNumbers)) {
    if (!tables.includes(table)) throw damagedError()
    await setSequence(untypedDb, table, last)
  }
}

/** Drops the tables that an earlier start or version created, and no others. */
async function dropTables(tx: Tx) {
  for (const table of (await listOwnTables(tx)).reverse())
    await tx.schema.dropTable(table).execute()
  for (const table of ['kysely_migration', 'kysely_migration_lock'])
    await tx.schema.dropTable(table).ifExists().execute()
  await clearRestoreMarker(tx)
}

/** True if the content of the archive caused the error, not the disk or the database. */
function isContentError(error: unknown): boolean {
  if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError)
    return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // zlib; SQLite; PostgreSQL's classes of invalid data, violated constraints and unknown columns
  return /^(Z_|SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)|2[123]...$|42...$)/.test(code)
}

// SQLite accepts 32,766 in one; a trial beside the school runs short statements and pauses after each
const MAX_VALUES_PER_STATEMENT = 2_000
/** Much longer than the longest row. */
const LINE_MAX_LENGTH = 64 * 1024 * 1024

/** Inserts the rows of an entry into its table and returns their number. Throws if the entry is not a list of rows. */
async function insertRows(
  { tx, table, pause }: { tx: UntypedDb; table: string; pause: Pause },
  archive: string,
  entry: ArchiveEntry,
): Promise<number> {
  let count = 0
  let pendingRows: Row[] = []
  const flush = async () => {
    if (pendingRows.length === 0) return
    await tx.insertInto(table).values(pendingRows).execute()
    count += pendingRows.length
    pendingRows = []
    await pause()
  }
  await pipeline(readEntry(archive, entry), createGunzip(), async (bytes) => {
    for await (const line of splitLines(bytes)) {
      if (line === '') continue
      const row: Row = JSON.parse(line)
      pendingRows.push(row)
      if (pendingRows.length * Object.keys(row).length >= MAX_VALUES_PER_STATEMENT) await flush()
    }
  })
  await flush()
  return count
}

/** Splits a stream into lines. node:readline would hold a line of any length in memory. */
async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let remainder = ''
  for await (const chunk of bytes) {
    const lines = (remainder + decoder.decode(chunk, { stream: true })).split('\n')
    remainder = lines.pop() ?? ''
    if (remainder.length > LINE_MAX_LENGTH) throw damagedError()
    yield* lines
  }
  yield remainder
}
