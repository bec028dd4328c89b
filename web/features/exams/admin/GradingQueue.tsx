import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useLocation, useSearch } from 'wouter'
import type { UnmarkedSubmission } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { paths } from '../../../api/paths.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { DataTable } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Text } from '../../../kit/Text.tsx'
import { gradingQueueQuery, type QueueFilters } from './queries.ts'
import { SubmissionList } from './SubmissionList.tsx'
import { SubmissionName } from './SubmissionName.tsx'

type GradingQueueProps = { filters: QueueFilters; page: number; onPage: (page: number) => void }

/** The unmarked submissions, oldest first, ten to a page (R-AEXAM-002 to R-AEXAM-004). */
export function GradingQueue({ filters, page, onPage }: GradingQueueProps) {
  const query = useQuery(gradingQueueQuery({ ...filters, page }))
  const hasFilter = Object.values(filters).some((it) => it !== '')
  return (
    <SubmissionList query={query} hasSearch={filters.search !== ''} onPage={onPage}>
      {({ exams }) =>
        exams.length > 0 ? (
          <SubmissionTable submissions={exams} />
        ) : (
          <EmptyState icon={ClipboardCheck} title={m.exams_no_pending_exams_found()}>
            {hasFilter ? m.exams_no_pending_exam_matches_search() : m.exams_queue_empty()}
          </EmptyState>
        )
      }
    </SubmissionList>
  )
}

function SubmissionTable({ submissions }: { submissions: readonly UnmarkedSubmission[] }) {
  const openSubmission = useOpenSubmission()
  return (
    <DataTable
      caption={m.exams_unmarked_exams_oldest_first()}
      rows={submissions}
      rowKey={(it) => it.submissionId}
      columns={[
        {
          key: 'subject',
          header: m.exams_subject(),
          cell: (it) => (
            <SubmissionName submission={it}>
              {' '}
              · <DateText at={it.submittedAt} format="ago" />
              <MarkingState submission={it} />
            </SubmissionName>
          ),
        },
        {
          key: 'class',
          header: m.kit_class(),
          cell: (it) => <BilingualTitle>{it.className}</BilingualTitle>,
        },
      ]}
      actions={(it) => (
        <Button variant="soft" onClick={() => openSubmission(it.submissionId)}>
          {m.exams_mark_exam()}
          <span className="sr-only">
            {' '}
            <Text of={m.exams_mark_exam_of} student={it.studentName} subject={it.subject} />
          </span>
        </Button>
      )}
    />
  )
}

/** Who else is marking a submission, or that it waits for somebody else (R-STAFF-008). */
function MarkingState({ submission: { claim, secondMark } }: { submission: UnmarkedSubmission }) {
  return (
    <>
      {claim && (
        <span className="block font-semibold text-warning-ink">
          <Text of={m.exams_marker_is_marking} marker={<bdi>{claim.marker}</bdi>} />
        </span>
      )}
      {secondMark === 'given' && <span className="block">{m.exams_second_mark_missing()}</span>}
      {secondMark === 'differ' && <span className="block">{m.exams_owner_decides()}</span>}
    </>
  )
}

/** Opens the page of a submission and fixes the order of the queue that the marker goes through. */
function useOpenSubmission() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const search = useSearch()
  return (submissionId: number) => {
    queryClient.removeQueries({ queryKey: adminKeys.markingQueues })
    navigate(paths.admin.submission(submissionId) + (search && `?${search}`))
  }
}
