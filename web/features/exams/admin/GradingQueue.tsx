import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import type { UnmarkedSubmission } from '../../../../contract/marking.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { DataTable } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { textFilter } from '../../../kit/url-filters.ts'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { gradingQueueQuery } from './queries.ts'

export type SelectedSubmission = { submission: UnmarkedSubmission; hasAssistant: boolean }

const URL_FILTERS = { search: textFilter }

type GradingQueueProps = { onSelect: (selected: SelectedSubmission) => void }

/** The unmarked submissions, searched by subject or class, ten to a page (R-AEXAM-002 to R-AEXAM-004). */
export function GradingQueue({ onSelect }: GradingQueueProps) {
  const { filters, page, setFilters, goToPage } = useUrlFilters(URL_FILTERS)
  const search = useDebounced(filters.search.trim(), 250)
  const query = useQuery(gradingQueueQuery({ search, page }))
  return (
    <>
      <SearchBox
        placeholder="Search by subject or class..."
        value={filters.search}
        onChange={(text) => setFilters({ search: text }, { replace: true })}
      />
      {/* announces the result of a search while the focus is in the field */}
      <p className="sr-only" role="status">
        {query.data && !query.isFetching && search !== '' ? `${query.data.total} found` : ''}
      </p>
      <QueryBoundary query={query} errorTitle="The exams did not load" skeleton={<QueueSkeleton />}>
        {({ exams, assistant, page: loadedPage, pages }) => (
          <>
            <Card
              aria-busy={query.isPlaceholderData}
              className={query.isPlaceholderData ? 'opacity-60' : ''}
            >
              {exams.length > 0 ? (
                <SubmissionTable
                  submissions={exams}
                  onMark={(submission) => onSelect({ submission, hasAssistant: assistant })}
                />
              ) : (
                <EmptyState icon={ClipboardCheck} title="No pending exams found">
                  {filters.search.trim() === ''
                    ? 'All written answers are marked.'
                    : 'No pending exam matches your search.'}
                </EmptyState>
              )}
            </Card>
            <Pagination page={loadedPage} pageCount={pages} onPage={goToPage} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

/** The loading state with its text (R-AEXAM-004). */
function QueueSkeleton() {
  return (
    <Card padded aria-busy="true">
      <p className="text-ink-2">Loading...</p>
      <SkeletonRows />
    </Card>
  )
}

type SubmissionTableProps = {
  submissions: readonly UnmarkedSubmission[]
  onMark: (submission: UnmarkedSubmission) => void
}

function SubmissionTable({ submissions, onMark }: SubmissionTableProps) {
  return (
    <DataTable
      caption="Unmarked exams, the oldest first"
      rows={submissions}
      rowKey={(it) => `${it.lessonId}.${it.studentId}`}
      columns={[
        {
          key: 'subject',
          header: 'Subject',
          cell: (it) => (
            <>
              <span className="font-semibold">
                <BilingualTitle>{it.subject}</BilingualTitle>
              </span>
              <span className="block text-small text-ink-2">
                <bdi>{it.studentName}</bdi> · <DateText at={it.submittedAt} format="ago" />
              </span>
            </>
          ),
        },
        {
          key: 'class',
          header: 'Class',
          cell: (it) => <BilingualTitle>{it.className}</BilingualTitle>,
        },
      ]}
      actions={(it) => (
        <Button variant="soft" onClick={() => onMark(it)}>
          Mark Exam
          <span className="sr-only">
            {' '}
            of {it.studentName}, {it.subject}
          </span>
        </Button>
      )}
    />
  )
}
