import type { BackupProblem } from '../../contract/copies/backup-problems.ts'
import { FAILURES_TO_TELL, MAX_AGE_OF_COPY } from '../../contract/copies/copies.ts'
import { formatDateTime } from '../../contract/platform/school-time.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { readBackupState } from './store.ts'

type State = Awaited<ReturnType<typeof readBackupState>>

/** What the owners have to do something about; null if copies are good (R-SAFE-005). */
export function problemOf(
  { recipient, since, failures, last_good_at: lastGoodAt }: State,
  { config, now }: { config: Config; now: number },
): BackupProblem | null {
  if (!config.BACKUP_TO) return 'unset'
  // before the first pass of the worker
  if (since === 0) return null
  if (recipient === '' && config.BACKUP_TO.startsWith('s3://')) return 'needs_key'
  if (failures >= FAILURES_TO_TELL) return 'failing'
  return now - Math.max(lastGoodAt, since) > MAX_AGE_OF_COPY ? 'old' : null
}

/** The problem and the newest good copy, for the dashboard. A school on trial is not reminded to set up copies. */
export async function readBackupProblem(db: Db, about: { config: Config; now: number }) {
  const state = await readBackupState(db)
  const problem = problemOf(state, about)
  const isOnTrial = problem === 'unset' && about.config.NODE_ENV !== 'production'
  return { problem: isOnTrial ? null : problem, lastGoodAt: state.last_good_at }
}

type BackupAlert = {
  problem: Exclude<BackupProblem, 'unset'>
  /** Unix seconds; 0 for never. */
  lastGoodAt: number
  timezone: string
}

/** What owners read in an email and in a message when copies fail (R-SAFE-005). */
export function backupAlertText(
  { problem, lastGoodAt, timezone }: BackupAlert,
  m: Messages,
  locale: Locale,
): { subject: string; paragraphs: string[] } {
  const time = lastGoodAt === 0 ? '' : formatDateTime(lastGoodAt, timezone, locale)
  return {
    subject: m.notices_backup_subject(),
    paragraphs: [
      problem === 'needs_key'
        ? m.notices_backup_needs_key()
        : problem === 'failing'
          ? m.notices_backup_failing()
          : m.notices_backup_old(),
      time === '' ? m.notices_backup_never() : m.notices_backup_last({ time }),
      m.notices_backup_what_to_do(),
    ],
  }
}
