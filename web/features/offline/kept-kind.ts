import { renditionKindOf } from '../../../contract/rendition-kinds.ts'
import type { LessonPage } from '../../../contract/study.ts'

const LABELS = { video: 'Video', audio: 'Sound', image: 'Picture' } as const

/** What is kept of a lesson with its text; '' for the text alone. */
export function keptKind({ materialExtension, materialUrl }: LessonPage): string {
  if (materialUrl === '') return ''
  const extension = materialExtension.toLowerCase()
  const kind = renditionKindOf(extension)
  return kind ? LABELS[kind] : extension === 'pdf' ? 'PDF' : 'File'
}
