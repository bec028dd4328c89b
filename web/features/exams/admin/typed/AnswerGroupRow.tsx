import { verdicts } from '../../../../../contract/exams/questions.ts'
import type { AnswerGroup } from '../../../../../contract/exams/typed-review.ts'
import { m } from '../../../../../messages/m.ts'
import { useMay } from '../../../../api/use-may.ts'
import { startsInArabic } from '../../../../kit/arabic.ts'
import { Button } from '../../../../kit/Button.tsx'
import type { Review } from './use-review.ts'
import { VERDICT_COLOURS, VERDICT_LABELS } from './verdicts.ts'

/** Equal answers of students: the text, how many wrote it, the verdict, and the other verdicts to choose from. */
export function AnswerGroupRow({ group, review }: { group: AnswerGroup; review: Review }) {
  const { text, verdict, students, byTeacher, isKey } = group
  const isPending = review.pendingText === text
  const accepts = useMay('editExams')
  return (
    <li className="typed-group" aria-busy={isPending}>
      <div className="typed-group-text">
        <p className="typed-text" dir="auto" lang={startsInArabic(text) ? 'ar' : undefined}>
          {text}
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-ink-2">
          <span
            className={`rounded-badge px-2 py-0.5 text-tiny font-semibold ${VERDICT_COLOURS[verdict]}`}
          >
            {VERDICT_LABELS[verdict]}
          </span>
          <span className="num">{m.exams_students({ count: students })}</span>
          {byTeacher && <span>{m.exams_set_by_teacher()}</span>}
          {isKey && <span>{m.exams_accepted_answer()}</span>}
        </p>
      </div>
      <div className="typed-group-actions">
        {accepts && !isKey && verdict !== 'right' && (
          <Button
            variant="soft"
            disabled={review.pendingText !== undefined}
            onClick={() => review.accept(group)}
          >
            {m.exams_accept_for_everyone()}
            <span className="sr-only">: {text}</span>
          </Button>
        )}
        {verdicts
          .filter((it) => it !== verdict)
          .map((it) => (
            <Button
              key={it}
              variant="outline"
              disabled={review.pendingText !== undefined}
              onClick={() => review.setVerdict(group, it)}
            >
              {VERDICT_LABELS[it]}
              <span className="sr-only">: {text}</span>
            </Button>
          ))}
      </div>
    </li>
  )
}
