import type { LessonErrors } from '../lesson-draft.ts'
import type { ExamQuestionDraft } from './question-draft.ts'

/** The props of the fields that a kind of question has. */
export type KindFieldsProps = {
  question: ExamQuestionDraft
  /** The credit of nearly right answers, as typed; undefined for a check. */
  nearPercent?: string | undefined
  errors: LessonErrors
  onChange: (question: ExamQuestionDraft) => void
}
