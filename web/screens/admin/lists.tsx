import { useQuery } from '@tanstack/react-query'
import { ListChecks, type LucideIcon, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { enrolmentsCsv } from '../../../contract/enrolment/enrolment-exports.ts'
import { LISTED_PAYMENTS } from '../../../contract/enrolment/enrolment-payment.ts'
import { m } from '../../../messages/m.ts'
import { mailStateQuery } from '../../api/mail-state-query.ts'
import { useMay } from '../../api/use-may.ts'
import { ExportButton } from '../../downloads/ExportButton.tsx'
import { MailNotice } from '../../features/messages/admin/MailNotice.tsx'
import { PAYMENT_KIND_NAMES } from '../../features/payments/shared/recorded/payment-names.tsx'
import { EnrolmentTable } from '../../features/report/admin/EnrolmentTable.tsx'
import { FailedEmailTable } from '../../features/report/admin/FailedEmailTable.tsx'
import {
  type EnrolmentFilters,
  enrolmentsQuery,
  failedEmailsQuery,
} from '../../features/report/admin/list-queries.ts'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ListFooter } from '../../kit/ListFooter.tsx'
import { nairaInText } from '../../kit/naira.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { type PageSize, pageSizeFilter } from '../../kit/page-size.ts'
import { Select } from '../../kit/Select.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { Text } from '../../kit/Text.tsx'
import { choiceFilter, type UrlFilter } from '../../kit/url-filters.ts'
import { useUrlFilters } from '../../kit/use-url-filters.ts'
import { QueryBoundary, type QueryState } from '../../loading/QueryBoundary.tsx'

/** A month as '2026-11', or ''. */
const monthFilter: UrlFilter<string> = {
  parse: (text) => (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : ''),
  serialize: (month) => month,
}

const URL_FILTERS = {
  list: choiceFilter(['enrolments', 'lapsing', 'emails'], 'enrolments'),
  month: monthFilter,
  how: choiceFilter(['', ...LISTED_PAYMENTS], ''),
  size: pageSizeFilter(),
}

const TABS = [
  { id: 'enrolments', label: m.admin_screens_enrolments() },
  { id: 'lapsing', label: m.admin_screens_ending_7_days() },
  { id: 'emails', label: m.admin_screens_failed_emails() },
] as const

/** The lists behind the figures of the dashboard that have no separate screen. */
export function Screen() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(URL_FILTERS)
  const { month, how, size } = filters
  const seesMail = useMay('viewMail')
  const list = filters.list === 'emails' && !seesMail ? 'enrolments' : filters.list
  const paging = {
    page,
    size,
    onPage: goToPage,
    onSize: (it: PageSize) => setFilters({ size: it }),
  }
  return (
    <div className="page">
      <PageHeader title={m.admin_screens_lists()} />
      <Tabs
        label={m.admin_screens_lists()}
        tabs={seesMail ? TABS : TABS.filter(({ id }) => id !== 'emails')}
        current={list}
        onSelect={(it) => setFilters({ list: it, month: '', how: '' })}
      >
        {list === 'emails' ? (
          <FailedEmails {...paging} />
        ) : (
          <div className="grid gap-5">
            {list === 'enrolments' && (
              <div className="flex flex-wrap items-end gap-4">
                <label className="grid max-w-64 gap-1.5">
                  <span className="label">{m.admin_screens_month()}</span>
                  <input
                    type="month"
                    className="input"
                    value={month}
                    onChange={({ target }) =>
                      setFilters({ month: target.value }, { replace: true })
                    }
                  />
                </label>
                <Select
                  label={m.recorded_payment()}
                  placeholder={m.recorded_all_kinds()}
                  options={LISTED_PAYMENTS.map((value) => ({
                    value,
                    label: PAYMENT_KIND_NAMES[value],
                  }))}
                  value={how}
                  onChange={({ target }) =>
                    setFilters({ how: LISTED_PAYMENTS.find((it) => it === target.value) ?? '' })
                  }
                />
                <ExportButton file={enrolmentsCsv} filter={{ month, how }} />
              </div>
            )}
            <Enrolments
              month={month}
              how={how}
              state={list === 'lapsing' ? 'lapsing' : ''}
              {...paging}
            />
          </div>
        )}
      </Tabs>
    </div>
  )
}

type Paging = {
  page: number
  size: PageSize
  onPage: (page: number) => void
  onSize: (size: PageSize) => void
}

function Enrolments({
  month,
  how,
  state,
  ...paging
}: Paging & Pick<EnrolmentFilters, 'month' | 'how' | 'state'>) {
  const { page, size } = paging
  const query = useQuery(
    enrolmentsQuery({ month: state ? '' : month, how: state ? '' : how, state, page, size }),
  )
  return (
    <List
      {...paging}
      query={query}
      kind={state ? 'subscriptions' : 'enrolments'}
      empty={
        state
          ? m.admin_screens_no_subscription_ends_within_seven()
          : m.admin_screens_no_student_enrolled_time()
      }
      icon={ListChecks}
      summary={({ paid = 0, waived = 0 }) => (
        <span className="num">
          <Text of={m.recorded_paid_total} paid={nairaInText(paid)} waived={nairaInText(waived)} />
        </span>
      )}
    >
      {(rows) => <EnrolmentTable rows={rows} />}
    </List>
  )
}

function FailedEmails(paging: Paging) {
  const { page, size } = paging
  const mail = useQuery(mailStateQuery).data
  const isDelivered = mail?.hasServer && !mail.paused
  const query = useQuery(failedEmailsQuery({ page, size }))
  return (
    <div className="grid gap-5">
      <MailNotice />
      <List
        {...paging}
        query={query}
        kind="emails"
        empty={
          isDelivered ? m.admin_screens_all_delivered() : m.admin_screens_no_email_last_30_days()
        }
        icon={MailCheck}
      >
        {(rows) => <FailedEmailTable rows={rows} />}
      </List>
    </div>
  )
}

type ListPage<Row> = { rows: readonly Row[]; total: number; page: number }
type ListProps<Row, Page extends ListPage<Row>> = Paging & {
  query: QueryState<Page> & { isPlaceholderData: boolean }
  kind: 'enrolments' | 'subscriptions' | 'emails'
  empty: string
  icon: LucideIcon
  /** Beside the number of rows. */
  summary?: (page: Page) => ReactNode
  children: (rows: Page['rows']) => ReactNode
}

function List<Row, Page extends ListPage<Row>>(props: ListProps<Row, Page>) {
  const { query, kind, empty, icon, summary, children, ...paging } = props
  return (
    <QueryBoundary query={query} errorTitle={m.admin_screens_list_did_not_load({ kind })}>
      {(loaded) => (
        <div className="grid gap-4">
          <p className="flex flex-wrap gap-x-6 text-ink-2" role="status">
            <span>{m.admin_screens_list_count({ kind, count: loaded.total })}</span>
            {summary?.(loaded)}
          </p>
          <Card aria-busy={query.isPlaceholderData}>
            {loaded.rows.length === 0 ? (
              <EmptyState icon={icon} title={m.admin_screens_list_empty({ kind })}>
                {empty}
              </EmptyState>
            ) : (
              children(loaded.rows)
            )}
          </Card>
          <ListFooter {...paging} page={loaded.page} total={loaded.total} />
        </div>
      )}
    </QueryBoundary>
  )
}
