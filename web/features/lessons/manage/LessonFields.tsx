import { BookOpen, CalendarDays, GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LessonKind } from '../../../../contract/lessons.ts'
import { schoolZone } from '../../../kit/dates.ts'
import { Segmented } from '../../../kit/Segmented.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { ExamFields } from './ExamFields.tsx'
import { FileSlot, type StoredFile } from './FileSlot.tsx'
import { isScheduled } from './lesson-draft.ts'
import { StudyDate } from './StudyDate.tsx'
import type { LessonForm } from './use-lesson-form.ts'
import './editor.css'

type LessonFieldsProps = {
  form: LessonForm
  chosen: ChosenFile | undefined
  onChoose: (chosen: ChosenFile | undefined) => void
  isSaving: boolean
  /** Whose clock the study date is read from. */
  timezone?: string
  /** What the lesson has on the server already. */
  stored?: StoredFile | undefined
  /** Removes a question that is on the server. */
  onRemoveQuestion?: ((id: string) => void) | undefined
}

const kind = (value: LessonKind, word: string, icon: ReactNode) => ({
  value,
  label: (
    <>
      {icon}
      {word}
    </>
  ),
})

// the wire's 'Timetableble' is 'Timetable' to people (wallet-and-admin §3)
const KINDS = [
  kind('lesson', 'Lesson', <BookOpen className="icon icon-s" aria-hidden />),
  kind('exam', 'Exam', <GraduationCap className="icon icon-s" aria-hidden />),
  kind('timetable', 'Timetable', <CalendarDays className="icon icon-s" aria-hidden />),
]

const YES_NO = [
  { value: 'yes' as const, label: 'Yes' },
  { value: 'no' as const, label: 'No' },
]

/** The fields of a lesson; its kind first, for it decides which others there are (wallet-and-admin §2). */
export function LessonFields(props: LessonFieldsProps) {
  const { form, chosen, onChoose, isSaving, stored, onRemoveQuestion } = props
  const { timezone = schoolZone() } = props
  const { draft, faults, change } = form
  return (
    <fieldset className="editor" disabled={isSaving}>
      <Segmented
        label="Lesson type"
        labelled
        className="editor-kinds"
        choices={KINDS}
        value={draft.kind}
        onChange={(to) => change({ kind: to })}
      />
      <TextInput
        label="Subject"
        required
        maxLength={300}
        autoComplete="off"
        error={faults.subject}
        value={draft.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextArea
        label="About"
        hint="The text of the lesson. Each line is a paragraph of its own, in either script."
        maxLength={200_000}
        className="min-h-40"
        value={draft.about}
        onChange={(event) => change({ about: event.target.value })}
      />
      {draft.kind !== 'timetable' && (
        <Segmented
          label="Schedule"
          labelled
          className="editor-schedule"
          choices={YES_NO}
          value={draft.scheduled ? 'yes' : 'no'}
          onChange={(to) => change({ scheduled: to === 'yes' })}
        />
      )}
      {isScheduled(draft) && (
        <StudyDate
          at={draft.opensAt}
          timezone={timezone}
          error={faults.opensAt}
          onChange={(opensAt) => change({ opensAt })}
        />
      )}
      <FileSlot chosen={chosen} stored={stored} onChoose={onChoose} />
      {draft.kind === 'exam' && (
        <ExamFields
          draft={draft}
          faults={faults}
          onChange={change}
          onRemoveStored={onRemoveQuestion}
        />
      )}
    </fieldset>
  )
}
