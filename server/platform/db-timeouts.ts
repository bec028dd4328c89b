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

/** The database did not respond in time. The response is 503 (decision 0330). */
export class DatabaseTimeout extends Error {
  readonly code = 'DATABASE_SILENT'
  constructor() {
    super('The database gave no answer in time')
  }
}

/** The limit for acquiring a connection and running a statement together, in a request. */
const REQUEST_TIMEOUT_MS = 3500
/** The limit after a statement has timed out, so that a request with cleanup statements ends within 5 s in total. */
const AFTER_TIMEOUT_MS = 700
const LONG_TIMEOUT_MS = 35_000
export const CONNECT_TIMEOUT_MS = 5000

/**
 * Timeouts that PostgreSQL enforces, in milliseconds. A lock times out before REQUEST_TIMEOUT_MS, so the connection
 * stays usable.
 */
const SERVER_LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 30_000,
}

/** PostgreSQL's `random_page_cost` for an SSD; a lower setting of the database is kept (decision 0710). */
const RANDOM_PAGE_COST = 1.1

const longStatements = new AsyncLocalStorage<true>()

/** Runs `work` with long timeouts: 30 s for a statement on PostgreSQL, 35 s for a locked SQLite file. */
export function withLongStatements<T>(work: () => T): T {
  return longStatements.run(true, work)
}

const unavailableCodes = new Set([
  'DATABASE_SILENT',
  // lock_not_available, query_canceled, idle_in_transaction_session_timeout, too_many_connections, cannot_connect_now
  ...['55P03', '57014', '25P03', '53300', '57P03'],
])

/** True if the database is temporarily unavailable: frozen, locked or out of connections. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false
  return unavailableCodes.has(String(error.code)) || isSqliteBusy(error)
}

const isSqliteBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code))

/**
 * Sets the timeouts that PostgreSQL enforces, and its planner's `random_page_cost`. Throws DatabaseTimeout if the new connection
 * does not respond.
 */
export async function setServerLimits(client: pg.ClientBase): Promise<void> {
  const settings = Object.entries(SERVER_LIMITS).map(
    ([name, ms]) => `set_config('${name}', '${ms}', false)`,
  )
  settings.push(
    `set_config('random_page_cost', least(current_setting('random_page_cost')::float8, ${RANDOM_PAGE_COST})::text, false)`,
  )
  await withTimeout(CONNECT_TIMEOUT_MS, client.query(`select ${settings.join(', ')}`), () => {})
}

type ClientPool = Pick<pg.Pool, 'options'> & {
  connect: () => Promise<pg.PoolClient>
  end: () => Promise<void>
}

/**
 * Wraps a pool so that its connections fail with DatabaseTimeout when PostgreSQL stops responding. Such a connection is
 * closed and its slot is free at once, so the server recovers without a restart.
 */
export function withQueryTimeouts(pool: ClientPool): PostgresPool {
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
      // not in the types of the package
      return (this.#client as unknown as { processID?: number }).processID
    }

    /** Starts a new use of the connection. Its first statement gets the time that is left after acquiring it. */
    begin(leftMs: number) {
      this.#leftMs = leftMs
      this.#isBroken = false
      return this
    }

    query(text: unknown, values?: unknown): never {
      // overloaded in the package; Kysely calls it with a text and its values only
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
        // the connection can still arrive
        connecting.then((lateClient) => lateClient.release()).catch(() => {})
      })
      const timedClient = timedClients.get(client) ?? new TimedClient(client)
      timedClients.set(client, timedClient)
      return timedClient.begin(ms - (performance.now() - startedAt))
    },
    end: () => pool.end(),
  }
}

/** Resolves with the response, or rejects with DatabaseTimeout after `ms`. */
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

/** A SQLite dialect that waits for a locked file without blocking the process, unlike SQLite's own busy_timeout. */
export class NonBlockingSqliteDialect extends SqliteDialect {
  override createDriver() {
    const driver = super.createDriver()
    let connection: RetryingConnection | undefined
    // Object.create has no type for the prototype
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
  /** When the file was first found locked. Later statements wait only for the rest of the same limit. */
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
