import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { type Db, isSqlite, type Tx } from '../kernel/db.ts'
import type { FileStore } from '../kernel/files.ts'
import { knownMigrations, migrate, migrationState } from '../kernel/migrate.ts'
import { alone } from '../upgrade.ts'
import { CannotRestore, damaged, keyOf, openArchive, readEntry, tableOf } from './archive.ts'
import { markRestoring, unmarkRestoring } from './in-progress.ts'
import { insertRows } from './rows.ts'
import { type AnyDb, continueAfter, ownTables, tablesInOrder } from './tables.ts'
import { withTemporaryFolder } from './temporary.ts'

type Target = { db: Db; files: FileStore; dataDir: string }
type Archive = { path: string } & Awaited<ReturnType<typeof openArchive>>

/**
 * Brings a backup back into an empty school on either engine, and to the newest schema: every row with its number, and
 * every file. Throws CannotRestore for a school with users, and for a backup that is newer or damaged; then nothing is
 * written. When the process is killed, the school does not start until the restore is repeated (decision 0323).
 */
export async function restore(
  target: Target,
  from: string,
  say: (line: string) => void = () => {},
): Promise<{ rows: number; files: number }> {
  const archive = { path: from, ...(await openArchive(from, knownMigrations)) }
  return alone(target.db, say, async () => {
    await refuseFull(target.db)
    await markRestoring(target.db)
    try {
      return await fill(target, archive)
    } catch (fault) {
      await unmarkRestoring(target.db)
      throw isAboutContent(fault) ? damaged() : fault
    }
  })
}

async function refuseFull(db: Db) {
  if ((await migrationState(db)).unknown.length > 0)
    throw new CannotRestore('The database was upgraded by a newer version: restore with that one.')
  const tables = await tablesInOrder(db as unknown as AnyDb)
  if (!tables.includes('people')) return
  const user = await db.selectFrom('people').select('id').limit(1).executeTakeFirst()
  if (user) throw new CannotRestore('There is a school here already: restore into an empty one.')
}

/** Files first: a row never names one that is not there. All rows, the tables and the mark change in one transaction. */
async function fill(target: Target, archive: Archive) {
  const added: string[] = []
  try {
    const files = await keepFiles(target, archive, added)
    const rows = await target.db.transaction().execute((tx) => fillTables(tx, archive))
    return { rows, files }
  } catch (fault) {
    for (const key of added) await target.files.remove(key)
    throw fault
  }
}

/** Stores every file of the archive. Notes in `added` those that were not there before. */
async function keepFiles({ files, dataDir }: Target, { path, entries }: Archive, added: string[]) {
  return withTemporaryFolder(dataDir, async (folder) => {
    let count = 0
    for (const entry of entries) {
      const key = keyOf(entry.name)
      if (!key) continue
      const isNew = (await files.size(key)) === null
      if (isNew) added.push(key)
      const temporary = join(folder, 'file')
      await pipeline(readEntry(path, entry), createWriteStream(temporary, { mode: 0o600 }))
      await files.keep(temporary, key)
      count++
    }
    return count
  })
}

async function fillTables(tx: Tx, { path, header, entries }: Archive): Promise<number> {
  const any = tx as unknown as AnyDb
  // a row may refer to one that comes after it
  if (isSqlite(tx)) await sql`pragma defer_foreign_keys = on`.execute(tx)
  await dropTables(tx)
  await migrate(tx, header.migrations)
  const tables = await ownTables(tx)
  const named = entries.map((it) => tableOf(it.name))
  // a backup holds each table, with or without rows
  if (tables.some((it) => !named.includes(it))) throw damaged()
  // rows that a migration wrote come with the backup too
  for (const table of [...tables].reverse()) await any.deleteFrom(table).execute()
  let rows = 0
  for (const entry of entries) {
    const table = tableOf(entry.name)
    if (table === undefined) continue
    if (!tables.includes(table)) throw damaged()
    rows += await insertRows(any, table, path, entry)
  }
  for (const [table, last] of Object.entries(header.lastNumbers)) {
    if (!tables.includes(table)) throw damaged()
    await continueAfter(any, table, last)
  }
  await migrate(tx)
  return rows
}

/** Empties a database that an earlier start or an earlier version left with tables, and only those. */
async function dropTables(tx: Tx) {
  for (const table of (await ownTables(tx)).reverse()) await tx.schema.dropTable(table).execute()
  for (const table of ['kysely_migration', 'kysely_migration_lock'])
    await tx.schema.dropTable(table).ifExists().execute()
  await unmarkRestoring(tx)
}

/** True if the archive's text, numbers or compression caused the error, rather than the disk or the database. */
function isAboutContent(fault: unknown): boolean {
  if (fault instanceof SyntaxError || fault instanceof TypeError || fault instanceof RangeError)
    return true
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  // zlib; SQLite; PostgreSQL's classes of wrong data, broken constraints and unknown columns
  return /^(Z_|SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)|2[123]...$|42...$)/.test(code)
}
