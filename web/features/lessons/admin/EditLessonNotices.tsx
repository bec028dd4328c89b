import { LESSON_CHANGED } from '../../../../contract/lessons/lesson-form.ts'
import { textOf } from '../../../../messages/m.ts'
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx'
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx'
import type { LessonForm } from './use-lesson-form.ts'

type EditLessonNoticesProps = {
  form: Pick<LessonForm, 'isRestored' | 'startOver' | 'conflictingFields'>
  isStale: boolean
  onLoadLatest: () => void
}

/** The notices above the editor of a lesson: restored input, or a version saved by another administrator. */
export function EditLessonNotices({ form, isStale, onLoadLatest }: EditLessonNoticesProps) {
  return (
    <>
      <RestoredDraftNotice form={form} />
      <ConflictNotice
        message={textOf(LESSON_CHANGED)}
        isStale={isStale}
        conflictingFields={form.conflictingFields}
        onLoadLatest={onLoadLatest}
      />
    </>
  )
}
