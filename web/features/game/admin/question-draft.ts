import type { Level } from '../../../../contract/game/game.ts'
import {
  findQuestionError,
  type QuestionContent,
  type QuizQuestion,
  SECONDS,
} from '../../../../contract/game/quiz-bank.ts'
import { m, textOf } from '../../../../messages/m.ts'
import type { FieldErrors } from '../../../forms/field-rules.ts'

/** The values of the question form. */
export type QuizQuestionDraft = Omit<QuestionContent, 'seconds' | 'wrongOptions'> & {
  seconds: string
  wrongOptions: string[]
}

/** The labels of the fields for wrong options. */
export const WRONG_OPTION_LABELS = [
  m.game_first_wrong_option(),
  m.game_second_wrong_option(),
  m.game_third_wrong_option(),
]

/** The form values of a question, or of a new one of a level. */
export function toQuizQuestionDraft(question: QuizQuestion | Level): QuizQuestionDraft {
  if (typeof question !== 'string') {
    return {
      ...question,
      seconds: String(question.seconds),
      wrongOptions: WRONG_OPTION_LABELS.map((_, index) => question.wrongOptions[index] ?? ''),
    }
  }
  const blank = {
    question: '',
    answer: '',
    source: '',
    wrongOptions: WRONG_OPTION_LABELS.map(() => ''),
  }
  return { ...blank, level: question, seconds: String(SECONDS.default) }
}

/** The question of a form: without blank options, and with NaN for seconds that are not a number. */
export function toQuizQuestion({
  level,
  question,
  answer,
  wrongOptions,
  seconds,
  source,
}: QuizQuestionDraft): QuestionContent {
  return {
    level,
    question,
    answer,
    wrongOptions: wrongOptions.filter((it) => it.trim() !== ''),
    seconds: seconds.trim() === '' ? Number.NaN : Number(seconds),
    source,
  }
}

/** The first error of a form, by the rule that the server applies. */
export function validateQuestion(draft: QuizQuestionDraft): FieldErrors<keyof QuizQuestionDraft> {
  const error = findQuestionError(toQuizQuestion(draft))
  if (!error) return {}
  return { [error.field]: textOf(error.message) }
}

/** The names of the quiz levels (R-GAME-003). */
export const LEVEL_NAMES: Record<Level, string> = {
  easy: m.game_easy(),
  intermediate: m.game_intermediate(),
  hard: m.game_hard(),
}
