import type { ExamSitting } from '../../../../contract/exams/sittings.ts'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { m } from '../../../../messages/m.ts'
import { messageOf } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { HijriDate } from '../../../kit/HijriDate.tsx'
import { ScoreText } from '../../../kit/ScoreStar.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useBeginExam } from './BeginExam.tsx'

type AttemptsProps = {
  lesson: LessonPage
  sitting: ExamSitting
  /** The storage key of the answers of the next attempt. */
  nextDraftKey: string
}

/** The attempts of a student, which of them counts, and the button for a further one (R-FAIR-003). */
export function Attempts({ lesson, sitting, nextDraftKey }: AttemptsProps) {
  const { handedIn = [], attempt, attempts, canBegin, attemptRule } = sitting
  const attemptNumber = attempt + 1
  const { mutate, isPending, error } = useBeginExam({
    ...{ lesson, draftKey: nextDraftKey, attempt: attemptNumber, onBegun: () => {} },
  })
  return (
    <Card as="section" padded aria-label={m.fair_your_attempts()}>
      <div className="grid gap-3.5">
        <h2 className="text-card-head">{m.fair_your_attempts()}</h2>
        {handedIn.length > 0 && (
          <ol className="rows">
            {handedIn.map((it) => (
              <li key={it.attempt} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="grow">
                  <span className="block font-semibold">
                    {m.fair_attempt_number({ number: it.attempt })}
                  </span>
                  <span className="num block text-small text-ink-2">
                    <DateText at={it.submittedAt} format="dateTime" />
                    <HijriDate at={it.submittedAt} before=" · " />
                  </span>
                </span>
                {it.counts && handedIn.length > 1 && (
                  <span className="badge badge-success">{m.fair_counts()}</span>
                )}
                {it.score === null ? (
                  <span className="text-ink-2">{m.exams_pending()}</span>
                ) : (
                  <ScoreText value={it.score} className="font-semibold" />
                )}
              </li>
            ))}
          </ol>
        )}
        {canBegin && (
          <>
            <p>
              {m.fair_next_attempt({
                left: attempts - attempt,
                rule: attemptRule === 'best' ? 'best' : 'other',
              })}{' '}
              {handedIn.length > 0 && m.fair_answers_after_last()}
            </p>
            {error && (
              <div role="alert">
                <Note tone="error">{messageOf(error)}</Note>
              </div>
            )}
            <Button
              className="justify-self-start"
              busy={isPending && m.fair_beginning()}
              onClick={() => mutate()}
            >
              {m.fair_begin_attempt({ number: attemptNumber })}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
