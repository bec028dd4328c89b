import { ServerCrash } from 'lucide-react'
import type { AdminOverview } from '../../../../contract/admin/admin-overview.ts'
import type { WorkerName } from '../../../../contract/admin/worker-names.ts'
import { m } from '../../../../messages/m.ts'
import { Note } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'

const WORK: Record<WorkerName, string> = {
  mail: 'Sending of emails',
  push: 'Notifications on phones',
  payments: 'Checks of card payments',
  refunds: 'Checks of refunds',
  'scheduled messages': 'Scheduled messages',
  reminders: 'Reminders before a paid month ends',
  search: 'Renewal of search texts',
  renditions: 'Smaller forms of videos, sounds and pictures',
  housekeeping: 'Deletion of what is out of date',
  exports: 'Archives of personal data',
  erasure: 'Erasure of accounts',
}

/** The background work that has failed for an hour. */
export function FailingWork({ failing }: Pick<AdminOverview, 'failing'>) {
  const { dateTime } = useDateFormat()
  if (failing.length === 0) return null
  return (
    <Note tone="error" icon={<ServerCrash className="icon" aria-hidden />}>
      <b className="block">{m.report_server_has_failed_hour_longer()}</b>
      <ul className="grid gap-2">
        {failing.map(({ worker, since, lastAt, jobs, error }) => (
          <li key={worker}>
            {WORK[worker]}
            {jobs > 0 && ` (${jobs.toLocaleString('en')})`}: since {dateTime(since)}, last at{' '}
            {dateTime(lastAt)}
            <span className="block text-small wrap-anywhere" dir="ltr">
              {error}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small">{m.report_log_server_has_details()}</p>
    </Note>
  )
}
