import type { LessonErrors } from '../lesson-draft.ts'
import type { ExamQuestionDraft } from './question-draft.ts'

/** The props of the fields that a kind of question has. */
export type KindFieldsProps = {
  question: ExamQuestionDraft
  errors: LessonErrors
  onChange: (question: ExamQuestionDraft) => void
}
