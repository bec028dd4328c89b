import type { SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { Link } from '../../../kit/Link.tsx'
import { ScoreText } from '../../../kit/ScoreStar.tsx'
import { Text } from '../../../kit/Text.tsx'
import { AllowanceButton } from '../shared/allowance/AllowanceButton.tsx'

/** When a paper was begun and arrived, the other attempts of its student, and more time for the student (R-FAIR-001, R-FAIR-003). */
export function PaperSitting({ submission }: { submission: SubmissionDetails }) {
  const { id, lessonId, studentId, openedAt, isByPhone, receivedAt, attempts } = submission
  return (
    <>
      {openedAt !== undefined && (
        <p className="text-small text-ink-2">
          <Text
            of={isByPhone ? m.fair_paper_by_phone : m.fair_paper_opened}
            time={<DateText at={openedAt} format="dateTime" />}
          />
        </p>
      )}
      {receivedAt !== undefined && (
        <p className="text-small text-ink-2">
          <Text of={m.fair_paper_arrived} time={<DateText at={receivedAt} format="dateTime" />} />
        </p>
      )}
      {attempts && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5" aria-label={m.fair_all_attempts()}>
          {attempts.map((it) => (
            <li key={it.submissionId} className="flex flex-wrap items-center gap-1.5">
              {it.submissionId === id ? (
                <b aria-current="true">{m.fair_attempt_number({ number: it.attempt })}</b>
              ) : (
                <Link to={paths.admin.submission(it.submissionId)}>
                  {m.fair_attempt_number({ number: it.attempt })}
                </Link>
              )}
              {it.total !== null && <ScoreText value={it.total} />}
              {it.counts && <Badge kind="plain">{m.fair_counts()}</Badge>}
            </li>
          ))}
        </ul>
      )}
      <AllowanceButton {...{ lessonId, studentId }} />
    </>
  )
}
