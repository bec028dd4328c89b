import { type ComponentType, useState } from 'react'
import { type CertificateTemplate, ISSUE_DATE_REQUIRED } from '../../../../contract/certificates.ts'
import { isRealDay } from '../../../../contract/issue-date.ts'
import { Button } from '../../../kit/Button.tsx'
import { Chip } from '../../../kit/Chip.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { today } from '../../../kit/dates.ts'
import { Segmented } from '../../../kit/Segmented.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { ClassChoice } from './ClassChoice.tsx'
import { useAssign } from './queries.ts'

type Found = { id: number; name: string; email: string }

/** Finds students by name or email and ticks some: a part of another feature, which the screen brings. */
export type StudentPickerPart = ComponentType<{
  isChosen: (student: Found) => boolean
  onToggle: (student: Found) => void
  count: number
}>

type AssignDialogProps = {
  templates: readonly CertificateTemplate[]
  /** The one that was pressed; none when it is to be chosen here. */
  template: CertificateTemplate | undefined
  StudentPicker: StudentPickerPart
  onClose: () => void
}

const MODES = [
  { value: 'individual', label: 'Individual Students' },
  { value: 'class', label: 'Entire Classes' },
] as const

const TEMPLATE_REQUIRED = 'Please select a certificate template'

/** Gives a certificate to students or to classes (wallet-and-admin §2, §5). */
export function AssignDialog({ templates, template, StudentPicker, onClose }: AssignDialogProps) {
  const [templateId, setTemplateId] = useState(template?.id)
  const [issuedOn, setIssuedOn] = useState(today)
  const [isSent, setSent] = useState(false)
  const { mode, turnTo, students, toggleStudent, classes, toggleClass, count } = useReceivers()
  const assign = useAssign(onClose)
  const chosen = templates.find((it) => it.id === templateId)

  // no form: Enter in the search or on a tick would give the certificate before the choice is made
  const give = () => {
    setSent(true)
    if (!chosen || !isRealDay(issuedOn) || count === 0) return
    const to =
      mode === 'individual'
        ? { studentIds: students.map((it) => it.id) }
        : { classIds: [...classes] }
    assign.mutate({ template: chosen, issuedOn, ...to })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!assign.isPending}
      wide
      tall
      title="Assign Certificate"
      actions={
        <>
          <Button onClick={onClose} disabled={assign.isPending}>
            Cancel
          </Button>
          <Button
            look="main"
            disabled={count === 0}
            busy={assign.isPending && 'Assigning...'}
            onClick={give}
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
          choices={templates.map((it) => ({ value: String(it.id), label: it.title }))}
          value={templateId === undefined ? '' : String(templateId)}
          error={isSent && !chosen ? TEMPLATE_REQUIRED : undefined}
          onChange={({ target: { value } }) =>
            setTemplateId(value === '' ? undefined : Number(value))
          }
        />
        <TextInput
          label="Issue Date"
          type="date"
          required
          value={issuedOn}
          error={isSent && !isRealDay(issuedOn) ? ISSUE_DATE_REQUIRED : undefined}
          onChange={({ target }) => setIssuedOn(target.value)}
        />
      </div>
      <Segmented label="Assign To" labelled choices={MODES} value={mode} onChange={turnTo} />
      <div className="grid min-h-72 content-start gap-3">
        {mode === 'individual' ? (
          <>
            <StudentPicker
              isChosen={({ id }) => students.some((it) => it.id === id)}
              onToggle={toggleStudent}
              count={count}
            />
            <Chosen students={students} onRemove={toggleStudent} />
          </>
        ) : (
          <ClassChoice chosen={classes} onToggle={toggleClass} />
        )}
      </div>
    </Dialog>
  )
}

/** Who gets it: students or classes, and never both; turning to the one forgets the other (wallet-and-admin §4). */
function useReceivers() {
  const [mode, setMode] = useState<'individual' | 'class'>('individual')
  const [students, setStudents] = useState<readonly Found[]>([])
  const [classes, setClasses] = useState<ReadonlySet<number>>(new Set())
  return {
    mode,
    students,
    classes,
    count: mode === 'individual' ? students.length : classes.size,
    turnTo: (to: typeof mode) => {
      setMode(to)
      setStudents([])
      setClasses(new Set())
    },
    toggleStudent: (one: Found) => {
      const others = students.filter((it) => it.id !== one.id)
      setStudents(others.length < students.length ? others : [...students, one])
    },
    toggleClass: (id: number) => {
      const next = new Set(classes)
      if (!next.delete(id)) next.add(id)
      setClasses(next)
    },
  }
}

/** Whoever was ticked stays in sight when the next one is searched for. */
function Chosen({
  students,
  onRemove,
}: {
  students: readonly Found[]
  onRemove: (it: Found) => void
}) {
  if (students.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Selected students">
      {students.map((it) => (
        <li key={it.id} className="max-w-full min-w-0">
          <Chip remove={`Remove ${it.name}`} onRemove={() => onRemove(it)}>
            <bdi>{it.name}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
