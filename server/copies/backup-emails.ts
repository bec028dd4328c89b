import type { BackupProblem } from '../../contract/copies/backup-problems.ts'
import { formatDateTime } from '../../contract/platform/school-time.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'

export type BackupAlert = {
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
