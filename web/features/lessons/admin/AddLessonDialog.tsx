import { useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { LessonFields } from './LessonFields.tsx'
import { emptyLessonDraft, toLessonRequest } from './lesson-draft.ts'
import { ExamSaveQuestion } from './questions/ExamSaveQuestion.tsx'
import { useExamSave } from './questions/use-exam-save.ts'
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { draftKey } from './stored-draft.ts'
import { useLessonForm } from './use-lesson-form.ts'
import { useSaveLesson } from './use-save-lesson.ts'

type AddLessonDialogProps = { classId: string; onClose: () => void }

/** The lesson editor as a dialog, full screen on phones (R-ALESSON-001). */
export function AddLessonDialog({ classId, onClose }: AddLessonDialogProps) {
  const form = useLessonForm(draftKey(classId), { draft: emptyLessonDraft(), version: '' })
  const [chosenFile, setChosenFile] = useState<ChosenFile>()
  const close = () => {
    form.removeStored()
    onClose()
  }
  const save = useSaveLesson({ classId: Number(classId) }, close)
  const examSave = useExamSave()
  return (
    <FormDialog
      wide
      tall
      title="Add Lesson"
      submitLabel="Save Lesson"
      busyLabel={save.isPending && 'Saving...'}
      cancelLabel={save.isPending && chosenFile ? 'Cancel upload' : 'Cancel'}
      onAbort={save.cancel}
      isDirty={form.isDirty || chosenFile !== undefined}
      discardTitle="Discard this lesson?"
      onDiscard={close}
      onClose={onClose}
      onSubmit={form.handleSubmit(
        (values) =>
          void examSave.start({ ...form.current(), hasFile: chosenFile !== undefined }, (choice) =>
            save.save({
              request: toLessonRequest(values),
              ...form.attempt(),
              ...{ chosenFile, choice, removed: [] },
            }),
          ),
        save.isPending,
      )}
    >
      <RestoredDraftNotice form={form} />
      <LessonFields
        classId={Number(classId)}
        form={form}
        chosenFile={chosenFile}
        onChoose={setChosenFile}
        isSaving={save.isPending}
      />
      <SaveStatus save={save} chosenFile={chosenFile} />
      <ExamSaveQuestion examSave={examSave} />
    </FormDialog>
  )
}
