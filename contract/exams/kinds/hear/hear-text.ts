import type { ExerciseText } from '../exercise.ts'
import { splitParts } from '../split-text.ts'
import { type HearContent, MAX_HEAR_OPTIONS } from './hear.ts'

/** 'قلب | كلب': the right option first. */
export const hearText: ExerciseText<HearContent> = {
  write: ({ options }) => options.filter(Boolean).join(' | '),
  read: (text) => ({
    options: splitParts(text).slice(0, MAX_HEAR_OPTIONS),
    slow: 0,
    alternative: '',
  }),
}
