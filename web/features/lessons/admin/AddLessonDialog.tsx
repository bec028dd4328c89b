import { type FormEvent, useState } from 'react'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { draftKey } from './draft-storage.ts'
import { LessonFields } from './LessonFields.tsx'
import { emptyLessonDraft, toLessonRequest } from './lesson-draft.ts'
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { useLessonForm } from './use-lesson-form.ts'
import { useSaveLesson } from './use-save-lesson.ts'

type AddLessonDialogProps = { classId: string; onClose: () => void }

/** The editor as a dialog: the whole screen on phones, its actions always in view (R-ALESSON-001). */
export function AddLessonDialog({ classId, onClose }: AddLessonDialogProps) {
  const form = useLessonForm(draftKey(classId), { draft: emptyLessonDraft(), version: '' })
  const [chosenFile, setChosenFile] = useState<ChosenFile>()
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false)
  const save = useSaveLesson({ classId: Number(classId) }, () => {
    form.removeStored()
    onClose()
  })

  const isDirty = form.isDirty || chosenFile !== undefined
  const close = () => (isDirty ? setConfirmingDiscard(true) : onClose())
  const discard = () => {
    form.removeStored()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending || !form.mayBeSent(event)) return
    const { idempotencyKey: once, version } = form
    save.save({ request: toLessonRequest(form.draft), version, idempotencyKey: once, chosenFile })
  }
  return (
    <>
      <Dialog
        open
        wide
        tall
        title="Add Lesson"
        closable={!save.isPending}
        onClose={close}
        onSubmit={submit}
        actions={
          <>
            <Button variant="line" onClick={save.isPending ? save.cancel : close}>
              {save.isPending && chosenFile ? 'Cancel upload' : 'Cancel'}
            </Button>
            <Button type="submit" variant="main" busy={save.isPending && 'Saving...'}>
              Save Lesson
            </Button>
          </>
        }
      >
        <RestoredDraftNotice form={form} />
        <LessonFields
          form={form}
          chosenFile={chosenFile}
          onChoose={setChosenFile}
          isSaving={save.isPending}
        />
        <SaveStatus save={save} chosenFile={chosenFile} />
      </Dialog>
      <DiscardDialog
        open={isConfirmingDiscard}
        onKeep={() => setConfirmingDiscard(false)}
        onDiscard={discard}
      />
    </>
  )
}
