import type { ExerciseText } from '../exercise.ts'
import { splitPair } from '../split-text.ts'
import type { MatchContent } from './match.ts'

/** 'كتاب = book; قلم = pen; بيت = house'. */
export const matchText: ExerciseText<MatchContent> = {
  write: ({ pairs }) => pairs.map(({ left, right }) => `${left.text} = ${right.text}`).join('; '),
  read: (text) => ({
    pairs: text
      .split(/[;؛|\n]/u)
      .filter((it) => it.trim() !== '')
      .map((it) => {
        const [left, right] = splitPair(it)
        return { left: { text: left, file: 0 }, right: { text: right, file: 0 } }
      }),
  }),
}
