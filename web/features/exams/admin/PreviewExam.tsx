import { type ReactNode, useEffect } from 'react'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { m } from '../../../../messages/m.ts'
import { toast } from '../../../kit/toast.ts'
import { ExamForm } from '../ExamForm.tsx'
import { clearDraft, draftKey } from '../exam-draft.ts'

/** The form of an exam as a student sees it. Answers can be chosen; they are not submitted, and deleted on leaving. */
export function PreviewExam({ lesson, material }: { lesson: LessonPage; material: ReactNode }) {
  const storageKey = draftKey('preview', lesson.examPublicId)
  useEffect(() => () => clearDraft(storageKey), [storageKey])
  return (
    <ExamForm
      key={storageKey}
      draftKey={storageKey}
      {...{ lesson, material }}
      onDone={() => {}}
      onPreviewSubmit={() => toast.info(m.exams_preview_nothing_submitted())}
    />
  )
}
