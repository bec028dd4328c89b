import type { BackupPhase, BackupReason, ListedBackup } from '../../../../contract/copies/copies.ts'
import { formatTime, isoDay } from '../../../../contract/platform/school-time.ts'
import { locale, m } from '../../../../messages/m.ts'
import { Badge, type BadgeKind } from '../../../kit/Badge.tsx'
import { formatDataSize } from '../../../kit/data-size.ts'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'

/** The copies, the newest first, each with what was checked (R-SAFE-002). */
export function BackupList({ rows }: { rows: readonly ListedBackup[] }) {
  return (
    <ul className="rows">
      {rows.map((it) => (
        <li key={it.id} className="flex-wrap">
          <BackupRow backup={it} />
        </li>
      ))}
    </ul>
  )
}

const BADGES: Record<ListedBackup['state'], [BadgeKind, string]> = {
  good: ['active', m.copies_good()],
  failed: ['inactive', m.copies_failed()],
  running: ['exam', m.copies_running()],
  waiting: ['plain', m.copies_waiting()],
}

const PHASES: Record<BackupPhase, string> = {
  rows: m.copies_phase_rows(),
  files: m.copies_phase_files(),
  archive: m.copies_phase_archive(),
  trial: m.copies_phase_trial(),
  cleanup: m.copies_phase_cleanup(),
}

const REASONS: Record<BackupReason, string> = {
  needs_key: m.copies_reason_needs_key(),
  disk_full: m.copies_reason_disk_full(),
  unreachable: m.copies_reason_unreachable(),
  refused: m.copies_reason_refused(),
  not_equal: m.copies_reason_not_equal(),
  no_trial: m.copies_reason_no_trial(),
  other: m.copies_reason_other(),
}

function BackupRow({ backup }: { backup: ListedBackup }) {
  const when = useWhen()
  const [badge, state] = BADGES[backup.state]
  return (
    <div className="min-w-0 grow basis-60 grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {m.copies_copy_of({ time: when(backup.at) })}
        <Badge kind={badge}>{state}</Badge>
      </p>
      {backup.state === 'good' && <GoodCopy backup={backup} />}
      {backup.state === 'running' && backup.phase && (
        <p className="text-small text-ink-2">{PHASES[backup.phase]}…</p>
      )}
      {backup.reason && (
        <div className="text-small text-ink-2">
          <p>{REASONS[backup.reason]}</p>
          {backup.error !== '' && (
            <p dir="ltr" className="wrap-anywhere">
              <code>{backup.error}</code>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** 'restored and checked in 41 s · 12,304 rows, ledger equal' */
function GoodCopy({ backup: it }: { backup: ListedBackup }) {
  const ledger =
    it.ledgerDifferences === 0
      ? m.copies_ledger_equal()
      : m.copies_ledger_differs({ count: it.ledgerDifferences })
  const parts = [
    m.copies_checked({ duration: durationOf(it.checkSeconds) }),
    m.copies_rows_and_ledger({ rows: m.copies_rows({ count: it.rows }), ledger }),
    m.copies_files({ count: it.files }),
    formatDataSize(it.bytes),
    it.isEncrypted ? m.copies_encrypted() : m.copies_not_encrypted(),
  ]
  return (
    <>
      <p className="text-small text-ink-2 wrap-anywhere">{parts.join(' · ')}</p>
      <p className="text-tiny text-ink-2">
        {m.copies_restore_name()}: <code dir="ltr">{it.name}</code>
      </p>
    </>
  )
}

const durationOf = (seconds: number) =>
  seconds < 60
    ? m.copies_seconds({ count: seconds })
    : m.copies_minutes({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 })

/** '03:10' of today, another day with its date. */
function useWhen() {
  const { dateTime } = useDateFormat()
  const timezone = useTimeZone()
  return (at: number) =>
    isoDay(at, timezone) === isoDay(Date.now() / 1000, timezone)
      ? formatTime(at, timezone, locale)
      : dateTime(at)
}
