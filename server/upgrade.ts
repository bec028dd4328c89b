import { sql } from 'kysely'
import { CannotCopy, copyBeforeUpgrade } from './backup/copy.ts'
import { isRestoring } from './backup/in-progress.ts'
import { clearTemporary } from './backup/temporary.ts'
import { type Db, isSqlite } from './kernel/db.ts'
import { hasTable, MigrationFailed, migrate, migrationState } from './kernel/migrate.ts'

/** Why the school cannot start, in one line for the operator. */
export class CannotStart extends Error {}

type Say = (line: string) => void

/**
 * Brings the database to the newest schema, after keeping a copy of one that has users (decision 0321). Removes the
 * temporary files of killed programs. Throws CannotStart when an upgrade is not possible; then nothing has changed.
 */
export async function upgrade(db: Db, dataDir: string, say: Say): Promise<void> {
  clear(dataDir, say)
  await alone(db, say, async () => {
    if (await isRestoring(db))
      throw new CannotStart(
        'A restore into this database was interrupted: repeat it with npm run restore, or empty the database.',
      )
    const { done, missing, unknown } = await migrationState(db)
    if (unknown[0])
      throw new CannotStart(
        `This database was upgraded by a newer version of the school (${unknown[0]}): start that version, or bring back a backup.`,
      )
    if (missing.length === 0) return
    const copy = (await hasUsers(db)) ? await keepCopy(db, dataDir, done.at(-1) ?? 'nothing') : ''
    if (copy) say(`The database is upgraded; a copy of it as it was is ${copy}`)
    await migrate(db).catch((fault) => {
      throw fault instanceof MigrationFailed ? explained(fault, copy) : fault
    })
  })
}

/** Leftovers of a backup that another user of the machine ran must not stop the school. */
function clear(dataDir: string, say: Say) {
  try {
    clearTemporary(dataDir)
  } catch (fault) {
    say(
      `DATA_DIR/temporary could not be cleared: ${fault instanceof Error ? fault.message : fault}`,
    )
  }
}

async function hasUsers(db: Db): Promise<boolean> {
  if (!(await hasTable(db, 'people'))) return false
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function keepCopy(db: Db, dataDir: string, lastStep: string) {
  return copyBeforeUpgrade(db, dataDir, lastStep).catch((fault) => {
    if (!(fault instanceof CannotCopy)) throw fault
    throw new CannotStart(
      `The database is not upgraded, for no copy of it could be kept: ${fault.message}.`,
    )
  })
}

/** Earlier versions did not run a step as a whole on SQLite: one that was killed left a part of it (decision 0320). */
function explained({ step, message }: MigrationFailed, copy: string): CannotStart {
  const isHalfDone = /already exists|duplicate column|no such (index|table)/i.test(message)
  const reason = isHalfDone
    ? 'an earlier start of an older version was killed in this step, so bring back a backup from before it'
    : 'nothing was changed'
  const where = copy ? ` (the database as it is now was copied to ${copy})` : ''
  return new CannotStart(`The upgrade failed at ${step}: ${message}; ${reason}${where}.`)
}

// any number that no other program of the database uses
const LOCK = 7_240_120_002

/**
 * Runs `work` while no other process upgrades or restores this database. On PostgreSQL the lock ends with its connection,
 * so a killed process leaves none. On SQLite each transaction takes the file's write lock.
 */
export async function alone<T>(db: Db, say: Say, work: () => Promise<T>): Promise<T> {
  if (isSqlite(db)) return work()
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_lock(${sql.lit(LOCK)}) as is_mine`.execute(connection)
    if (!rows[0]?.is_mine) {
      say('Waiting for another process that upgrades or restores this database.')
      await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    }
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })
}
