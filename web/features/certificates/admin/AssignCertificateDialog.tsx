import { type ComponentType, useState } from 'react'
import { isCalendarDay } from '../../../../contract/certificates/certificate-text.ts'
import {
  type AssignmentResult,
  type CertificateTemplate,
  ISSUE_DATE_REQUIRED,
} from '../../../../contract/certificates/certificates.ts'
import { LANGUAGES, LOCALES } from '../../../../messages/languages.ts'
import { m } from '../../../../messages/m.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { Chip } from '../../../kit/Chip.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { toast } from '../../../kit/toast.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { assignmentSummary, nobodyText, unprintableText } from './assignment-text.ts'
import { ClassPicker } from './ClassPicker.tsx'
import { CompletedPicker, toChoice } from './CompletedPicker.tsx'
import { useGiveToCompleted } from './given-queries.ts'
import { useAssignCertificate } from './queries.ts'
import { MODES, type StudentMatch, useRecipientSelection } from './use-recipient-selection.ts'

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
  /** Students chosen on another page. */
  students?: readonly StudentMatch[]
  onClose: () => void
}

/** `language` is '' for that of each student. */
type AssignmentValues = { templateId: string; issuedOn: string; language: string }

const LANGUAGE_OPTIONS = [
  { value: '', label: m.certificates_language_of_student() },
  ...LOCALES.map((it) => ({ value: it, label: LANGUAGES[it].name })),
]

const validateAssignment = validateBy<AssignmentValues>({
  templateId: required(m.certificates_select_template()),
  issuedOn: (day) => (isCalendarDay(day) ? undefined : ISSUE_DATE_REQUIRED),
})

/** Issues a certificate to students, to classes or to all who completed a class (R-ACERT-010 to R-ACERT-020). */
export function AssignCertificateDialog({
  templates,
  template,
  StudentPicker,
  students: chosen,
  onClose,
}: AssignCertificateDialogProps) {
  const { today } = useDateFormat()
  const form = useForm({
    initial: () =>
      unchanged({
        templateId: template ? String(template.id) : '',
        issuedOn: today(),
        language: '',
      }),
    validate: validateAssignment,
  })
  const selection = useRecipientSelection(chosen)
  const { mode, students, classes, completed, count } = selection
  const [outcome, setOutcome] = useState<AssignmentResult>()
  const report = (result: AssignmentResult) => {
    setOutcome(result)
    if (result.given === 0) return
    toast.success(m.certificates_assigned(), assignmentSummary(result))
    if (!result.unprintable) onClose()
  }
  const assign = useAssignCertificate(report)
  const give = useGiveToCompleted(report)
  const isPending = assign.isPending || give.isPending

  const submit = () => {
    const { templateId, issuedOn } = form.values
    const selected = templates.find((it) => String(it.id) === templateId)
    if (!form.check() || !selected || count === 0) return
    setOutcome(undefined)
    const choice = toChoice(completed, templateId)
    const language = LOCALES.find((it) => it === form.values.language)
    const issue = { issuedOn, ...(language && { language }) }
    if (mode === 'individual')
      assign.mutate({ template: selected, ...issue, studentIds: students.map((it) => it.id) })
    else if (mode === 'class')
      assign.mutate({ template: selected, ...issue, classIds: [...classes] })
    else if (choice) give.mutate({ ...choice, ...issue })
  }
  return (
    <FormDialog
      wide
      tall
      title={m.certificates_assign_title()}
      submitLabel={m.certificates_assign_title()}
      isSubmitDisabled={count === 0}
      busyLabel={isPending && m.certificates_assigning()}
      error={mode === 'completed' ? give.errorMessage : assign.errorMessage}
      isDirty={outcome === undefined && (form.isDirty || selection.isChanged)}
      onClose={onClose}
      // Enter in the search or on a checkbox must not issue the certificate
      onConfirm={submit}
    >
      <div className="grid gap-4.5 sm:grid-cols-[minmax(0,1fr)_11rem_12rem]">
        <Select
          label={m.certificates_certificate()}
          placeholder={m.certificates_choose_template()}
          options={templates.map((it) => ({ value: String(it.id), label: it.title }))}
          {...form.field('templateId')}
        />
        <TextInput
          label={m.certificates_issue_date()}
          type="date"
          required
          {...form.field('issuedOn')}
        />
        <Select
          label={m.certificates_language()}
          options={LANGUAGE_OPTIONS}
          {...form.field('language')}
        />
      </div>
      <SegmentedControl
        label={m.certificates_assign_to()}
        showLabel
        options={MODES}
        value={mode}
        onChange={selection.switchMode}
      />
      {outcome && <Outcome result={outcome} />}
      <div className="grid min-h-72 content-start gap-3">
        {mode === 'individual' && (
          <>
            <StudentPicker
              isChosen={({ id }) => students.some((it) => it.id === id)}
              onToggle={selection.toggleStudent}
              count={count}
            />
            <SelectedStudents students={students} onRemove={selection.toggleStudent} />
          </>
        )}
        {mode === 'class' && <ClassPicker selected={classes} onToggle={selection.toggleClass} />}
        {mode === 'completed' && (
          <CompletedPicker
            draft={completed}
            onChange={selection.setCompleted}
            templateId={form.values.templateId}
            onCount={selection.setCompletedCount}
          />
        )}
      </div>
    </FormDialog>
  )
}

/** The outcome of the last attempt, if the dialog stays open for it. */
function Outcome({ result }: { result: AssignmentResult }) {
  const warning = unprintableText(result)
  return (
    <div className="grid gap-2" role="status">
      {result.given === 0 ? (
        <Note tone="info">{nobodyText(result)}</Note>
      ) : (
        <Note tone="success">{assignmentSummary(result)}</Note>
      )}
      {warning && <Note tone="warning">{warning}</Note>}
    </div>
  )
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
    <ul className="flex flex-wrap gap-2" aria-label={m.certificates_selected_students()}>
      {students.map((it) => (
        <li key={it.id} className="max-w-full min-w-0">
          <Chip removeLabel={m.kit_remove_name({ name: it.name })} onRemove={() => onRemove(it)}>
            <bdi>{it.name}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
