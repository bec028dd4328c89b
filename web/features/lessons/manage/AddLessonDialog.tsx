import { type FormEvent, useState } from 'react'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { draftKey } from './kept-draft.ts'
import { LessonFields } from './LessonFields.tsx'
import { fieldsOf, newLesson } from './lesson-draft.ts'
import { RestoredNote } from './RestoredNote.tsx'
import { SaveState } from './SaveState.tsx'
import { useLessonForm } from './use-lesson-form.ts'
import { useSaveLesson } from './use-save-lesson.ts'

type AddLessonDialogProps = { classId: string; onClose: () => void }

/** The editor as a dialog: the whole screen on phones, its actions always in view (wallet-and-admin §2). */
export function AddLessonDialog({ classId, onClose }: AddLessonDialogProps) {
  const form = useLessonForm(draftKey(classId), { draft: newLesson(), version: '' })
  const [chosen, setChosen] = useState<ChosenFile>()
  const [isAsking, setAsking] = useState(false)
  const save = useSaveLesson({ classId: Number(classId) }, () => {
    form.forget()
    onClose()
  })

  const isTouched = form.isTouched || chosen !== undefined
  const close = () => (isTouched ? setAsking(true) : onClose())
  const discard = () => {
    form.forget()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending || !form.mayBeSent(event)) return
    const { once, version } = form
    save.save({ fields: fieldsOf(form.draft), version, once, chosen })
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
            <Button look="line" onClick={save.isPending ? save.cancel : close}>
              {save.isPending && chosen ? 'Cancel upload' : 'Cancel'}
            </Button>
            <Button type="submit" look="main" busy={save.isPending && 'Saving...'}>
              Save Lesson
            </Button>
          </>
        }
      >
        <RestoredNote form={form} />
        <LessonFields form={form} chosen={chosen} onChoose={setChosen} isSaving={save.isPending} />
        <SaveState save={save} chosen={chosen} />
      </Dialog>
      <DiscardDialog open={isAsking} onKeep={() => setAsking(false)} onDiscard={discard} />
    </>
  )
}
