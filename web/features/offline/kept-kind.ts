import { renditionKindOf } from '../../../contract/lessons/material-kinds.ts'
import type { LessonPage } from '../../../contract/study/study.ts'

const LABELS = { video: 'Video', audio: 'Sound', image: 'Picture' } as const

/** The label of the kept file of a lesson; '' for the text alone. */
export function keptKind({ materialExtension, materialUrl }: LessonPage): string {
  if (materialUrl === '') return ''
  const extension = materialExtension.toLowerCase()
  const kind = renditionKindOf(extension)
  return kind ? LABELS[kind] : extension === 'pdf' ? 'PDF' : 'File'
}
