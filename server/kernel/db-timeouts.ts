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
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SILENT'
  constructor() {
    super('The database gave no answer in time')
  }
}

/** How long a statement of a request may wait for its connection and its answer together. */
const REQUEST_MS = 3500
/** The same, while the last statement got no answer: a request that cleans up after that ends within 5 s in all. */
const AFTER_SILENCE_MS = 700
const LONG_MS = 35_000
export const CONNECT_MS = 5000

/** Limits that PostgreSQL keeps by itself, in milliseconds. A lock ends before REQUEST_MS, so the connection stays good. */
const SERVER_LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 30_000,
}

const long = new AsyncLocalStorage<true>()

/** Lets the statements of `work` take up to 30 s on PostgreSQL, and wait 35 s for a locked SQLite file. */
export function withLongStatements<T>(work: () => T): T {
  return long.run(true, work)
}

const silentCodes = new Set([
  'DATABASE_SILENT',
  // lock_not_available, query_canceled, idle_in_transaction_session_timeout, too_many_connections, cannot_connect_now
  ...['55P03', '57014', '25P03', '53300', '57P03'],
])

/** True when the database is there but cannot serve this request now: it is frozen, locked or full of connections. */
export function isUnavailable(fault: unknown): boolean {
  if (!(fault instanceof Error && 'code' in fault)) return false
  return silentCodes.has(String(fault.code)) || isBusy(fault)
}

const isBusy = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && /^SQLITE_(BUSY|LOCKED)/.test(String(fault.code))

/** Sets the limits that PostgreSQL keeps. Throws DatabaseSilent when the new connection does not answer. */
export async function setServerLimits(client: pg.ClientBase): Promise<void> {
  const settings = Object.entries(SERVER_LIMITS).map(
    ([name, ms]) => `set_config('${name}', '${ms}', false)`,
  )
  await within(CONNECT_MS, client.query(`select ${settings.join(', ')}`), () => {})
}

/**
 * A pool whose connections fail with DatabaseSilent when PostgreSQL stops answering. Such a connection is closed and
 * its place in the pool is free at once, so the school recovers without a restart.
 */
export function boundedPool(pool: pg.Pool): PostgresPool {
  let isSilent = false
  const bounded = new WeakMap<pg.PoolClient, BoundedClient>()

  function limit() {
    if (long.getStore()) return LONG_MS
    return isSilent ? AFTER_SILENCE_MS : REQUEST_MS
  }

  async function answered<T>(ms: number, answer: Promise<T>, onSilence: () => void): Promise<T> {
    const value = await within(ms, answer, () => {
      isSilent = true
      onSilence()
    })
    isSilent = false
    return value
  }

  class BoundedClient implements PostgresPoolClient {
    #leftMs = REQUEST_MS
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
      if (this.#isBroken) throw new DatabaseSilent()
      const ms = this.#leftMs
      this.#leftMs = limit()
      return answered(ms, this.#client.query(text, values), () => {
        this.#isBroken = true
      })
    }

    release(isUseless?: boolean) {
      this.#client.release(this.#isBroken || isUseless)
    }
  }

  return {
    options: pool.options,
    async connect() {
      const ms = limit()
      const startedAt = performance.now()
      const connecting = pool.connect()
      const client = await answered(ms, connecting, () => {
        // it may still come
        connecting.then((late) => late.release()).catch(() => {})
      })
      const known = bounded.get(client) ?? new BoundedClient(client)
      bounded.set(client, known)
      return known.begin(ms - (performance.now() - startedAt))
    },
    end: () => pool.end(),
  }
}

/** What `answer` resolves to, or DatabaseSilent after so many milliseconds. */
function within<T>(ms: number, answer: Promise<T>, onSilence: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onSilence()
      reject(new DatabaseSilent())
    }, ms)
    const settle =
      <V>(end: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer)
        end(value)
      }
    answer.then(settle(resolve), settle(reject))
  })
}

const LOOK_AGAIN_MS = 20
const FORGET_LOCK_MS = 1000

/** SQLite that waits for a locked file without blocking the process, as SQLite's own busy_timeout would. */
export class WaitingSqliteDialect extends SqliteDialect {
  override createDriver() {
    const driver = super.createDriver()
    let waiting: WaitingConnection | undefined
    return Object.assign(Object.create(driver) as typeof driver, {
      init: () => driver.init(),
      async acquireConnection() {
        waiting ??= new WaitingConnection(await driver.acquireConnection())
        return waiting
      },
      destroy: () => driver.destroy(),
    })
  }
}

class WaitingConnection implements DatabaseConnection {
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
      } catch (fault) {
        if (!isBusy(fault) || this.#lockedFor() > (long.getStore() ? LONG_MS : REQUEST_MS))
          throw fault
        await pause(LOOK_AGAIN_MS)
      }
    }
  }

  #lockedFor() {
    const at = performance.now()
    if (at - this.#lockedLast > FORGET_LOCK_MS) this.#lockedSince = at
    this.#lockedLast = at
    return at - this.#lockedSince
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}
