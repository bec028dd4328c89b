import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useSearch } from 'wouter'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { ButtonLink } from '../../../kit/Button.tsx'
import { DataTable } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ScoreText } from '../../../kit/ScoreStar.tsx'
import { Text } from '../../../kit/Text.tsx'
import { markedExamsQuery, type QueueFilters } from './queries.ts'
import { SubmissionList } from './SubmissionList.tsx'
import { SubmissionName } from './SubmissionName.tsx'

type MarkedListProps = { filters: QueueFilters; page: number; onPage: (page: number) => void }

/** The marked answers, the last mark first, to see and change a mark. */
export function MarkedList({ filters, page, onPage }: MarkedListProps) {
  const query = useQuery(markedExamsQuery({ ...filters, page }))
  const search = useSearch()
  const hasFilter = Object.values(filters).some((it) => it !== '')
  return (
    <SubmissionList query={query} hasSearch={filters.search !== ''} onPage={onPage}>
      {({ exams }) =>
        exams.length > 0 ? (
          <DataTable
            caption={m.exams_marked_exams_last_mark_first()}
            rows={exams}
            rowKey={(it) => it.submissionId}
            columns={[
              {
                key: 'subject',
                header: m.exams_subject(),
                cell: (it) => (
                  <>
                    <SubmissionName submission={it} />
                    <span className="block text-small text-ink-2">
                      <BilingualTitle>{it.className}</BilingualTitle>
                    </span>
                  </>
                ),
              },
              {
                key: 'score',
                header: m.exams_theory_score(),
                cell: (it) => (
                  <>
                    <ScoreText value={it.score} className="num" />
                    <span className="block text-small text-ink-2">
                      <bdi>{it.markerName}</bdi>, <DateText at={it.markedAt} format="ago" />
                    </span>
                  </>
                ),
              },
            ]}
            actions={(it) => (
              <ButtonLink
                variant="soft"
                to={`${paths.admin.submission(it.submissionId)}?${search}`}
              >
                {m.kit_open()}
                <span className="sr-only">
                  {' '}
                  <Text of={m.exams_open_mark_of} student={it.studentName} subject={it.subject} />
                </span>
              </ButtonLink>
            )}
          />
        ) : (
          <EmptyState icon={ClipboardCheck} title={m.exams_no_marked_exams_found()}>
            {hasFilter ? m.exams_no_marked_exam_matches_search() : m.exams_marked_empty()}
          </EmptyState>
        )
      }
    </SubmissionList>
  )
}
