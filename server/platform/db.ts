import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteAdapter, type Transaction } from 'kysely'
import type pg from 'pg'
import { HOUR_MS } from '../../contract/duration.ts'
import {
  CONNECT_TIMEOUT_MS,
  NonBlockingSqliteDialect,
  setServerLimits,
  withQueryTimeouts,
} from './db-timeouts.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './file-permissions.ts'
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
  if (typeof file === 'string' && file !== ':memory:') createPrivateFile(file)
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  // without figures about its tables it takes the wrong index for a search among a hundred thousand
  database.pragma('optimize = 0x10002')
  // from here on the dialect waits, for SQLite's own wait stops the whole process
  database.pragma('busy_timeout = 0')
  return new Kysely<Tables>({
    dialect: new NonBlockingSqliteDialect({ database: withStatementCache(database) }),
  })
}

/** True if the database is SQLite. */
export function isSqlite(db: Pick<Db, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** SQLite gives its -wal and -shm files the mode of the file itself. */
function createPrivateFile(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  closeSync(openSync(file, 'a', PRIVATE_FILE))
}

type PoolOptions = {
  max?: number
  /** False for programs whose statements may take as long as they need: migrations, backups, audits (decision 0330). */
  timeouts?: boolean
}

/** Opens PostgreSQL, or what speaks it. A statement that gets no answer in time throws DatabaseSilent. */
export function openPostgres(url: string, { max = 10, timeouts = true }: PoolOptions = {}): Db {
  const pool = async () => {
    const opened = await openPool(url, max, timeouts)
    return timeouts ? withQueryTimeouts(opened) : opened
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

async function openPool(url: string, max: number, timeouts: boolean): Promise<pg.Pool> {
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
    connectionTimeoutMillis: timeouts ? CONNECT_TIMEOUT_MS : 30_000,
    ...(timeouts ? { onConnect: setServerLimits } : {}),
  })
  // a connection that breaks must not end the process, whether it is idle or in the midst of a transaction: its
  // next query fails, and the one after opens another
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const BIGINT = 20

/** What the first transaction of a handle writes too. */
type CompanionWrite = { write: (tx: Tx) => Promise<void>; isUsed: boolean }
const companions = new WeakMap<Db, CompanionWrite>()

/**
 * A handle of the same database whose first transaction to commit also runs `write`: neither its writes nor those of
 * the handler are there without the other. A request that commits no transaction writes nothing.
 */
export function withCompanionWrite(db: Db, write: (tx: Tx) => Promise<void>): Db {
  const handle = db.withoutPlugins()
  companions.set(handle, { write, isUsed: false })
  return handle
}

/**
 * Runs `work` whole or not at all, and again in a fresh transaction when the database sent it back for another one: after
 * a deadlock, and after a unique violation, because `work` then finds the row that was committed meanwhile (decision 0340).
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const companion = companions.get(db)
  if (!companion || companion.isUsed) return runWithRetries(db, work)
  companion.isUsed = true
  try {
    return await runWithRetries(db, async (tx) => {
      await companion.write(tx)
      return work(tx)
    })
  } catch (error) {
    companion.isUsed = false
    throw error
  }
}

const MAX_ATTEMPTS = 5
const MAX_ATTEMPTS_AFTER_DUPLICATE = 2

async function runWithRetries<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= attemptsFor(error)) throw error
    }
  }
}

function attemptsFor(error: unknown): number {
  if (isTransient(error)) return MAX_ATTEMPTS
  return isUniqueViolation(error) ? MAX_ATTEMPTS_AFTER_DUPLICATE : 1
}

// PostgreSQL: serialization failure, deadlock. SQLite has waited for its file already
function isTransient(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === '40001' || code === '40P01'
}

/** Whether a fault is the database's refusal of a second row where one may be. */
export function isUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

const REFRESH_MS = 6 * HOUR_MS

/**
 * Preparing a statement costs several times what running it does, so each text is prepared once.
 * A transaction takes its write lock at once: one that upgrades later can only fail.
 */
function withStatementCache(database: Sqlite.Database) {
  const statements = new Map<string, Sqlite.Statement>()
  const refreshTimer = setInterval(() => updateStatistics(database), REFRESH_MS).unref()
  return {
    prepare(text: string) {
      const cached = statements.get(text)
      if (cached) return cached as never
      const statement = database.prepare(text === 'begin' ? 'begin immediate' : text)
      if (statements.size > 500) statements.clear()
      statements.set(text, statement)
      return statement as never
    },
    close() {
      clearInterval(refreshTimer)
      database.close()
    },
  }
}

function updateStatistics(database: Sqlite.Database) {
  try {
    database.pragma('optimize')
  } catch {
    // another process is writing: the figures are a little older until the next time
  }
}
