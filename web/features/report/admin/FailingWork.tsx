import { ServerCrash } from 'lucide-react'
import type { AdminOverview } from '../../../../contract/admin/admin-overview.ts'
import type { WorkerName } from '../../../../contract/admin/worker-names.ts'
import { m } from '../../../../messages/m.ts'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'

const WORK: Record<WorkerName, string> = {
  mail: m.report_work_mail(),
  push: m.report_work_push(),
  payments: m.report_work_payments(),
  refunds: m.report_work_refunds(),
  transfers: m.report_worker_transfers(),
  'scheduled messages': m.report_work_scheduled_messages(),
  reminders: m.report_work_reminders(),
  sessions: m.report_work_sessions(),
  search: m.report_work_search(),
  renditions: m.report_work_renditions(),
  recordings: m.report_work_recordings(),
  housekeeping: m.report_work_housekeeping(),
  exports: m.report_work_exports(),
  erasure: m.report_work_erasure(),
  backups: m.report_work_backups(),
}

/** The background work that has failed for an hour. */
export function FailingWork({ failing }: Pick<AdminOverview, 'failing'>) {
  const { dateTime } = useDateFormat()
  if (failing.length === 0) return null
  return (
    <Note tone="error" icon={<ServerCrash className="icon" aria-hidden />}>
      <b className="block">{m.report_server_fails()}</b>
      <ul className="grid gap-2">
        {failing.map(({ worker, since, lastAt, jobs, error }) => (
          <li key={worker}>
            {jobs > 0 ? (
              <Text
                of={m.report_failing_jobs_since}
                work={WORK[worker]}
                jobs={jobs}
                since={dateTime(since)}
                lastAt={dateTime(lastAt)}
              />
            ) : (
              <Text
                of={m.report_failing_since}
                work={WORK[worker]}
                since={dateTime(since)}
                lastAt={dateTime(lastAt)}
              />
            )}
            <span className="block text-small wrap-anywhere" dir="ltr">
              {error}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small">{m.report_log_has_details()}</p>
    </Note>
  )
}
