/** Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) for a server that cannot serve now. */
const POSTGRES_OUTAGES = [
  // connection exceptions, insufficient resources, errors of its system
  /^(08|53|58)[0-9A-Z]{3}$/,
  // it was stopped, crashed, is starting, dropped the database or ended an idle session
  /^57P0[1-5]$/,
  // lock_not_available, query_canceled, idle_in_transaction_session_timeout
  /^(55P03|57014|25P03)$/,
  // read_only_sql_transaction: a replica answers until the failover is complete
  /^25006$/,
]

const SQLITE_OUTAGES = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/

const SYSTEM_OUTAGES = new Set([
  'DATABASE_TIMEOUT',
  // a connection to a database or service
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL'],
  ...[
    'UND_ERR_SOCKET',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
  ],
  // the disk, and open files
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
])

/** The errors of pg that have no code: a connection that ended, or that did not open in time. */
const BROKEN_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired$)/

const DISK_FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/

/**
 * True if a database, disk or service that a request needs is temporarily unavailable: it is frozen, locked, restarting, full or
 * out of connections. The response is 503 with Retry-After (decision 0330).
 */
export function isUnavailable(error: unknown): boolean {
  return chain(error).some(
    (it) =>
      hasOutageCode(codeOf(it), it) || (codeOf(it) === '' && BROKEN_CONNECTION.test(it.message)),
  )
}

/** True if a write failed because the disk of the school or of its database is full. */
export function isDiskFull(error: unknown): boolean {
  return chain(error).some((it) => DISK_FULL.test(codeOf(it)))
}

function hasOutageCode(code: string, error: Error) {
  return (
    SYSTEM_OUTAGES.has(code) ||
    SQLITE_OUTAGES.test(code) ||
    POSTGRES_OUTAGES.some((it) => it.test(code)) ||
    // the Unix socket of a database that is not running
    (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
  )
}

/** The error and what caused it: fetch and libraries wrap the error of the connection. */
function chain(error: unknown): Error[] {
  const found: Error[] = []
  for (let it = error; it instanceof Error && found.length < 5; it = it.cause) found.push(it)
  return found
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')
