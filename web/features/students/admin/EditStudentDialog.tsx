import { useState } from 'react'
import { editStudent, STUDENT_CHANGED } from '../../../../contract/admin/admin.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { ADMIN_ROLE, STUDENT_ROLE } from '../../../../contract/auth/auth.ts'
import { normalizeName } from '../../../../contract/auth/person-name.ts'
import { personNameError } from '../../../../contract/auth/reserved-name.ts'
import { isNoMailbox } from '../../../../contract/auth/sign-in-name.ts'
import { email } from '../../../../contract/platform/wire.ts'
import { STAFF_KINDS, type StaffKind, toStaffKind } from '../../../../contract/staff/staff-kinds.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { matches, validateBy } from '../../../forms/field-rules.ts'
import { phoneRule } from '../../../forms/phone-rule.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { hasCode } from '../../../forms/use-form-mutation.ts'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { KIND_LABELS, KIND_TEXTS } from '../../staff/shared/kind-texts.ts'
import { RoleConfirmation } from './RoleConfirmation.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

/** The values of the form; the role as its number in text. */
type StudentValues = {
  name: string
  email: string
  phone: string
  role: string
  /** Keeps the stable name in place of an email while none is entered (R-PAY-009). */
  hasNoEmail: boolean
  /** The kind of somebody who becomes an administrator. */
  staff: StaffKind
}

/** The errors of invalid fields (R-ASTUD-006). */
const validateStudent = validateBy<StudentValues>({
  name: (name, { role }) =>
    normalizeName(name) === ''
      ? m.students_enter_full_name()
      : personNameError(name, role === String(ADMIN_ROLE)),
  email: (text, { hasNoEmail }) =>
    hasNoEmail && text.trim() === ''
      ? undefined
      : matches(email, m.students_enter_full_email())(text),
  phone: (text, { hasNoEmail }) =>
    hasNoEmail && text.trim() === ''
      ? undefined
      : text.trim() === ''
        ? m.students_enter_phone()
        : phoneRule(text),
})

const ROLE_OPTIONS = [
  { value: String(STUDENT_ROLE), label: m.kit_student() },
  { value: String(ADMIN_ROLE), label: m.students_administrator() },
]

type EditStudentDialogProps = { student: ListedStudent; onClose: () => void }

/** The name, email, phone number and role of a student. A conflict keeps the input. */
export function EditStudentDialog({ student, onClose }: EditStudentDialogProps) {
  const form = useForm({
    initial: () => {
      const { name, email, phone, role } = student
      const hasNoEmail = isNoMailbox(email)
      return unchanged<StudentValues>({
        ...{ name, email: hasNoEmail ? '' : email, phone, hasNoEmail },
        ...{ role: String(role), staff: 'teacher' },
      })
    },
    validate: validateStudent,
  })
  // the values of a form that gives a new role, until that is confirmed
  const [roleChange, setRoleChange] = useState<StudentValues>()
  const save = useStudentMutation({
    send: ({ hasNoEmail, email, phone, ...values }: StudentValues) =>
      callApi(editStudent, {
        ...values,
        email: hasNoEmail ? email.trim() || student.email : email,
        ...(phone.trim() === '' ? { hasNoPhone: true } : { phone }),
        role: values.role === String(ADMIN_ROLE) ? ADMIN_ROLE : STUDENT_ROLE,
        studentId: student.id,
        version: student.version,
      }),
    successMessage: editStudent.successMessage,
    fallbackError: m.students_failed_update_student(),
    form,
    handledCodes: ['conflict_student'],
    onDeclined: {
      email_taken: (message) => form.setErrors({ email: message }),
      name_reserved: (message) => form.setErrors({ name: message }),
    },
    onSuccess: onClose,
  })
  const submit = (values: StudentValues) =>
    Number(values.role) === student.role ? save.mutate(values) : setRoleChange(values)
  if (roleChange) {
    return (
      <RoleConfirmation
        name={roleChange.name}
        kind={Number(roleChange.role) === ADMIN_ROLE ? roleChange.staff : undefined}
        busy={false}
        onConfirm={() => {
          setRoleChange(undefined)
          save.mutate(roleChange)
        }}
        onClose={() => setRoleChange(undefined)}
      />
    )
  }
  return (
    <FormDialog
      title={m.students_edit_student()}
      submitLabel={m.students_save_changes()}
      busyLabel={save.isPending && m.kit_saving()}
      error={save.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(submit, save.isPending)}
    >
      {hasCode(save.error, ['conflict_student']) && (
        <div role="alert">
          <Note tone="warning">
            {textOf(STUDENT_CHANGED)} {m.students_open_again()}
          </Note>
        </div>
      )}
      <TextInput
        label={m.students_full_name()}
        required
        autoComplete="off"
        {...form.field('name')}
      />
      <TextInput
        label={m.kit_email()}
        type="email"
        hint={form.values.hasNoEmail ? m.students_no_email_note() : undefined}
        required={!form.values.hasNoEmail}
        autoComplete="off"
        {...form.field('email')}
      />
      <TextInput
        label={m.kit_phone_number()}
        type="tel"
        required={!form.values.hasNoEmail}
        autoComplete="off"
        {...form.field('phone')}
      />
      <SegmentedControl
        label={m.kit_role()}
        showLabel
        options={ROLE_OPTIONS}
        value={form.values.role}
        onChange={(role) => form.update({ role })}
      />
      {student.role === STUDENT_ROLE && form.values.role === String(ADMIN_ROLE) && (
        <Select
          label={m.staff_kind()}
          hint={KIND_TEXTS[form.values.staff]}
          options={STAFF_KINDS.map((it) => ({ value: it, label: KIND_LABELS[it] }))}
          value={form.values.staff}
          onChange={({ target }) => form.update({ staff: toStaffKind(target.value) ?? 'teacher' })}
        />
      )}
    </FormDialog>
  )
}
