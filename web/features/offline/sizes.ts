import type { LessonPage } from '../../../contract/study.ts'

/** '9.4 MB': at least 0.1. */
export const megabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`

const LABELS = [
  [/^(mp4|webm)$/, 'Video'],
  [/^(mp3|m4a|wav|ogg)$/, 'Sound'],
  [/^(jpe?g|png|gif|webp)$/, 'Picture'],
  [/^pdf$/, 'PDF'],
] as const

/** What is kept of a lesson with its text; '' for the text alone. */
export function keptKind({ materialExtension, materialUrl }: LessonPage): string {
  if (materialUrl === '') return ''
  const extension = materialExtension.toLowerCase()
  return LABELS.find(([pattern]) => pattern.test(extension))?.[1] ?? 'File'
}
