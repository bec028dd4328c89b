import type { ReactNode } from 'react'
import type { LessonRow } from '../../../contract/lessons/lessons.ts'
import { m } from '../../../messages/m.ts'
import { Heading } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Prose } from '../../kit/Prose.tsx'

type TimetableDialogProps = {
  timetables: readonly LessonRow[]
  open: boolean
  onClose: () => void
  /** Renders the file of a timetable. */
  showFile: (timetable: LessonRow) => ReactNode
}

/** The timetables of a class (R-CLASS-014). */
export function TimetableDialog({ timetables, open, onClose, showFile }: TimetableDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.classes_class_timetable()}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.classes_dialog_ok()}
        </Button>
      }
    >
      {timetables.map((it) => (
        <section key={it.id} className="grid gap-2">
          <Heading level={3}>{it.subject}</Heading>
          {it.about.trim() !== '' && <Prose text={it.about} links />}
          {it.materialUrl !== '' && showFile(it)}
          {it.about.trim() === '' && it.materialUrl === '' && (
            <p className="text-ink-2">{m.classes_timetable_empty()}</p>
          )}
        </section>
      ))}
    </Dialog>
  )
}
