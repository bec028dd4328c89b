import { type ComponentType, useState } from 'react'
import { type CertificateTemplate, ISSUE_DATE_REQUIRED } from '../../../../contract/certificates.ts'
import { isCalendarDay } from '../../../../contract/issue-date.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { Chip } from '../../../kit/Chip.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { ClassPicker } from './ClassPicker.tsx'
import { useAssignCertificate } from './queries.ts'

type StudentMatch = { id: number; name: string; email: string }

/** A search for students with checkboxes. The screen passes it in: it belongs to another feature. */
export type StudentPickerComponent = ComponentType<{
  isChosen: (student: StudentMatch) => boolean
  onToggle: (student: StudentMatch) => void
  count: number
}>

type AssignCertificateDialogProps = {
  templates: readonly CertificateTemplate[]
  /** The preselected template, if any. */
  template: CertificateTemplate | undefined
  StudentPicker: StudentPickerComponent
  onClose: () => void
}

const MODES = [
  { value: 'individual', label: 'Individual Students' },
  { value: 'class', label: 'Entire Classes' },
] as const

const validateAssignment = validateBy<{ templateId: string; issuedOn: string }>({
  templateId: required('Please select a certificate template'),
  issuedOn: (day) => (isCalendarDay(day) ? undefined : ISSUE_DATE_REQUIRED),
})

/** Issues a certificate to students or to classes (R-ACERT-010 to R-ACERT-020). */
export function AssignCertificateDialog({
  templates,
  template,
  StudentPicker,
  onClose,
}: AssignCertificateDialogProps) {
  const { today } = useDateFormat()
  const form = useForm({
    initial: () =>
      unchanged({ templateId: template ? String(template.id) : '', issuedOn: today() }),
    validate: validateAssignment,
  })
  const { mode, switchMode, students, toggleStudent, classes, toggleClass, count } =
    useRecipientSelection()
  const assign = useAssignCertificate(onClose)

  const submit = () => {
    const { templateId, issuedOn } = form.values
    const selected = templates.find((it) => String(it.id) === templateId)
    if (!form.check() || !selected || count === 0) return
    const recipients =
      mode === 'individual'
        ? { studentIds: students.map((it) => it.id) }
        : { classIds: [...classes] }
    assign.mutate({ template: selected, issuedOn, ...recipients })
  }
  return (
    <FormDialog
      wide
      tall
      title="Assign Certificate"
      submitLabel="Assign Certificate"
      isSubmitDisabled={count === 0}
      busyLabel={assign.isPending && 'Assigning...'}
      error={assign.errorMessage}
      isDirty={form.isDirty || count > 0}
      onClose={onClose}
      // Enter in the search or on a checkbox must not issue the certificate
      onConfirm={submit}
    >
      <div className="grid gap-4.5 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Select
          label="Certificate"
          placeholder="Choose a template"
          options={templates.map((it) => ({ value: String(it.id), label: it.title }))}
          {...form.field('templateId')}
        />
        <TextInput label="Issue Date" type="date" required {...form.field('issuedOn')} />
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
    </FormDialog>
  )
}

/** The recipients: students or classes. Switching clears the selection (R-ACERT-016). */
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

/** The selected students, also those outside the search result. */
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
