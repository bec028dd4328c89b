import type { QuestionKind } from '../../../../../../contract/exams/questions.ts'
import { m } from '../../../../../../messages/m.ts'

/** What a new exercise of a kind asks, until its teacher writes something else. */
export const INSTRUCTIONS: Record<QuestionKind, string> = {
  choice: '',
  typed: '',
  dictation: m.exercise_editor_ask_dictation(),
  hear: m.exercise_editor_ask_hear(),
  gap: m.exercise_editor_ask_gap(),
  order: m.exercise_editor_ask_order(),
  match: m.exercise_editor_ask_match(),
  marks: m.exercise_editor_ask_marks(),
  table: m.exercise_editor_ask_table(),
  parse: m.exercise_editor_ask_parse(),
}
