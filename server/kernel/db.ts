import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

/** The school's database: a read through it stands alone. */
export type Db = Kysely<Tables>

/** A transaction. What must happen whole takes one of these, and a `Db` in its place does not compile. */
export type Tx = Transaction<Tables>

/**
 * Opens the SQLite file (made when absent): WAL, and every commit on the disk before it is acknowledged. The bytes of
 * one are opened as a copy in memory.
 */
export function openSqlite(file: string | Buffer): Db {
  if (typeof file === 'string' && file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  // without figures about its tables it takes the wrong index for a search among a hundred thousand
  database.pragma('optimize = 0x10002')
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: withPreparedOnce(database) }),
  })
}

/** Opens PostgreSQL, or what speaks it. */
export function openPostgres(url: string, { max = 10 } = {}): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: () => openPool(url, max) }) })
}

async function openPool(url: string, max: number): Promise<pg.Pool> {
  // most schools are in SQLite, and never load this
  const { default: pg } = await import('pg')
  // ids, money and times are bigint, and all of them fit a number
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: { getTypeParser } as unknown as pg.CustomTypesConfig,
    keepAlive: true,
    connectionTimeoutMillis: 30_000,
  })
  // a connection that breaks must not end the process, whether it is idle or in the midst of a transaction: its
  // next query fails, and the one after opens another
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const BIGINT = 20

const ATTEMPTS = 5
const ATTEMPTS_AFTER_DUPLICATE = 2

/**
 * Runs `work` whole or not at all, and again in a fresh transaction when the database sent it back for another one: after
 * a deadlock, and after a unique violation, because `work` then finds the row that was committed meanwhile (decision 0340).
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (fault) {
      if (attempt >= attemptsFor(fault)) throw fault
    }
  }
}

function attemptsFor(fault: unknown): number {
  if (isPassing(fault)) return ATTEMPTS
  return isDuplicate(fault) ? ATTEMPTS_AFTER_DUPLICATE : 1
}

// PostgreSQL: serialization failure, deadlock. SQLite: another process holds the file
function isPassing(fault: unknown): boolean {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  return code === '40001' || code === '40P01' || code.startsWith('SQLITE_BUSY')
}

/** Whether a fault is the database's refusal of a second row where one may be. */
export function isDuplicate(fault: unknown): boolean {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

const REFRESH_MS = 6 * 3600 * 1000

/**
 * Preparing a statement costs several times what running it does, so each text is prepared once.
 * A transaction takes its write lock at once: one that upgrades later can only fail.
 */
function withPreparedOnce(database: Sqlite.Database) {
  const prepared = new Map<string, Sqlite.Statement>()
  const refreshing = setInterval(() => database.pragma('optimize'), REFRESH_MS).unref()
  return {
    prepare(text: string) {
      const known = prepared.get(text)
      if (known) return known as never
      const made = database.prepare(text === 'begin' ? 'begin immediate' : text)
      if (prepared.size > 500) prepared.clear()
      prepared.set(text, made)
      return made as never
    },
    close() {
      clearInterval(refreshing)
      database.close()
    },
  }
}
