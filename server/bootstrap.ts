import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ADMIN_ROLE } from '../contract/auth.ts'
import { hashPassword } from './auth/passwords.ts'
import { newReferralCode } from './auth/sign-up.ts'
import { insertUser } from './auth/store.ts'
import type { AppContext } from './platform/app-context.ts'
import { now } from './platform/clock.ts'
import { type Config, ConfigError } from './platform/config.ts'
import { type Db, inTransaction, openPostgres, openSqlite } from './platform/db.ts'
import { withLongStatements } from './platform/db-timeouts.ts'
import { restrictDataDir } from './platform/file-permissions.ts'
import { openFileStore } from './platform/open-file-store.ts'
import { getOrCreateSecret } from './platform/secrets.ts'
import { upgrade } from './upgrade.ts'

/**
 * Opens the stores that the configuration names and brings the database up to date. Throws BadConfig where the database
 * is not there or cannot hold Arabic, and CannotStart where it cannot be upgraded.
 */
export async function openAppContext(
  config: Config,
  log: (line: string) => void = () => {},
): Promise<AppContext> {
  prepareDataDir(config)
  const db = config.DATABASE_URL
    ? await openUtf8Postgres(config.DATABASE_URL)
    : openSqliteFile(config.DATA_DIR)
  await upgradeDatabase(db, config, log)
  return {
    db,
    files: await openFileStore(config),
    config,
    mediaSecret: await getOrCreateSecret(db, 'media', () => randomBytes(32).toString('base64url')),
  }
}

/** Upgrades without the time limits of a request: a step over a large table takes as long as it needs. */
async function upgradeDatabase(
  db: Db,
  { DATABASE_URL: url, DATA_DIR }: Config,
  log: (line: string) => void,
) {
  if (!url) return withLongStatements(() => upgrade(db, DATA_DIR, log))
  // one connection holds the lock of the upgrade, another one runs it
  const unbounded = openPostgres(url, { max: 2, timeouts: false })
  try {
    await upgrade(unbounded, DATA_DIR, log)
  } finally {
    await unbounded.destroy()
  }
}

function prepareDataDir({ DATA_DIR }: Config) {
  try {
    restrictDataDir(DATA_DIR)
  } catch (error) {
    throw new ConfigError(`DATA_DIR wants a folder that can be written: ${errorText(error)}.`)
  }
}

function openSqliteFile(folder: string): Db {
  try {
    return openSqlite(join(folder, 'lisan.sqlite'))
  } catch (error) {
    throw new ConfigError(`DATA_DIR wants a folder that can be written: ${errorText(error)}.`)
  }
}

/** Opens PostgreSQL. Refuses a database that holds bytes for letters: it would cut a text in the midst of one. */
async function openUtf8Postgres(url: string): Promise<Db> {
  const db = openPostgres(url)
  const query = sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`
  const { rows } = await query.execute(db).catch((error) => {
    throw new ConfigError(`DATABASE_URL wants a database that answers: ${errorText(error)}.`)
  })
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return db
  await db.destroy()
  throw new ConfigError(
    `DATABASE_URL wants a database whose encoding is UTF8; this one's is ${encoding}.`,
  )
}

// of a name with several addresses, none of which answered, there is a code and no message
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/**
 * Makes the first administrator where there is none: from ADMIN_EMAIL and ADMIN_PASSWORD, or with a
 * random password that is printed this once (R-RUN-004, R-RUN-005).
 */
export async function ensureAdministrator(
  db: Db,
  config: Config,
  log: (line: string) => void,
): Promise<void> {
  if (await hasAdministrator(db)) return
  const email = config.ADMIN_EMAIL ?? 'admin@lisan.local'
  const password = config.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const account = { name: 'Administrator', email, phone: '', passwordHash, role: ADMIN_ROLE }
  const referral = { referralCode: newReferralCode(email), referredBy: null }
  try {
    await inTransaction(db, async (tx) => {
      await insertUser(tx, { ...account, ...referral, joinedAt: now() })
      // before the commit: a process that is killed here leaves no account whose password was never shown
      if (!config.ADMIN_PASSWORD)
        log(`First administrator: ${email}, password ${password} (shown this once)`)
    })
  } catch (error) {
    // another process that was started at the same moment made it, and has told its password
    if (await hasAdministrator(db)) return
    throw error
  }
}

async function hasAdministrator(db: Db): Promise<boolean> {
  const administrator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', ADMIN_ROLE)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return administrator !== undefined
}
