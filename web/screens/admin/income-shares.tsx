import { useQuery } from '@tanstack/react-query'
import { incomeStatementCsv } from '../../../contract/staff/income-shares.ts'
import { reachOf } from '../../../contract/staff/permissions.ts'
import { m } from '../../../messages/m.ts'
import { useSession } from '../../api/session.ts'
import { ExportButton } from '../../downloads/ExportButton.tsx'
import { IncomeShares } from '../../features/payments/admin/IncomeShares.tsx'
import { IncomeStatement } from '../../features/payments/admin/IncomeStatement.tsx'
import { MonthSelect } from '../../features/payments/admin/MonthSelect.tsx'
import { monthLabel, monthsBefore } from '../../features/payments/admin/period-filter.ts'
import { incomeStatementQuery } from '../../features/payments/admin/share-queries.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { textFilter } from '../../kit/url-filters.ts'
import { useDateFormat } from '../../kit/use-date-format.ts'
import { useUrlFilters } from '../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

const URL_FILTERS = { month: textFilter }

const isMonth = (text: string) => /^(19[7-9]|2\d\d)\d-(0[1-9]|1[0-2])$/.test(text)

/** Income Shares: the statement of a month and the shares of teachers; a teacher has the own ones (R-STAFF-012). */
export function Screen() {
  const { user } = useSession()
  const isOwn = user?.staff !== undefined && reachOf(user.staff, 'viewShares') === 'own classes'
  const { filters, setFilters } = useUrlFilters(URL_FILTERS)
  const thisMonth = monthsBefore(useDateFormat().today(), 0)
  const month = isMonth(filters.month) ? filters.month : thisMonth
  const query = useQuery(incomeStatementQuery(month))
  return (
    <div className="page">
      <PageHeader
        title={isOwn ? m.admin_screens_my_statement() : m.admin_screens_income_shares()}
        subtitle={
          isOwn
            ? m.admin_screens_part_what_classes_bring()
            : m.admin_screens_what_teachers_get_income_their()
        }
      >
        <ExportButton file={incomeStatementCsv} filter={{ month }} />
      </PageHeader>
      <MonthSelect month={month} onChange={(it) => setFilters({ month: it })} />
      <QueryBoundary query={query} errorTitle={m.admin_screens_statement_did_not_load()}>
        {({ rows, total }) => (
          <IncomeStatement {...{ rows, total, isOwn }} month={monthLabel(month)} />
        )}
      </QueryBoundary>
      <p className="m-0 text-small text-ink-2">
        {m.admin_screens_income_what_students_paid_class()}
      </p>
      <IncomeShares isOwn={isOwn} />
    </div>
  )
}
