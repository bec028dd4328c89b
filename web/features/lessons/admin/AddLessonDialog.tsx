import { useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { LessonFields } from './LessonFields.tsx'
import { emptyLessonDraft, toLessonRequest } from './lesson-draft.ts'
import { ExamSaveQuestion } from './questions/ExamSaveQuestion.tsx'
import { useExamSave } from './questions/use-exam-save.ts'
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { draftKey } from './stored-draft.ts'
import { useLessonForm } from './use-lesson-form.ts'
import { useLessonUpload } from './use-lesson-upload.ts'
import { useSaveLesson } from './use-save-lesson.ts'

type AddLessonDialogProps = {
  classId: string
  /** The subject of the new lesson, for the recording of a live session; its input has a draft of its own. */
  recording?: { subject: string; draftName: string } | undefined
  onSaved?: (lessonId: number) => void
  onClose: () => void
}

/** The lesson editor as a dialog, full screen on phones (R-ALESSON-001). */
export function AddLessonDialog({ classId, recording, onSaved, onClose }: AddLessonDialogProps) {
  const formKey = draftKey(classId, recording?.draftName)
  const [empty] = useState(() => ({
    draft: { ...emptyLessonDraft(), ...(recording && { subject: recording.subject }) },
    version: '',
  }))
  const form = useLessonForm(formKey, empty)
  const upload = useLessonUpload({ formKey, classId: Number(classId) })
  const close = () => {
    form.removeStored()
    onClose()
  }
  const save = useSaveLesson({ classId: Number(classId) }, (lessonId) => {
    onSaved?.(lessonId)
    close()
  })
  const examSave = useExamSave()
  return (
    <FormDialog
      wide
      tall
      title={m.lessons_add_lesson()}
      submitLabel={m.lessons_save_lesson()}
      busyLabel={save.isPending && m.kit_saving()}
      onAbort={save.cancel}
      isDirty={form.isDirty || upload.item !== undefined}
      discardTitle={m.lessons_discard_lesson()}
      onDiscard={() => {
        upload.remove()
        close()
      }}
      onClose={onClose}
      onSubmit={form.handleSubmit(
        (values) =>
          void examSave.start({ ...form.current(), hasFile: upload.item !== undefined }, (choice) =>
            save.save({
              request: toLessonRequest(values),
              ...form.attempt(),
              ...{ uploadKey: upload.item?.key, choice, removed: [] },
            }),
          ),
        save.isPending,
      )}
    >
      <RestoredDraftNotice form={form} />
      <LessonFields
        classId={Number(classId)}
        form={form}
        upload={upload}
        isSaving={save.isPending}
      />
      <SaveStatus save={save} />
      <ExamSaveQuestion examSave={examSave} />
    </FormDialog>
  )
}
