import { type ComponentType, useState } from 'react'
import { type CertificateTemplate, ISSUE_DATE_REQUIRED } from '../../../../contract/certificates.ts'
import { isCalendarDay } from '../../../../contract/issue-date.ts'
import { Button } from '../../../kit/Button.tsx'
import { Chip } from '../../../kit/Chip.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { useDateFormat } from '../../../kit/time-zone.ts'
import { ClassPicker } from './ClassPicker.tsx'
import { useAssignCertificate } from './queries.ts'

type StudentMatch = { id: number; name: string; email: string }

/** Finds students by name or email and ticks some: a part of another feature, which the screen brings. */
export type StudentPickerComponent = ComponentType<{
  isChosen: (student: StudentMatch) => boolean
  onToggle: (student: StudentMatch) => void
  count: number
}>

type AssignCertificateDialogProps = {
  templates: readonly CertificateTemplate[]
  /** The one that was pressed; none when it is to be chosen here. */
  template: CertificateTemplate | undefined
  StudentPicker: StudentPickerComponent
  onClose: () => void
}

const MODES = [
  { value: 'individual', label: 'Individual Students' },
  { value: 'class', label: 'Entire Classes' },
] as const

const TEMPLATE_REQUIRED = 'Please select a certificate template'

/** Gives a certificate to students or to classes (R-ACERT-010 to R-ACERT-020). */
export function AssignCertificateDialog({
  templates,
  template,
  StudentPicker,
  onClose,
}: AssignCertificateDialogProps) {
  const [templateId, setTemplateId] = useState(template?.id)
  const [issuedOn, setIssuedOn] = useState(useDateFormat().today)
  const [isSubmitted, setSubmitted] = useState(false)
  const { mode, switchMode, students, toggleStudent, classes, toggleClass, count } =
    useRecipientSelection()
  const assignMutation = useAssignCertificate(onClose)
  const selectedTemplate = templates.find((it) => it.id === templateId)

  // no form: Enter in the search or on a tick would give the certificate before the choice is made
  const submit = () => {
    setSubmitted(true)
    if (!selectedTemplate || !isCalendarDay(issuedOn) || count === 0) return
    const recipients =
      mode === 'individual'
        ? { studentIds: students.map((it) => it.id) }
        : { classIds: [...classes] }
    assignMutation.mutate({ template: selectedTemplate, issuedOn, ...recipients })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!assignMutation.isPending}
      wide
      tall
      title="Assign Certificate"
      actions={
        <>
          <Button onClick={onClose} disabled={assignMutation.isPending}>
            Cancel
          </Button>
          <Button
            variant="main"
            disabled={count === 0}
            busy={assignMutation.isPending && 'Assigning...'}
            onClick={submit}
          >
            Assign Certificate
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Select
          label="Certificate"
          placeholder="Choose a template"
          options={templates.map((it) => ({ value: String(it.id), label: it.title }))}
          value={templateId === undefined ? '' : String(templateId)}
          error={isSubmitted && !selectedTemplate ? TEMPLATE_REQUIRED : undefined}
          onChange={({ target: { value } }) =>
            setTemplateId(value === '' ? undefined : Number(value))
          }
        />
        <TextInput
          label="Issue Date"
          type="date"
          required
          value={issuedOn}
          error={isSubmitted && !isCalendarDay(issuedOn) ? ISSUE_DATE_REQUIRED : undefined}
          onChange={({ target }) => setIssuedOn(target.value)}
        />
      </div>
      <SegmentedControl
        label="Assign To"
        showLabel
        options={MODES}
        value={mode}
        onChange={switchMode}
      />
      <div className="grid min-h-72 content-start gap-3">
        {mode === 'individual' ? (
          <>
            <StudentPicker
              isChosen={({ id }) => students.some((it) => it.id === id)}
              onToggle={toggleStudent}
              count={count}
            />
            <SelectedStudents students={students} onRemove={toggleStudent} />
          </>
        ) : (
          <ClassPicker selected={classes} onToggle={toggleClass} />
        )}
      </div>
    </Dialog>
  )
}

/** Who gets it: students or classes, and never both; turning to the one forgets the other (R-ACERT-016). */
function useRecipientSelection() {
  const [mode, setMode] = useState<'individual' | 'class'>('individual')
  const [students, setStudents] = useState<readonly StudentMatch[]>([])
  const [classes, setClasses] = useState<ReadonlySet<number>>(new Set())
  return {
    mode,
    students,
    classes,
    count: mode === 'individual' ? students.length : classes.size,
    switchMode: (nextMode: typeof mode) => {
      setMode(nextMode)
      setStudents([])
      setClasses(new Set())
    },
    toggleStudent: (student: StudentMatch) => {
      const remaining = students.filter((it) => it.id !== student.id)
      setStudents(remaining.length < students.length ? remaining : [...students, student])
    },
    toggleClass: (id: number) => {
      const next = new Set(classes)
      if (!next.delete(id)) next.add(id)
      setClasses(next)
    },
  }
}

/** Whoever was ticked stays in sight when the next one is searched for. */
function SelectedStudents({
  students,
  onRemove,
}: {
  students: readonly StudentMatch[]
  onRemove: (it: StudentMatch) => void
}) {
  if (students.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Selected students">
      {students.map((it) => (
        <li key={it.id} className="max-w-full min-w-0">
          <Chip removeLabel={`Remove ${it.name}`} onRemove={() => onRemove(it)}>
            <bdi>{it.name}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
