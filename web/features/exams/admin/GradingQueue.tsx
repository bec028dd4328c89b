import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck, CloudOff } from 'lucide-react'
import type { UnmarkedSubmission } from '../../../../contract/marking.ts'
import { messageOf } from '../../../api/call-api.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { DataTable } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { gradingQueueQuery } from './queries.ts'
import { useGradingFilters } from './use-grading-filters.ts'

export type SelectedSubmission = { submission: UnmarkedSubmission; hasAssistant: boolean }

/** The papers that wait for a mark: searched by subject or class, ten to a page (R-AEXAM-002 to R-AEXAM-004). */
export function GradingQueue({
  onChoose: onSelect,
}: {
  onChoose: (selected: SelectedSubmission) => void
}) {
  const { search, debouncedFilters, onSearch, onPage } = useGradingFilters()
  const queueQuery = useQuery(gradingQueueQuery(debouncedFilters))
  const { data, error, isFetching, isPlaceholderData, refetch } = queueQuery
  return (
    <>
      <SearchBox placeholder="Search by subject or class..." value={search} onChange={onSearch} />
      {/* what is looked for is found somewhere between typing and reading */}
      <p className="sr-only" role="status">
        {data && !isFetching && debouncedFilters.search !== '' ? `${data.total} found` : ''}
      </p>
      {data ? (
        <>
          <Card aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
            {data.exams.length > 0 ? (
              <SubmissionTable
                submissions={data.exams}
                onMark={(paper) => onSelect({ submission: paper, hasAssistant: data.assistant })}
              />
            ) : (
              <EmptyState icon={ClipboardCheck} title="No pending exams found">
                {search.trim() === ''
                  ? 'Every written answer has its mark.'
                  : 'No subject or class that waits matches your search.'}
              </EmptyState>
            )}
          </Card>
          <Pagination page={data.page} pageCount={data.pages} onPage={onPage} />
        </>
      ) : error ? (
        <Card>
          <EmptyState
            icon={CloudOff}
            title="The exams did not load"
            action={
              <Button busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(error)}
          </EmptyState>
        </Card>
      ) : (
        <QueueSkeleton />
      )}
    </>
  )
}

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
      caption="Exams that wait for a mark, the oldest first"
      rows={submissions}
      rowKey={(it) => `${it.lesson_id}.${it.user_id}`}
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
                <bdi>{it.student_name}</bdi> · <DateText at={it.submitted_at} format="ago" />
              </span>
            </>
          ),
        },
        {
          key: 'class',
          header: 'Class',
          cell: (it) => <BilingualTitle>{it.class_name}</BilingualTitle>,
        },
      ]}
      actions={(it) => (
        <Button variant="soft" onClick={() => onMark(it)}>
          Mark Exam
          <span className="sr-only">
            {' '}
            of {it.student_name}, {it.subject}
          </span>
        </Button>
      )}
    />
  )
}
