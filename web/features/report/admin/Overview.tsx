import type { AdminOverview } from '../../../../contract/admin/admin-overview.ts'
import { locale, m } from '../../../../messages/m.ts'
import { formatNumber } from '../../../../messages/runtime.ts'
import { paths } from '../../../api/paths.ts'
import { usePermissions } from '../../../api/use-may.ts'
import { CardLink } from '../../../kit/Card.tsx'
import { inNaira } from '../../../kit/naira.ts'
import { QueryBoundary, type QueryState } from '../../../loading/QueryBoundary.tsx'
import { FailingWork } from './FailingWork.tsx'
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
