import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ADMIN_ROLE, FIRST_ADMINISTRATOR_EMAIL } from '../contract/auth/auth.ts'
import { hashPassword, isCommonPassword } from './auth/passwords.ts'
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
 * Opens the database and the file store and upgrades the database. Throws ConfigError if the database is unavailable or
 * cannot store Arabic, and StartupError if it cannot be upgraded.
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

/** Upgrades without the timeouts of requests: a migration of a large table can take any length of time. */
async function upgradeDatabase(db: Db, config: Config, log: (line: string) => void) {
  const { DATABASE_URL: url } = config
  if (!url) return withLongStatements(() => upgrade(db, config, log))
  // one connection holds the upgrade lock, the other runs the upgrade
  const unbounded = openPostgres(url, { max: 2, timeouts: false })
  try {
    await upgrade(unbounded, config, log)
  } finally {
    await unbounded.destroy()
  }
}

function prepareDataDir({ DATA_DIR }: Config) {
  try {
    restrictDataDir(DATA_DIR)
  } catch (error) {
    throw new ConfigError(`DATA_DIR must be a writable folder: ${errorText(error)}.`)
  }
}

function openSqliteFile(folder: string): Db {
  try {
    return openSqlite(join(folder, 'lisan.sqlite'))
  } catch (error) {
    throw new ConfigError(`DATA_DIR must be a writable folder: ${errorText(error)}.`)
  }
}

/** Opens PostgreSQL. Rejects a database whose encoding is not UTF-8, which would cut texts within a character. */
async function openUtf8Postgres(url: string): Promise<Db> {
  const db = openPostgres(url)
  const query = sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`
  const { rows } = await query.execute(db).catch((error) => {
    throw new ConfigError(
      `DATABASE_URL must be the address of a database that responds: ${errorText(error)}.`,
    )
  })
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return db
  await db.destroy()
  throw new ConfigError(
    `DATABASE_URL must be the address of a database with the encoding UTF8; this one has ${encoding}.`,
  )
}

// if none of several addresses answers, the error has a code but no message
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/**
 * Creates the first administrator if there is none, from ADMIN_EMAIL and ADMIN_PASSWORD or with a random password that
 * is printed once (R-RUN-004, R-RUN-005).
 */
export async function ensureAdministrator(
  db: Db,
  config: Config,
  log: (line: string) => void,
): Promise<void> {
  if (await hasAdministrator(db)) return
  if (isCommonPassword(config.ADMIN_PASSWORD ?? ''))
    throw new ConfigError('ADMIN_PASSWORD must not be a password that many people use.')
  const email = config.ADMIN_EMAIL ?? FIRST_ADMINISTRATOR_EMAIL
  const password = config.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(config, password)
  const account = { name: 'Administrator', email, phone: '', passwordHash, staff: 'owner' as const }
  const referral = { referralCode: newReferralCode(email), referredBy: null }
  try {
    await inTransaction(db, async (tx) => {
      await insertUser(tx, { ...account, ...referral, joinedAt: now() })
      // printed before the commit: a process that is killed here must not leave an account with an unknown password
      if (!config.ADMIN_PASSWORD)
        log(`First administrator: ${email}, password ${password} (shown this once)`)
    })
  } catch (error) {
    // another process that started at the same time created it and printed its password
    if (await hasAdministrator(db)) return
    throw error
  }
}

async function hasAdministrator(db: Db): Promise<boolean> {
  const administrator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', ADMIN_ROLE)
    .where('staff', '=', 'owner')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return administrator !== undefined
}
