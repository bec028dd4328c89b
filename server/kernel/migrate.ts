import { Migrator } from 'kysely/migration'
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
import type { Db } from './db.ts'

const migrations = {
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
  '20261122T0940-confirmed-time': confirmedTime,
  '20261122T0920-referrals': referrals,
  '20261122T0921-judged-runs': judgedRuns,
  '20261122T0930-browsers-of-accounts': browsersOfAccounts,
  '20261122T0931-impersonation-sessions': impersonationSessions,
}

/** The names of all steps, in their order. */
export const knownMigrations: readonly string[] = Object.keys(migrations)

/**
 * Brings the database to the newest schema, or as far as the step that is named; what is done already is left alone.
 * Throws when a step fails.
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // each stands alone: one that was written earlier may arrive later, from a branch that took longer
    allowUnorderedMigrations: true,
  })
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (error) throw error
}
