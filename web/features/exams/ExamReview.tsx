import { ChevronRight, CircleAlert, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { readParts } from '../../../contract/exams/kinds/exercise.ts'
import { m } from '../../../messages/m.ts'
import { Card } from '../../kit/Card.tsx'
import { Star } from '../../kit/Star.tsx'
import { describeBlankParts } from './blank-parts.ts'
import type { ExamAnswers } from './exam-answers.ts'
import { questionStepId } from './exam-steps.ts'
import { OptionText } from './shared/QuestionText.tsx'

type ExamReviewProps = {
  answers: ExamAnswers
  hasTheory: boolean
  onGo: (stepId: string) => void
}

/** All parts of an exam with their answers, before it is submitted. A tap leads back to a part. */
export function ExamReview({ answers, hasTheory, onGo }: ExamReviewProps) {
  const { questions, blank, submission } = answers
  return (
    <section className="grid gap-3.5">
      <h2 tabIndex={-1} data-step-heading>
        {m.exams_review_answers()}
      </h2>
      <p className="text-ink-2">
        {describeBlankParts(blank, submission.mode) || m.exams_every_part_answered()}
      </p>
      <Card as="div">
        <ol className="rows exam-review">
          {questions.map((it) => (
            <ReviewRow
              key={it.id}
              star={it.number}
              title={
                <>
                  <span className="sr-only">{m.exams_question_label({ number: it.number })} </span>
                  <OptionText text={it.text} />
                </>
              }
              isBlank={it.chosenOption === ''}
              onGo={() => onGo(questionStepId(it.id))}
              notice={it.isLatin && m.exams_in_latin_letters()}
            >
              <OptionText text={answerLine(it.chosenOption)} />
            </ReviewRow>
          ))}
          {hasTheory && (
            <ReviewRow
              star={<Pencil className="icon icon-s" />}
              title={
                submission.mode === 'voice'
                  ? m.exams_theory_spoken_answer()
                  : m.exams_theory_written_answer()
              }
              isBlank={blank.theory}
              onGo={() => onGo('theory')}
            >
              {submission.mode === 'image' ? (
                m.exams_photographed()
              ) : submission.mode === 'voice' ? (
                m.exams_recorded()
              ) : (
                <OptionText text={submission.theory.trim()} />
              )}
            </ReviewRow>
          )}
        </ol>
      </Card>
    </section>
  )
}

/** The parts of an exercise on one line; another answer as it is. */
const answerLine = (answer: string): string =>
  answer.startsWith('[') ? (readParts(answer) ?? [answer]).filter(Boolean).join(' · ') : answer

type ReviewRowProps = {
  star: ReactNode
  title: ReactNode
  isBlank: boolean
  /** A hint at a possible oversight of the student. */
  notice?: string | false
  /** The answer. */
  children: ReactNode
  onGo: () => void
}

function ReviewRow({ star, title, isBlank, notice, children, onGo }: ReviewRowProps) {
  return (
    <li className="p-0!">
      <button type="button" className="flex items-center gap-3.5 px-(--pad) py-3" onClick={onGo}>
        <Star kind={isBlank ? 'open' : 'done'}>{isBlank ? star : undefined}</Star>
        <span className="grow">
          <span className="exam-review-text font-semibold">{title}</span>
          {isBlank ? (
            <Warning>{m.exams_blank()}</Warning>
          ) : (
            <span className="exam-review-text text-small text-ink-2">
              <span className="sr-only">{m.exams_answered_before()} </span>
              {children}
            </span>
          )}
          {notice && <Warning>{notice}</Warning>}
        </span>
        <ChevronRight className="icon mirror text-ink-3" aria-hidden />
      </button>
    </li>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 text-small font-semibold text-warning-ink">
      <CircleAlert className="icon icon-s" aria-hidden />
      {children}
    </span>
  )
}
