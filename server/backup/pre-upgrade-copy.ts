import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { now } from '../platform/clock.ts'
import { type Db, isSqlite } from '../platform/db.ts'
import { type DiskConfig, readDiskSpace } from '../platform/disk-space.ts'
import { createBackup } from './backup.ts'
import { estimateDatabaseSize } from './database-tables.ts'
import { renameDurably } from './durable-rename.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** The database could not be copied. The message is one line for the operator. */
export class DatabaseCopyError extends Error {}

const MAX_COPIES = 2
const MB = 1024 * 1024

/**
 * Copies the database before an upgrade to DATA_DIR/copies: a SQLite file, or on PostgreSQL a backup without files
 * (decision 0320). Keeps the two newest copies. Returns the path. Throws DatabaseCopyError on failure.
 */
export async function copyBeforeUpgrade(
  db: Db,
  disk: DiskConfig,
  lastStep: string,
): Promise<string> {
  const dataDir = disk.DATA_DIR
  const folder = join(dataDir, 'copies')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  await checkFreeSpace(db, disk)
  const timestamp = new Date(now() * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const name = `${timestamp}-before-upgrade-from-${lastStep}${isSqlite(db) ? '.sqlite' : '.tar'}`
  const path = join(folder, name)
  try {
    await withTemporaryFolder(dataDir, async (temporary) => {
      const unfinished = join(temporary, name)
      await (isSqlite(db) ? copySqliteFile(db, unfinished) : copyRows(db, disk, unfinished))
      await renameDurably(unfinished, path)
    })
  } catch (error) {
    throw new DatabaseCopyError(error instanceof Error ? error.message : String(error))
  }
  deleteOlderCopies(folder, name, lastStep)
  return path
}

async function checkFreeSpace(db: Db, disk: DiskConfig) {
  const needed = await estimateDatabaseSize(db)
  const { available, free, reserve } = await readDiskSpace(disk)
  if (available >= needed) return
  const mb = (bytes: number) => Math.ceil(bytes / MB)
  throw new DatabaseCopyError(
    `it needs ${mb(needed)} MB in DATA_DIR beside the ${mb(reserve)} MB that stay free (DISK_RESERVE_MB), and ${mb(free)} MB are free`,
  )
}

async function copySqliteFile(db: Db, path: string) {
  // an empty file with the right mode: SQLite fills it and keeps the mode
  closeSync(openSync(path, 'wx', 0o600))
  await sql`vacuum into ${path}`.execute(db)
}

const copyRows = (
  db: Db,
  { DATA_DIR: dataDir, DISK_RESERVE_MB: diskReserveMb }: DiskConfig,
  path: string,
) => createBackup({ db, dataDir, diskReserveMb }, path, now()).then(() => {})

/** A repeated start replaces its own copy and deletes no earlier one. */
function deleteOlderCopies(folder: string, newest: string, lastStep: string) {
  const copies = readdirSync(folder)
    .filter((it) => it.includes('-before-upgrade-from-') && it !== newest)
    .sort()
    .reverse()
  const sameStep = copies.filter((it) => it.includes(`-from-${lastStep}.`))
  const otherSteps = copies.filter((it) => !sameStep.includes(it)).slice(MAX_COPIES - 1)
  for (const name of [...sameStep, ...otherSteps]) rmSync(join(folder, name), { force: true })
}
