import { ServerCrash } from 'lucide-react'
import type { AdminOverview } from '../../../../contract/admin/admin-overview.ts'
import type { WorkerName } from '../../../../contract/admin/worker-names.ts'
import { locale, m } from '../../../../messages/m.ts'
import { formatNumber } from '../../../../messages/runtime.ts'
import { paths } from '../../../api/paths.ts'
import { usePermissions } from '../../../api/use-may.ts'
import { CardLink } from '../../../kit/Card.tsx'
import { inNaira } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { QueryBoundary, type QueryState } from '../../../loading/QueryBoundary.tsx'
import { MonthChart } from './MonthChart.tsx'

/**
 * The items that need attention, and income and enrolments by month; each figure opens its list. The
 * specified figures above say how many papers wait and how many enrolled this month.
 */
export function Overview({ query }: { query: QueryState<AdminOverview> }) {
  const isPermitted = usePermissions()
  const seesMoney = isPermitted('viewMoney')
  return (
    <QueryBoundary query={query} errorTitle={m.report_overview_did_not_load()}>
      {({ months, lapsing, stuckPayments, failedEmails, failing, mentions }) => (
        <>
          <FailingWork failing={failing} />
          {seesMoney && (
            <section
              aria-label={m.report_needs_attention()}
              className="report-figures report-attention"
            >
              <Figure
                label={m.report_subscriptions_ending_7_days()}
                to={LISTS.lapsing}
                count={lapsing}
              />
              <Figure label={m.report_stuck_payments()} to={LISTS.stuck} count={stuckPayments} />
              {isPermitted('viewMail') && (
                <Figure label={m.report_failed_emails()} to={LISTS.emails} count={failedEmails} />
              )}
              {mentions > 0 && (
                <Figure
                  label={m.report_texts_name_deleted_people()}
                  to={paths.admin.bin}
                  count={mentions}
                />
              )}
            </section>
          )}
          {seesMoney && (
            <div className="grid gap-3 md:grid-cols-2 md:gap-4">
              <MonthChart
                title={m.report_income()}
                months={months.map(({ month, credits, debits }) => ({
                  month,
                  value: credits - debits,
                  to: `${paths.admin.payments}?service=income&period=${month}`,
                }))}
                format={(kobo) => (kobo < 0 ? `-${inNaira(-kobo)}` : inNaira(kobo))}
              />
              <MonthChart
                title={m.report_enrolments()}
                showsCurrentMonth={false}
                months={months.map(({ month, enrolments }) => ({
                  month,
                  value: enrolments,
                  to: `${paths.admin.lists}?month=${month}`,
                }))}
                format={(count) => formatNumber(count, locale)}
              />
            </div>
          )}
        </>
      )}
    </QueryBoundary>
  )
}

const LISTS = {
  lapsing: `${paths.admin.lists}?list=lapsing`,
  stuck: `${paths.admin.payments}?tab=cards&state=stuck`,
  emails: `${paths.admin.lists}?list=emails`,
}

function Figure({ label, to, count }: { label: string; to: string; count: number }) {
  return (
    <CardLink to={to} className="report-figure">
      <span className="font-medium text-[0.9375rem] text-ink-2">{label}</span>
      <span className="stat-value num">{formatNumber(count, locale)}</span>
    </CardLink>
  )
}

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
function FailingWork({ failing }: Pick<AdminOverview, 'failing'>) {
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
