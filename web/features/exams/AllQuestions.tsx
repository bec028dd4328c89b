import type { ReactNode } from 'react'
import type { QuestionKind } from '../../../contract/exams/questions.ts'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { ExamHeader, examSummary } from './ExamHeader.tsx'
import { ExamText } from './ExamText.tsx'
import type { ExamAnswers } from './exam-answers.ts'
import type { ExamDraft } from './exam-draft.ts'
import { QuestionCard } from './QuestionCard.tsx'
import type { Timing } from './sitting/timing.ts'
import { TheoryCard } from './TheoryCard.tsx'

/** The props of both layouts of the exam form. */
export type ExamLayoutProps = {
  lesson: LessonPage
  material: ReactNode
  draft: ExamDraft
  answers: ExamAnswers
  /** Shows the errors of blank parts. */
  hasTriedSubmit: boolean
  /** Of an exam with a last moment, a limit or several attempts. */
  timing: Timing | undefined
  /** How much time is left, if that is limited. */
  timer: ReactNode
  /** A notice that states where the answers are stored. */
  storageNotice: ReactNode
  onChoose: (questionId: number, option: string) => void
  onTheoryChange: (part: Partial<ExamDraft>) => void
}

/** An exam on one page: its text, all questions and the theory part. */
export function AllQuestions(props: ExamLayoutProps) {
  const { lesson, material, answers, storageNotice } = props
  const isTheoryOnly = answers.questions.length === 0
  return (
    <>
      <ExamHeader
        className={lesson.className}
        title={lesson.subject}
        subtitle={examSummary(lesson, props.timing)}
      />
      <ExamText
        text={lesson.about}
        material={material}
        label={m.exams_instructions()}
        isFoldable={false}
        isOpen
      />
      <div className="grid gap-4">
        {answers.questions.map((it) => (
          <ExamQuestionCard key={it.id} questionId={it.id} {...props} />
        ))}
        {lesson.hasTheory && (
          <ExamTheoryCard
            {...props}
            isQuestionAbove={!isTheoryOnly && lesson.about.trim() !== ''}
          />
        )}
        {storageNotice}
      </div>
    </>
  )
}

const BLANK_ERRORS: Record<QuestionKind, string> = {
  choice: m.exams_choose_answer(),
  typed: m.exams_write_answer(),
  dictation: m.exams_write_answer(),
  hear: m.exams_choose_answer(),
  gap: m.exercises_choose_answer(),
  order: m.exercises_choose_answer(),
  match: m.exercises_choose_answer(),
  marks: m.exercises_choose_answer(),
  table: m.exercises_choose_answer(),
  parse: m.exercises_choose_answer(),
}

/** The card of a question by its id. */
export function ExamQuestionCard(props: ExamLayoutProps & { questionId: number }) {
  const { questionId, answers, hasTriedSubmit, onChoose } = props
  const question = answers.questions.find(({ id }) => id === questionId)
  if (!question) return null
  return (
    <QuestionCard
      {...question}
      error={hasTriedSubmit && !question.chosenOption ? BLANK_ERRORS[question.kind] : undefined}
      onChoose={(option) => onChoose(questionId, option)}
    />
  )
}

/** The card of the theory part. `isQuestionAbove` links to its question at the top of the page. */
export function ExamTheoryCard(props: ExamLayoutProps & { isQuestionAbove: boolean }) {
  const { lesson, draft, answers, hasTriedSubmit, isQuestionAbove, onTheoryChange } = props
  const isTheoryOnly = answers.questions.length === 0
  return (
    <TheoryCard
      {...draft}
      lesson={lesson}
      isOptional={!isTheoryOnly}
      isQuestionInText={isQuestionAbove}
      error={(hasTriedSubmit && isTheoryOnly && answers.missingReason) || undefined}
      onChange={onTheoryChange}
    />
  )
}
