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
  readonly code = 'DATABASE_TIMEOUT'
  constructor() {
    super('The database did not respond in time')
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

/** PostgreSQL's `random_page_cost` for an SSD; a lower setting of the database is kept. */
const RANDOM_PAGE_COST = 1.1

const longStatements = new AsyncLocalStorage<true>()

/** Runs `work` with long timeouts: 30 s for a statement on PostgreSQL, 35 s for a locked SQLite file. */
export function withLongStatements<T>(work: () => T): T {
  return longStatements.run(true, work)
}

const isSqliteBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code))

/** The server's limits of one transaction, for a connection that a pooler shares with other clients. */
const LOCAL_LIMITS = [
  ...Object.entries(SERVER_LIMITS).map(([name, ms]) => `set local ${name} = ${ms}`),
  `select set_config('random_page_cost', ${pageCost()}, true)`,
].join('; ')

/** Removes the limits that the role, the database or another client of a pooler has set, for one transaction. */
export const NO_LOCAL_LIMITS = Object.keys(SERVER_LIMITS)
  .map((name) => `set local ${name} = 0`)
  .join('; ')

function pageCost() {
  return `least(current_setting('random_page_cost')::float8, ${RANDOM_PAGE_COST})::text`
}

/**
 * Sets the timeouts that PostgreSQL enforces, and its planner's `random_page_cost`, for the session. False, without a change, if
 * a pooler shares the server's connection with other clients: its process is not the one that the connection announced
 * (decision 0330). Throws DatabaseTimeout if the new connection does not respond.
 */
async function setSessionLimits(client: pg.ClientBase, scale: number): Promise<boolean> {
  const settings = Object.entries(SERVER_LIMITS).map(
    ([name, ms]) => `set_config('${name}', '${ms * scale}', false)`,
  )
  settings.push(`set_config('random_page_cost', ${pageCost()}, false)`)
  const { rows } = await withTimeout(
    CONNECT_TIMEOUT_MS * scale,
    client.query(`select ${settings.join(', ')} where pg_backend_pid() = $1`, [
      processIdOf(client) ?? 0,
    ]),
    () => {},
  )
  return rows.length > 0
}

// not in the types of the package
const processIdOf = (client: object) => (client as { processID?: number }).processID

/** The limits of the connections of a pool. */
export type ServerLimits = {
  /** Called once for each new connection. */
  onConnect(client: pg.ClientBase): Promise<void>
  /** Statements that belong to the begin of a transaction; '' for none. */
  forTransaction(): string
  /** False if a pooler shares the server's connections, which then do not keep statements. */
  keepsStatements(): boolean
  /** By how much the limits of a session and of its statements are multiplied. */
  scale: number
}

/**
 * Sets the limits once for a connection, or in each transaction if a pooler shares it. Tests of fifty requests at once multiply
 * them by a `scale`, because a slow machine needs more than the product allows.
 */
export function createServerLimits(scale = 1): ServerLimits {
  let isShared = false
  return {
    scale,
    async onConnect(client) {
      isShared = !(await setSessionLimits(client, scale))
    },
    forTransaction: () => (isShared ? LOCAL_LIMITS : ''),
    keepsStatements: () => !isShared,
  }
}

/**
 * The name of each compiled query by its text. PostgreSQL keeps a statement with a name, so that a connection plans it once
 * instead of with each run. A migration that changes the type of a column that such a query returns makes it fail in older processes
 * until they restart.
 */
export const statementNames = new Map<string, string>()

type ClientPool = Pick<pg.Pool, 'options'> & {
  connect: () => Promise<pg.PoolClient>
  end: () => Promise<void>
}

/**
 * Wraps a pool so that its connections fail with DatabaseTimeout when PostgreSQL stops responding. Such a connection is
 * closed and its slot is free at once, so the server recovers without a restart.
 */
export function withQueryTimeouts(pool: ClientPool, limits: ServerLimits): PostgresPool {
  let isUnresponsive = false
  const timedClients = new WeakMap<pg.PoolClient, TimedClient>()

  function currentTimeoutMs() {
    if (longStatements.getStore()) return LONG_TIMEOUT_MS * limits.scale
    return (isUnresponsive ? AFTER_TIMEOUT_MS : REQUEST_TIMEOUT_MS) * limits.scale
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
    #leftMs = currentTimeoutMs()
    #isBroken = false
    #isInTransaction = false
    readonly #client: pg.PoolClient

    constructor(client: pg.PoolClient) {
      this.#client = client
    }

    get processID() {
      return processIdOf(this.#client)
    }

    /** Starts a new use of the connection. Its first statement gets the time that is left after acquiring it. */
    begin(leftMs: number) {
      this.#leftMs = leftMs
      this.#isBroken = false
      this.#isInTransaction = false
      return this
    }

    query(text: unknown, values?: unknown): never {
      // overloaded in the package; Kysely calls it with a text and its values only
      return this.#run(text as string, values as unknown[]) as never
    }

    /** Runs a single write in a transaction if only a transaction has limits, so that it cannot wait for a lock for ever. */
    async #run(text: string, values: unknown[]) {
      if (/^(begin|start transaction)\b/.test(text)) this.#isInTransaction = true
      else if (text === 'commit' || text === 'rollback') this.#isInTransaction = false
      else if (!this.#isInTransaction && !/^\s*select\b/i.test(text) && limits.forTransaction())
        return this.#runInTransaction(text, values)
      return this.#query(text, values)
    }

    async #runInTransaction(text: string, values: unknown[]) {
      try {
        await this.#query(`begin; ${limits.forTransaction()}`, [])
        const result = await this.#query(text, values)
        await this.#query('commit', [])
        return result
      } catch (error) {
        await this.#query('rollback', []).catch(() => {
          this.#isBroken = true
        })
        throw error
      }
    }

    async #query(text: string, values: unknown[]) {
      if (this.#isBroken) throw new DatabaseTimeout()
      const ms = this.#leftMs
      this.#leftMs = currentTimeoutMs()
      const name = limits.keepsStatements() ? statementNames.get(text) : undefined
      return awaitResponse(ms, this.#client.query({ text, values, ...(name && { name }) }), () => {
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
      // SQLite has rolled back already if the disk is full; the error of the statement must not be hidden
      rollbackTransaction: (used: DatabaseConnection) =>
        driver.rollbackTransaction(used).catch(() => {}),
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
