import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Link } from '../../../kit/Link.tsx'
import { MarkDecision } from './MarkDecision.tsx'
import { PairedMarks } from './PairedMarks.tsx'
import { differingMarksQuery } from './queries.ts'
import { SubmissionList } from './SubmissionList.tsx'
import './paired-marks.css'

type DifferingListProps = { page: number; onPage: (page: number) => void }

/** The submissions whose two marks differ by more than their exam allows, with the decision between them (R-STAFF-008). */
export function DifferingList({ page, onPage }: DifferingListProps) {
  const query = useQuery(differingMarksQuery(page))
  return (
    <SubmissionList query={query} hasSearch={false} onPage={onPage}>
      {({ exams }) =>
        exams.length > 0 ? (
          <ul className="differing-marks" aria-label={m.exams_differing_caption()}>
            {exams.map((it) => (
              <li key={it.submissionId}>
                <p className="font-semibold">
                  <Link to={`${paths.admin.submission(it.submissionId)}?list=differ`}>
                    <BilingualTitle>{it.subject}</BilingualTitle>
                  </Link>
                </p>
                <p className="text-small text-ink-2">
                  <bdi>{it.studentName}</bdi> · <BilingualTitle>{it.className}</BilingualTitle>
                </p>
                <PairedMarks marks={it.marks} />
                <MarkDecision submissionId={it.submissionId} marks={it.marks} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={Scale} title={m.exams_no_marks_wait_decision()}>
            {m.exams_differing_empty()}
          </EmptyState>
        )
      }
    </SubmissionList>
  )
}
