import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import * as people from '../migrations/20261121T0640-people.ts'
import * as teaching from '../migrations/20261121T0641-teaching.ts'
import * as money from '../migrations/20261121T0642-money.ts'
import * as notices from '../migrations/20261121T0643-notices.ts'
import * as rewardsAndSettings from '../migrations/20261121T0644-rewards-and-settings.ts'
import * as classVersions from '../migrations/20261121T1800-class-versions.ts'
import * as push from '../migrations/20261121T1802-push.ts'
import * as report from '../migrations/20261121T1803-report.ts'
import * as lessonSaves from '../migrations/20261121T1805-lesson-saves.ts'
import * as managedStudents from '../migrations/20261121T1806-managed-students.ts'
import * as ledgerTotals from '../migrations/20261121T1807-ledger-totals.ts'
import * as paymentsDue from '../migrations/20261121T1807-payments-due.ts'
import * as announcements from '../migrations/20261121T1808-announcements.ts'
import * as quizSearch from '../migrations/20261121T1808-quiz-search.ts'
import * as tries from '../migrations/20261121T1811-tries.ts'
import * as paymentReversals from '../migrations/20261122T0910-payment-reversals.ts'
import * as referrals from '../migrations/20261122T0920-referrals.ts'
import * as judgedRuns from '../migrations/20261122T0921-judged-runs.ts'
import * as browsersOfAccounts from '../migrations/20261122T0930-browsers-of-accounts.ts'
import * as impersonationSessions from '../migrations/20261122T0931-impersonation-sessions.ts'
import * as confirmedTime from '../migrations/20261122T0940-confirmed-time.ts'
import * as standardNames from '../migrations/20261122T1100-standard-names.ts'
import { type Db, isSqlite, type Tx } from './db.ts'

const migrations: Record<string, Migration> = {
  '20261121T0640-people': people,
  '20261121T0641-teaching': teaching,
  '20261121T0642-money': money,
  '20261121T0643-notices': notices,
  '20261121T0644-rewards-and-settings': rewardsAndSettings,
  '20261121T1800-class-versions': classVersions,
  '20261121T1802-push': push,
  '20261121T1803-report': report,
  '20261121T1806-managed-students': managedStudents,
  '20261121T1805-lesson-saves': lessonSaves,
  '20261121T1807-ledger-totals': ledgerTotals,
  '20261121T1807-payments-due': paymentsDue,
  '20261121T1808-announcements': announcements,
  '20261121T1808-quiz-search': quizSearch,
  '20261121T1811-tries': tries,
  '20261122T0910-payment-reversals': paymentReversals,
  '20261122T0920-referrals': referrals,
  '20261122T0921-judged-runs': judgedRuns,
  '20261122T0930-browsers-of-accounts': browsersOfAccounts,
  '20261122T0931-impersonation-sessions': impersonationSessions,
  '20261122T0940-confirmed-time': confirmedTime,
  '20261122T1100-standard-names': standardNames,
}

/** The names of all steps. Each is independent of the others: a step may be older than one that ran before it. */
export const knownMigrations: readonly string[] = Object.keys(migrations).sort()

/** A step that failed. All steps were rolled back: the database is as it was before. */
export class MigrationError extends Error {
  readonly step: string
  constructor(step: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.step = step
  }
}

/**
 * Runs the steps that the database lacks, all of them or only those that are named, in one transaction together with
 * their records (decision 0320). Throws MigrationFailed when a step fails.
 */
export async function migrate(db: Db, steps: readonly string[] = knownMigrations): Promise<void> {
  if (db.isTransaction) await runPending(db as Tx, steps)
  else await db.transaction().execute((tx) => runPending(tx, steps))
}

/** The steps that ran, the known ones that did not, and those that only a newer version knows. */
export async function migrationState(
  db: Db,
): Promise<{ applied: string[]; pending: string[]; unknown: string[] }> {
  const applied = await appliedMigrations(db)
  return {
    applied,
    pending: knownMigrations.filter((it) => !applied.includes(it)),
    unknown: applied.filter((it) => !knownMigrations.includes(it)),
  }
}

// Kysely's own name for it: databases of earlier versions have it, and their processes wait at the same lock
const RECORD_TABLE = 'kysely_migration'
const LOCK = '3853314791062309107'

async function runPending(tx: Tx, steps: readonly string[]) {
  // SQLite began with its write lock
  if (!isSqlite(tx)) await sql.raw(`select pg_advisory_xact_lock(${LOCK})`).execute(tx)
  await tx.schema
    .createTable(RECORD_TABLE)
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (it) => it.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (it) => it.notNull())
    .execute()
  const applied = await appliedMigrations(tx)
  for (const step of [...steps].sort()) {
    if (applied.includes(step)) continue
    try {
      await migrations[step]?.up(tx)
    } catch (error) {
      throw new MigrationError(step, error)
    }
    const at = new Date().toISOString()
    await sql`insert into ${sql.table(RECORD_TABLE)} (name, timestamp) values (${step}, ${at})`.execute(
      tx,
    )
  }
}

async function appliedMigrations(db: Db): Promise<string[]> {
  if (!(await hasTable(db, RECORD_TABLE))) return []
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(RECORD_TABLE)} order by name`.execute(db)
  return rows.map((it) => it.name)
}

/** True if the database has a table of this name. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = isSqlite(db)
    ? await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(db)
    : await sql`
        select 1 from pg_class where relname = ${name} and relkind = 'r'
          and relnamespace = current_schema()::regnamespace`.execute(db)
  return rows.length > 0
}
