import type pg from 'pg'

/**
 * The addresses of a DATABASE_URL that names several hosts, as libpq does (`postgres://user@a:5432,b:5433/lisan`): one for each host.
 * One address for a URL with one host.
 */
export function listHosts(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => `${start}${host}${rest}`)
}

/** A server that is a replica: its primary is another one of the hosts. */
class NotPrimary extends Error {
  // read_only_sql_transaction: the response is 503, and the request is repeated
  readonly code = '25006'
  constructor() {
    super('This server is a replica')
  }
}

/** The error of pg-pool for a connection that no one has released in time. */
const POOL_IS_BUSY = /^timeout exceeded when trying to connect$/

/** Connects to the primary among several hosts; after a failed connection the next one is tried. */
export type PrimaryHost = {
  /** A client of the package that connects to the host that was the primary last. */
  Client: new () => pg.Client
  /** Throws for a connection to a replica. */
  requirePrimary(client: pg.ClientBase): Promise<void>
  /** Connects again, to the next host, until each was tried. */
  withOtherHosts(pool: pg.Pool): pg.Pool
}

/** Which of the hosts was the primary last. */
type HostChoice = { count: number; current: number }

/** Goes on to the next host, unless another connection has done so. */
function leave(choice: HostChoice, host: number) {
  if (choice.current === host) choice.current = (host + 1) % choice.count
}

/** Returns undefined for an address with one host. */
export function createPrimaryHost(
  { Client }: Pick<typeof pg, 'Client'>,
  url: string,
): PrimaryHost | undefined {
  const hosts = listHosts(url)
  if (hosts.length < 2) return undefined
  const choice: HostChoice = { count: hosts.length, current: 0 }
  const hostOf = new WeakMap<object, number>()

  class HostClient extends Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: hosts[choice.current] })
      hostOf.set(this, choice.current)
    }
  }

  return {
    // the pool passes its configuration, which the types of the package leave out
    Client: HostClient as unknown as new () => pg.Client,
    async requirePrimary(client) {
      const { rows } = await client.query<{ replica: boolean }>(
        'select pg_is_in_recovery() as replica',
      )
      if (!rows[0]?.replica) return
      leave(choice, hostOf.get(client) ?? choice.current)
      throw new NotPrimary()
    },
    withOtherHosts(pool) {
      const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
      const connectToAny = () => connectToOneOf(choice, connect)
      // the overload with a callback is the one of `pool.query`, which nothing uses
      return Object.assign(pool, { connect: connectToAny as pg.Pool['connect'] })
    },
  }
}

async function connectToOneOf(
  choice: HostChoice,
  connect: () => Promise<pg.PoolClient>,
): Promise<pg.PoolClient> {
  for (let left = choice.count - 1; ; left--) {
    const tried = choice.current
    try {
      return await connect()
    } catch (error) {
      // not that all connections are in use
      if (error instanceof Error && POOL_IS_BUSY.test(error.message)) throw error
      leave(choice, tried)
      if (left === 0) throw error
    }
  }
}
