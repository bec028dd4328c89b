import { ListChecks, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { classNames } from '../../kit/class-names.ts'
import type { ExamAnswers } from './exam-answers.ts'
import type { ExamStep } from './exam-steps.ts'

type ExamNavigatorProps = {
  steps: ExamStep[]
  current: ExamStep
  answers: ExamAnswers
  onGo: (step: ExamStep) => void
}

/** A star for each question, the theory part and the review: filled when answered, gold in the centre when current. */
export function ExamNavigator({ steps, current, answers, onGo }: ExamNavigatorProps) {
  return (
    <nav aria-label={m.exams_questions()}>
      <ol className="exam-stars">
        {steps.map((step) => {
          const star = starOf(step, answers)
          const isCurrent = step.id === current.id
          return (
            star && (
              <li key={step.id}>
                <button
                  type="button"
                  ref={isCurrent ? scrollIntoNavigator : undefined}
                  aria-label={star.label}
                  aria-current={isCurrent ? 'step' : undefined}
                  onClick={() => onGo(step)}
                >
                  <span
                    className={classNames(
                      'star star-open',
                      star.isAnswered && 'exam-star-answered',
                    )}
                    aria-hidden
                  >
                    <span>{star.content}</span>
                  </span>
                </button>
              </li>
            )
          )
        })}
      </ol>
    </nav>
  )
}

type NavigatorStar = { content: ReactNode; label: string; isAnswered: boolean }

/** The instructions have no star. */
function starOf(
  step: ExamStep,
  { questions, blank, submission }: ExamAnswers,
): NavigatorStar | null {
  if ('questionId' in step) {
    const question = questions.find(({ id }) => id === step.questionId)
    if (!question) return null
    const { number } = question
    const isAnswered = question.chosenOption !== ''
    const label = isAnswered ? m.exams_star_answered({ number }) : m.exams_star_blank({ number })
    return { content: number, label, isAnswered }
  }
  if (step.id === 'theory') {
    const isAnswered = !blank.theory
    const label =
      submission.mode === 'voice'
        ? isAnswered
          ? m.exams_star_spoken_answered()
          : m.exams_star_spoken_blank()
        : isAnswered
          ? m.exams_star_written_answered()
          : m.exams_star_written_blank()
    return { content: <Pencil className="icon icon-s" />, label, isAnswered }
  }
  if (step.id === 'review')
    return {
      content: <ListChecks className="icon icon-s" />,
      label: m.exams_review(),
      isAnswered: false,
    }
  return null
}

/** Scrolls the navigator of a long exam to the current entry. */
function scrollIntoNavigator(button: HTMLElement | null) {
  button?.scrollIntoView({ block: 'nearest' })
}
