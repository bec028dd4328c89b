import type { ExerciseText } from '../exercise.ts'
import { splitParts } from '../split-text.ts'
import type { HearContent } from './hear.ts'

/** Between bars, or in a line without them between commas or dashes. */
function splitOptions(text: string): string[] {
  const options = splitParts(text)
  return options.length > 1
    ? options
    : text
        .split(/[,،=]|\s[–—-]\s|[–—]/u)
        .map((it) => it.trim())
        .filter(Boolean)
}

/** 'قلب | كلب': the right option first. */
export const hearText: ExerciseText<HearContent> = {
  write: ({ options }) => options.filter(Boolean).join(' | '),
  read: (text) => ({
    options: splitOptions(text),
    slow: 0,
    alternative: '',
  }),
}
