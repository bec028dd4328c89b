import { type ComponentProps, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { type ExamLayoutProps, ExamQuestionCard, ExamTheoryCard } from './AllQuestions.tsx'
import { QuestionDock, SubmitDock } from './ExamDock.tsx'
import { ExamHeader, examSummary } from './ExamHeader.tsx'
import { ExamNavigator } from './ExamNavigator.tsx'
import { ExamReview } from './ExamReview.tsx'
import { ExamText } from './ExamText.tsx'
import { type ExamStep, neighbourStep } from './exam-steps.ts'

/** Characters of a text that leaves the box of the written answer on the screen of a phone. */
const SHORT_TEXT = 300

type StepByStepProps = ExamLayoutProps & {
  steps: ExamStep[]
  step: ExamStep
  dock: ComponentProps<typeof SubmitDock>
  onGo: (stepId: string) => void
}

/**
 * An exam with one part per screen. The text of the exam is open on its first screen and, if it is short, above
 * the written answer, because it contains the question of the theory part; elsewhere one tap opens it.
 */
export function StepByStep(props: StepByStepProps) {
  const { lesson, material, answers, steps, step, dock, storageNotice, onGo } = props
  const [openedAt, setOpenedAt] = useState('')
  const isStart = step.id === 'start'
  const hasFiles = lesson.materialUrl !== '' || lesson.attachments !== undefined
  const isShort = lesson.about.length <= SHORT_TEXT && !hasFiles
  const isTextStep = isStart || (step.id === 'theory' && isShort)
  const hasText = lesson.about.trim() !== '' || hasFiles
  const previous = neighbourStep(steps, step, -1)
  const next = neighbourStep(steps, step, 1)
  const goBack = previous && (() => onGo(previous.id))
  return (
    <>
      <ExamHeader
        isCompact={!isStart}
        className={lesson.className}
        title={lesson.subject}
        subtitle={examSummary(lesson, props.timing)}
      />
      {!isStart && (
        <ExamNavigator steps={steps} current={step} answers={answers} onGo={(it) => onGo(it.id)} />
      )}
      {hasText && (
        <ExamText
          text={lesson.about}
          material={material}
          label={
            lesson.hasTheory ? m.exams_instructions_written_question() : m.exams_instructions()
          }
          isFoldable={!isTextStep}
          isOpen={openedAt === step.id}
          onToggle={(isOpen) => setOpenedAt(isOpen ? step.id : '')}
        />
      )}
      {'questionId' in step && <ExamQuestionCard key={step.id} {...props} {...step} />}
      {step.id === 'theory' && <ExamTheoryCard {...props} isQuestionAbove={false} />}
      {step.id === 'review' && (
        <ExamReview answers={answers} hasTheory={lesson.hasTheory} onGo={onGo} />
      )}
      {(isStart || step.id === 'review') && storageNotice}
      {next ? (
        <QuestionDock
          timer={props.timer}
          position={positionOf(step, steps)}
          nextLabel={nextLabelOf(step, next, answers.progress.answered > 0)}
          onBack={goBack}
        />
      ) : (
        <SubmitDock {...dock} onBack={goBack} />
      )}
    </>
  )
}

/** '3 of 12': the position among the questions and the theory part. */
function positionOf(step: ExamStep, steps: ExamStep[]): string {
  const parts = steps.filter(({ id }) => id !== 'start' && id !== 'review')
  const index = parts.findIndex(({ id }) => id === step.id)
  return index < 0 ? '' : m.exams_position({ position: index + 1, total: parts.length })
}

function nextLabelOf(step: ExamStep, next: ExamStep, hasAnswers: boolean): string {
  if (step.id === 'start') return hasAnswers ? m.kit_continue() : m.exams_start()
  return next.id === 'review' ? m.exams_review() : m.kit_next()
}
