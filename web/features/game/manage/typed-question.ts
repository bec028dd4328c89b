import type { Level } from '../../../../contract/game.ts'
import { type QuestionWords, type QuizQuestion, SECONDS } from '../../../../contract/quiz-bank.ts'

/** A question as it stands in its form. */
export type Typed = Omit<QuestionWords, 'seconds' | 'others'> & {
  seconds: string
  others: string[]
}

/** The fields for wrong options. */
export const PLACES = ['First', 'Second', 'Third']

/** A question to change, or an empty one of a level. */
export function typedFrom(question: QuizQuestion | Level): Typed {
  if (typeof question !== 'string') {
    return {
      ...question,
      seconds: String(question.seconds),
      others: PLACES.map((_, nth) => question.others[nth] ?? ''),
    }
  }
  const nothing = { question: '', answer: '', source: '', others: PLACES.map(() => '') }
  return { ...nothing, level: question, seconds: String(SECONDS.usual) }
}

/** What is typed, read: options left empty are none, and seconds that are no number are no number. */
export function asWords({
  level,
  question,
  answer,
  others,
  seconds,
  source,
}: Typed): QuestionWords {
  return {
    level,
    question,
    answer,
    others: others.filter((it) => it.trim() !== ''),
    seconds: seconds.trim() === '' ? Number.NaN : Number(seconds),
    source,
  }
}
