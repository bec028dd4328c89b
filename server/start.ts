import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ADMIN_ROLE } from '../contract/auth.ts'
import { hashPassword } from './auth/passwords.ts'
import { newReferralCode } from './auth/sign-up.ts'
import { insertPerson } from './auth/store.ts'
import { now } from './kernel/clock.ts'
import { BadConfig, type Config } from './kernel/config.ts'
import { type Db, inTransaction, openPostgres, openSqlite } from './kernel/db.ts'
import { withLongStatements } from './kernel/db-timeouts.ts'
import { type FileStore, openFolder } from './kernel/files.ts'
import { keepPrivate } from './kernel/private-files.ts'
import type { School } from './kernel/school.ts'
import { secret } from './kernel/secrets.ts'
import { upgrade } from './upgrade.ts'

/**
 * Opens the stores that the configuration names and brings the database up to date. Throws BadConfig where the database
 * is not there or cannot hold Arabic, and CannotStart where it cannot be upgraded.
 */
export async function openSchoolFrom(
  config: Config,
  say: (line: string) => void = () => {},
): Promise<School> {
  closeDataDir(config)
  const db = config.DATABASE_URL
    ? await openUnicode(config.DATABASE_URL)
    : openFile(config.DATA_DIR)
  await upgradeFor(db, config, say)
  return {
    db,
    files: await storeOf(config),
    config,
    mediaSecret: await secret(db, 'media', () => randomBytes(32).toString('base64url')),
  }
}

/** Upgrades without the time limits of a request: a step over a large table takes as long as it needs. */
async function upgradeFor(
  db: Db,
  { DATABASE_URL: url, DATA_DIR }: Config,
  say: (line: string) => void,
) {
  if (!url) return withLongStatements(() => upgrade(db, DATA_DIR, say))
  // one connection holds the lock of the upgrade, another one runs it
  const unbounded = openPostgres(url, { max: 2, timeouts: false })
  try {
    await upgrade(unbounded, DATA_DIR, say)
  } finally {
    await unbounded.destroy()
  }
}

function closeDataDir({ DATA_DIR }: Config) {
  try {
    keepPrivate(DATA_DIR)
  } catch (fault) {
    throw new BadConfig(`DATA_DIR wants a folder that can be written: ${wordsOf(fault)}.`)
  }
}

function openFile(folder: string): Db {
  try {
    return openSqlite(join(folder, 'lisan.sqlite'))
  } catch (fault) {
    throw new BadConfig(`DATA_DIR wants a folder that can be written: ${wordsOf(fault)}.`)
  }
}

/** Opens PostgreSQL. Refuses a database that holds bytes for letters: it would cut a text in the midst of one. */
async function openUnicode(url: string): Promise<Db> {
  const db = openPostgres(url)
  const asked = sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`
  const { rows } = await asked.execute(db).catch((fault) => {
    throw new BadConfig(`DATABASE_URL wants a database that answers: ${wordsOf(fault)}.`)
  })
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return db
  await db.destroy()
  throw new BadConfig(
    `DATABASE_URL wants a database whose encoding is UTF8; this one's is ${encoding}.`,
  )
}

// of a name with several addresses, none of which answered, there is a code and no message
function wordsOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  return fault.message || ('code' in fault ? String(fault.code) : fault.name)
}

/** The media store that the configuration names: a bucket, or a folder in DATA_DIR. */
export async function storeOf(config: Config): Promise<FileStore> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = config
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  // the configuration has all of them or none
  if (!bucket || !endpoint || !accessKeyId || !secretAccessKey)
    return openFolder(join(config.DATA_DIR, 'media'))
  const { openBucket } = await import('./kernel/s3-files.ts')
  return openBucket({ bucket, endpoint, region, accessKeyId, secretAccessKey })
}

/**
 * Makes the first administrator where there is none: from ADMIN_EMAIL and ADMIN_PASSWORD, or with a
 * random password that is printed this once (decisions §12).
 */
export async function ensureAdministrator(
  db: Db,
  config: Config,
  say: (line: string) => void,
): Promise<void> {
  if (await hasAdministrator(db)) return
  const email = config.ADMIN_EMAIL ?? 'admin@lisan.local'
  const password = config.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const account = { name: 'Administrator', email, phone: '', passwordHash, role: ADMIN_ROLE }
  const referral = { referralCode: newReferralCode(email), referredBy: null }
  try {
    await inTransaction(db, async (tx) => {
      await insertPerson(tx, { ...account, ...referral, joinedAt: now() })
      // before the commit: a process that is killed here leaves no account whose password was never shown
      if (!config.ADMIN_PASSWORD)
        say(`First administrator: ${email}, password ${password} (shown this once)`)
    })
  } catch (fault) {
    // another process that was started at the same moment made it, and has told its password
    if (await hasAdministrator(db)) return
    throw fault
  }
}

async function hasAdministrator(db: Db): Promise<boolean> {
  const known = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', ADMIN_ROLE)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return known !== undefined
}
