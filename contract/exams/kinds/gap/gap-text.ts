import type { ExerciseText } from '../exercise.ts'
import { splitBank } from '../split-text.ts'
import type { GapContent } from './gap.ts'

/** 'هذا {{كِتَابٌ}} جديد'; with a bank of words 'هذا {{كِتَابٌ}} || قلم، بيت'. Single brackets are read too. */
export const gapText: ExerciseText<GapContent> = {
  write: ({ line, fromBank, decoys }) =>
    fromBank ? `${line} || ${decoys.join('، ')}`.trim() : line,
  read: (text) => {
    const { line, bank } = splitBank(text)
    return {
      line: line.includes('{{') ? line : line.replaceAll(/[[{]([^[\]{}]+)[\]}]/g, '{{$1}}'),
      fromBank: bank !== undefined,
      decoys: bank ?? [],
      marks: 'free',
      strict: false,
    }
  },
}
