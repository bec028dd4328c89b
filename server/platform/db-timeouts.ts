import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresPool,
  type PostgresPoolClient,
  SqliteDialect,
} from 'kysely'
import type pg from 'pg'

/** The database gave no answer in time. The caller gets 503 (decision 0330). */
export class DatabaseTimeout extends Error {
  readonly code = 'DATABASE_SILENT'
  constructor() {
    super('The database gave no answer in time')
  }
}

/** How long a statement of a request may wait for its connection and its answer together. */
const REQUEST_TIMEOUT_MS = 3500
/** The same, while the last statement got no answer: a request that cleans up after that ends within 5 s in all. */
const AFTER_TIMEOUT_MS = 700
const LONG_TIMEOUT_MS = 35_000
export const CONNECT_TIMEOUT_MS = 5000

/** Limits that PostgreSQL keeps by itself, in milliseconds. A lock ends before REQUEST_MS, so the connection stays good. */
const SERVER_LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 30_000,
}

const longStatements = new AsyncLocalStorage<true>()

/** Lets the statements of `work` take up to 30 s on PostgreSQL, and wait 35 s for a locked SQLite file. */
export function withLongStatements<T>(work: () => T): T {
  return longStatements.run(true, work)
}

const unavailableCodes = new Set([
  'DATABASE_SILENT',
  // lock_not_available, query_canceled, idle_in_transaction_session_timeout, too_many_connections, cannot_connect_now
  ...['55P03', '57014', '25P03', '53300', '57P03'],
])

/** True when the database is there but cannot serve this request now: it is frozen, locked or full of connections. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false
  return unavailableCodes.has(String(error.code)) || isSqliteBusy(error)
}

const isSqliteBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code))

/** Sets the limits that PostgreSQL keeps. Throws DatabaseSilent when the new connection does not answer. */
export async function setServerLimits(client: pg.ClientBase): Promise<void> {
  const settings = Object.entries(SERVER_LIMITS).map(
    ([name, ms]) => `set_config('${name}', '${ms}', false)`,
  )
  await withTimeout(CONNECT_TIMEOUT_MS, client.query(`select ${settings.join(', ')}`), () => {})
}

/**
 * A pool whose connections fail with DatabaseSilent when PostgreSQL stops answering. Such a connection is closed and
 * its place in the pool is free at once, so the school recovers without a restart.
 */
export function withQueryTimeouts(pool: pg.Pool): PostgresPool {
  let isUnresponsive = false
  const timedClients = new WeakMap<pg.PoolClient, TimedClient>()

  function currentTimeoutMs() {
    if (longStatements.getStore()) return LONG_TIMEOUT_MS
    return isUnresponsive ? AFTER_TIMEOUT_MS : REQUEST_TIMEOUT_MS
  }

  async function awaitResponse<T>(
    ms: number,
    response: Promise<T>,
    onTimeout: () => void,
  ): Promise<T> {
    const value = await withTimeout(ms, response, () => {
      isUnresponsive = true
      onTimeout()
    })
    isUnresponsive = false
    return value
  }

  class TimedClient implements PostgresPoolClient {
    #leftMs = REQUEST_TIMEOUT_MS
    #isBroken = false
    readonly #client: pg.PoolClient

    constructor(client: pg.PoolClient) {
      this.#client = client
    }

    get processID() {
      return (this.#client as unknown as { processID?: number }).processID
    }

    /** Begins a new use of the connection; its first statement has what was left after waiting for it. */
    begin(leftMs: number) {
      this.#leftMs = leftMs
      this.#isBroken = false
      return this
    }

    query(text: unknown, values?: unknown): never {
      return this.#query(text as string, values as unknown[]) as never
    }

    async #query(text: string, values: unknown[]) {
      if (this.#isBroken) throw new DatabaseTimeout()
      const ms = this.#leftMs
      this.#leftMs = currentTimeoutMs()
      return awaitResponse(ms, this.#client.query(text, values), () => {
        this.#isBroken = true
      })
    }

    release(shouldDestroy?: boolean) {
      this.#client.release(this.#isBroken || shouldDestroy)
    }
  }

  return {
    options: pool.options,
    async connect() {
      const ms = currentTimeoutMs()
      const startedAt = performance.now()
      const connecting = pool.connect()
      const client = await awaitResponse(ms, connecting, () => {
        // it may still come
        connecting.then((lateClient) => lateClient.release()).catch(() => {})
      })
      const timedClient = timedClients.get(client) ?? new TimedClient(client)
      timedClients.set(client, timedClient)
      return timedClient.begin(ms - (performance.now() - startedAt))
    },
    end: () => pool.end(),
  }
}

/** What `answer` resolves to, or DatabaseSilent after so many milliseconds. */
function withTimeout<T>(ms: number, response: Promise<T>, onTimeout: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onTimeout()
      reject(new DatabaseTimeout())
    }, ms)
    const settle =
      <V>(callback: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer)
        callback(value)
      }
    response.then(settle(resolve), settle(reject))
  })
}

const LOCK_RETRY_MS = 20
const LOCK_RESET_MS = 1000

/** SQLite that waits for a locked file without blocking the process, as SQLite's own busy_timeout would. */
export class NonBlockingSqliteDialect extends SqliteDialect {
  override createDriver() {
    const driver = super.createDriver()
    let connection: RetryingConnection | undefined
    return Object.assign(Object.create(driver) as typeof driver, {
      init: () => driver.init(),
      async acquireConnection() {
        connection ??= new RetryingConnection(await driver.acquireConnection())
        return connection
      },
      destroy: () => driver.destroy(),
    })
  }
}

class RetryingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  /** When the file was first found locked: what comes later waits only for what is left of the same limit. */
  #lockedSince = 0
  #lockedLast = Number.NEGATIVE_INFINITY

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async executeQuery<R>(query: CompiledQuery) {
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query)
      } catch (error) {
        if (
          !isSqliteBusy(error) ||
          this.#lockedFor() > (longStatements.getStore() ? LONG_TIMEOUT_MS : REQUEST_TIMEOUT_MS)
        )
          throw error
        await pause(LOCK_RETRY_MS)
      }
    }
  }

  #lockedFor() {
    const at = performance.now()
    if (at - this.#lockedLast > LOCK_RESET_MS) this.#lockedSince = at
    this.#lockedLast = at
    return at - this.#lockedSince
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}
