import { renditionKindOf } from '../../../contract/lessons/material-kinds.ts'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'

const LABELS = {
  video: m.offline_kind_video(),
  audio: m.offline_kind_sound(),
  image: m.offline_kind_picture(),
}

/** The label of the kept file of a lesson; '' for the text alone. */
export function keptKind({ materialExtension, materialUrl }: LessonPage): string {
  if (materialUrl === '') return ''
  const extension = materialExtension.toLowerCase()
  const kind = renditionKindOf(extension)
  return kind ? LABELS[kind] : extension === 'pdf' ? m.offline_kind_pdf() : m.offline_kind_file()
}
