import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteAdapter, type Transaction } from 'kysely'
import type pg from 'pg'
import { HOUR_MS } from '../../contract/platform/duration.ts'
import {
  CONNECT_TIMEOUT_MS,
  createServerLimits,
  NO_LOCAL_LIMITS,
  NonBlockingSqliteDialect,
  type ServerLimits,
  withQueryTimeouts,
} from './db-timeouts.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './file-permissions.ts'
import { LimitedPostgresDialect } from './postgres-dialect.ts'
import { createPrimaryHost } from './postgres-hosts.ts'
import type { Tables } from './tables.ts'

/** The database outside a transaction. */
export type Db = Kysely<Tables>

/** A transaction. Work that must be atomic takes a `Tx`; passing a `Db` does not compile. */
export type Tx = Transaction<Tables>

/**
 * Opens a SQLite file, creating it if it does not exist, in WAL mode with every commit synced to disk. A buffer is
 * opened as a database in memory.
 */
export function openSqlite(file: string | Buffer): Db {
  if (typeof file === 'string' && file !== ':memory:') createPrivateFile(file)
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // what an update or a deletion removes is overwritten, so that nothing of an erased person is left in the file (decision 0657)
  database.pragma('secure_delete = ON')
  database.pragma('busy_timeout = 5000')
  // without statistics SQLite chooses the wrong index for a search in a large table
  database.pragma('optimize = 0x10002')
  // from here on the dialect waits for locks, because SQLite's own wait blocks the process
  database.pragma('busy_timeout = 0')
  return new Kysely<Tables>({
    dialect: new NonBlockingSqliteDialect({ database: withStatementCache(database) }),
  })
}

/** True if the database is SQLite. */
export function isSqlite(db: Pick<Db, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** SQLite gives its -wal and -shm files the mode of the main file. */
function createPrivateFile(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  closeSync(openSync(file, 'a', PRIVATE_FILE))
}

type PoolOptions = {
  max?: number
  /** False for programs with statements of any duration: migrations, backups, verifications (decision 0330). */
  timeouts?: boolean
  /** Multiplies the timeouts: for tests. */
  scale?: number
}

/** Opens PostgreSQL or a compatible database. A statement without a response in time throws DatabaseTimeout. */
export function openPostgres(
  url: string,
  { max = 10, timeouts = true, scale = 1 }: PoolOptions = {},
): Db {
  const limits = timeouts ? createServerLimits(scale) : undefined
  const pool = async () => {
    const opened = await openPool(url, max, limits)
    return limits ? withQueryTimeouts(opened, limits) : opened
  }
  const statements = () => limits?.forTransaction() ?? NO_LOCAL_LIMITS
  return new Kysely<Tables>({ dialect: new LimitedPostgresDialect({ pool }, statements) })
}

/** Opens the connections of `openPostgres`; without limits they wait for any time. */
export async function openPool(
  url: string,
  max: number,
  limits: ServerLimits | undefined,
): Promise<pg.Pool> {
  // most installations use SQLite and never load this
  const { default: pg } = await import('pg')
  // ids, amounts and times are bigint and fit in a number
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')
  const primary = createPrimaryHost(pg, url)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // the package declares one signature per format
    types: { getTypeParser } as unknown as pg.CustomTypesConfig,
    keepAlive: true,
    connectionTimeoutMillis: limits ? CONNECT_TIMEOUT_MS * limits.scale : 30_000,
    ...(primary ? { Client: primary.Client } : {}),
    async onConnect(client) {
      await primary?.requirePrimary(client)
      await limits?.onConnect(client)
    },
  })
  // a broken connection, idle or in a transaction, must not end the process: its next query fails, and the one after
  // that opens a new connection
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return primary ? primary.withOtherHosts(pool) : pool
}

const BIGINT = 20

/** A write that is part of the first transaction of a handle. */
type CompanionWrite = { write: (tx: Tx) => Promise<void>; isUsed: boolean }
const companions = new WeakMap<Db, CompanionWrite>()

/**
 * Returns a handle of the same database whose first committed transaction also runs `write`: both are committed or
 * neither. A request without a transaction writes nothing.
 */
export function withCompanionWrite(db: Db, write: (tx: Tx) => Promise<void>): Db {
  const handle = db.withoutPlugins()
  companions.set(handle, { write, isUsed: false })
  return handle
}

/** True if the first transaction of this handle also writes something else. */
export const hasCompanionWrite = (db: Db): boolean => companions.has(db)

/**
 * Runs `work` in a transaction, or in the one that `db` already is. Retries it in a new transaction after a deadlock, and after a
 * unique violation, because `work` then finds the row that was committed in the meantime (decision 0501).
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db)
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

function isTransaction(db: Db): db is Tx {
  return db.isTransaction
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

// PostgreSQL: serialization failure, deadlock; the dialect of SQLite has already waited for the lock
function isTransient(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === '40001' || code === '40P01'
}

/** True if the error is a violation of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

const REFRESH_MS = 6 * HOUR_MS

/**
 * Caches prepared statements, because preparing one costs several times as much as running it. A transaction takes the
 * write lock when it begins: upgrading a lock later can only fail.
 */
function withStatementCache(database: Sqlite.Database) {
  const statements = new Map<string, Sqlite.Statement>()
  const refreshTimer = setInterval(() => updateStatistics(database), REFRESH_MS).unref()
  return {
    prepare(text: string): never {
      let statement = statements.get(text)
      if (!statement) {
        statement = database.prepare(text === 'begin' ? 'begin immediate' : text)
        if (statements.size > 500) statements.clear()
        statements.set(text, statement)
      }
      // Kysely's type of a statement has fewer methods
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
    // another process is writing; the statistics are updated the next time
  }
}
