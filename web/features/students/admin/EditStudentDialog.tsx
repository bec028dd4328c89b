import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { editStudent, type ListedStudent, STUDENT_CHANGED } from '../../../../contract/admin.ts'
import { ADMIN_ROLE, STUDENT_ROLE } from '../../../../contract/auth.ts'
import { normalizeName } from '../../../../contract/person-name.ts'
import { INVALID_PHONE, phone } from '../../../../contract/phone.ts'
import { personNameError } from '../../../../contract/reserved-name.ts'
import { email } from '../../../../contract/wire.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

type StudentFields = { name: string; email: string; phone: string }

/** What is wrong with what was typed (R-ASTUD-006). */
function validateStudent(values: StudentFields, role: string): Partial<StudentFields> {
  const name =
    normalizeName(values.name) === ''
      ? 'Enter the full name.'
      : personNameError(values.name, role === String(ADMIN_ROLE))
  return {
    ...(name ? { name } : {}),
    ...(z.safeParse(email, values.email).success ? {} : { email: 'Enter a full email address.' }),
    ...validatePhone(values.phone),
  }
}

function validatePhone(input: string): Partial<StudentFields> {
  if (input.trim() === '') return { phone: 'Enter the phone number.' }
  return z.safeParse(phone, input).success ? {} : { phone: INVALID_PHONE }
}

const ROLE_OPTIONS = [
  { value: String(STUDENT_ROLE), label: 'Student' },
  { value: String(ADMIN_ROLE), label: 'Administrator' },
]

type EditStudentDialogProps = { student: ListedStudent; onClose: () => void }

/** Name, email, phone and role of a student. What was typed stays when somebody else was quicker. */
export function EditStudentDialog({ student, onClose }: EditStudentDialogProps) {
  const [values, setValues] = useState<StudentFields>({
    name: student.name,
    email: student.email,
    phone: student.phone,
  })
  const [role, setRole] = useState(String(student.role))
  const [errors, setErrors] = useState<Partial<StudentFields>>({})
  const saveMutation = useStudentMutation({
    send: () => {
      const { name, email, phone } = values
      const { id: studentId, version } = student
      const request = { studentId, version, name, email, phone, role: Number(role) }
      return callApi(editStudent, request)
    },
    successMessage: editStudent.successMessage,
    fallbackError: 'Failed to update student',
    inlineError: STUDENT_CHANGED,
    onSuccess: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saveMutation.isPending) return
    const foundErrors = validateStudent(values, role)
    setErrors(foundErrors)
    const [firstInvalid] = Object.keys(foundErrors)
    if (firstInvalid) (event.currentTarget.elements.namedItem(firstInvalid) as HTMLElement).focus()
    else saveMutation.mutate()
  }
  const field = (name: keyof StudentFields) => ({
    name: name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange(event: { target: { value: string } }) {
      setValues({ ...values, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })
  const isStale = saveMutation.isError && messageOf(saveMutation.error) === STUDENT_CHANGED
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!saveMutation.isPending}
      onSubmit={submit}
      title="Edit Student"
      actions={
        <>
          <Button variant="line" disabled={saveMutation.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="main" busy={saveMutation.isPending && 'Saving...'}>
            Save Changes
          </Button>
        </>
      }
    >
      {isStale && (
        <div role="alert">
          <Note tone="warn">{STUDENT_CHANGED} Cancel and open this again to see it.</Note>
        </div>
      )}
      <TextInput label="Full Name" autoComplete="off" {...field('name')} />
      <TextInput label="Email" type="email" autoComplete="off" {...field('email')} />
      <TextInput label="Phone Number" type="tel" autoComplete="off" {...field('phone')} />
      <SegmentedControl
        label="Role"
        showLabel
        options={ROLE_OPTIONS}
        value={role}
        onChange={setRole}
      />
    </Dialog>
  )
}
