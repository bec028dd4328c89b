import type { Level } from '../../../../contract/game.ts'
import { type QuestionContent, type QuizQuestion, SECONDS } from '../../../../contract/quiz-bank.ts'

/** A question as it stands in its form. */
export type QuizQuestionDraft = Omit<QuestionContent, 'seconds' | 'others'> & {
  seconds: string
  wrongOptions: string[]
}

/** The fields for wrong options. */
export const ORDINALS = ['First', 'Second', 'Third']

/** A question to change, or an empty one of a level. */
export function toQuizQuestionDraft(question: QuizQuestion | Level): QuizQuestionDraft {
  if (typeof question !== 'string') {
    return {
      ...question,
      seconds: String(question.seconds),
      wrongOptions: ORDINALS.map((_, index) => question.others[index] ?? ''),
    }
  }
  const blank = { question: '', answer: '', source: '', wrongOptions: ORDINALS.map(() => '') }
  return { ...blank, level: question, seconds: String(SECONDS.usual) }
}

/** What is typed, read: options left empty are none, and seconds that are no number are no number. */
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
    others: wrongOptions.filter((it) => it.trim() !== ''),
    seconds: seconds.trim() === '' ? Number.NaN : Number(seconds),
    source,
  }
}
