import { canonicalText } from '../../../arabic/arabic-text.ts'
import type { ExerciseText } from '../exercise.ts'
import { splitParts } from '../split-text.ts'
import type { MarksContent } from './marks.ts'

/** 'كِتَابٌ' asks every letter, 'كِتَابٌ | endings' the endings, 'كِتَابٌ | 1 4' the first and the fourth letter. */
export const marksText: ExerciseText<MarksContent> = {
  write: ({ text, asked, letters }) => {
    if (asked === 'all') return text
    return `${text} | ${asked === 'endings' ? 'endings' : letters.map((it) => it + 1).join(' ')}`
  },
  read: (line) => {
    const [text = '', rule = ''] = splitParts(line)
    if (rule === '') return { text, asked: 'all', letters: [] }
    const letters = (canonicalText(rule).match(/\d{1,3}/g) ?? []).map((it) => Number(it) - 1)
    const places = letters.filter((it) => it >= 0)
    return places.length > 0
      ? { text, asked: 'some', letters: places }
      : { text, asked: 'endings', letters: [] }
  },
}
