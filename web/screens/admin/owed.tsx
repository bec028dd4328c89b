import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { OWED_STATES } from '../../../contract/enrolment/owed.ts'
import { m } from '../../../messages/m.ts'
import { OwedTable } from '../../features/enrolment/admin/OwedTable.tsx'
import { owedQuery } from '../../features/enrolment/admin/owed-queries.ts'
import { Card } from '../../kit/Card.tsx'
import { EmptyCard } from '../../kit/EmptyState.tsx'
import { ListFooter } from '../../kit/ListFooter.tsx'
import { formatPrice } from '../../kit/naira.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { pageSizeFilter } from '../../kit/page-size.ts'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { Text } from '../../kit/Text.tsx'
import { choiceFilter } from '../../kit/url-filters.ts'
import { useUrlFilters } from '../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

const URL_FILTERS = { state: choiceFilter(OWED_STATES, 'due'), size: pageSizeFilter() }

const STATES = [
  { value: 'due' as const, label: m.enrolment_owed_due() },
  { value: 'all' as const, label: m.enrolment_owed_all() },
]

/** What students owe of classes that are paid in parts, since when, with 'Send reminder' (R-PAY-006). */
export function Screen() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(URL_FILTERS)
  const { state, size } = filters
  const query = useQuery(owedQuery({ state, page, size }))
  return (
    <div className="page">
      <PageHeader title={m.enrolment_owed_title()} subtitle={m.enrolment_owed_subtitle()} />
      <div className="md:justify-self-start">
        <SegmentedControl
          label={m.enrolment_owed_state()}
          options={STATES}
          value={state}
          onChange={(it) => setFilters({ state: it })}
        />
      </div>
      <QueryBoundary query={query} errorTitle={m.enrolment_owed_did_not_load()}>
        {({ rows, total, sum, page: loadedPage }) =>
          rows.length === 0 ? (
            <EmptyCard icon={CircleCheck} title={m.enrolment_owed_none()}>
              {m.enrolment_owed_none_hint()}
            </EmptyCard>
          ) : (
            <div className="grid gap-4">
              <p className="m-0 font-semibold" role="status">
                <Text of={m.enrolment_owed_sum} amount={formatPrice(sum)} />
              </p>
              <Card>
                <OwedTable rows={rows} />
              </Card>
              <ListFooter
                {...{ page: loadedPage, total, size }}
                onPage={goToPage}
                onSize={(it) => setFilters({ size: it })}
              />
            </div>
          )
        }
      </QueryBoundary>
    </div>
  )
}
