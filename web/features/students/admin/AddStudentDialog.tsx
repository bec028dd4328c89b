import { useLocation } from 'wouter'
import { addStudent } from '../../../../contract/admin/manage-students.ts'
import { normalizeName } from '../../../../contract/auth/person-name.ts'
import { personNameError } from '../../../../contract/auth/reserved-name.ts'
import { email } from '../../../../contract/platform/wire.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { matches, validateBy } from '../../../forms/field-rules.ts'
import { phoneRule } from '../../../forms/phone-rule.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../kit/TextInput.tsx'
import { useInvitationText } from './invitation-text.ts'
import { useStudentMutation } from './use-student-mutation.ts'

type NewStudent = { name: string; email: string; phone: string }

/** The rules of a row of an import: the phone number is optional. */
const validateNewStudent = validateBy<NewStudent>({
  name: (name) =>
    normalizeName(name) === '' ? m.students_enter_full_name() : personNameError(name, false),
  email: matches(email, m.students_enter_full_email()),
  phone: (text) => (text.trim() === '' ? undefined : phoneRule(text)),
})

/** Adds one student, and opens the student's page. */
export function AddStudentDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const { added } = useInvitationText()
  const form = useForm({
    initial: () => unchanged<NewStudent>({ name: '', email: '', phone: '' }),
    validate: validateNewStudent,
  })
  const add = useStudentMutation({
    send: async (values: NewStudent, idempotencyKey) => {
      const { id } = await callApi(addStudent, {
        ...values,
        phone: values.phone.trim(),
        idempotencyKey,
      })
      navigate(paths.admin.student(id))
    },
    successMessage: addStudent.successMessage,
    fallbackError: m.students_failed_add_student(),
    form,
    onSuccess: onClose,
    onDeclined: {
      email_taken: (message) => form.setErrors({ email: message }),
      name_reserved: (message) => form.setErrors({ name: message }),
    },
  })
  return (
    <FormDialog
      title={m.students_add_student()}
      description={added}
      submitLabel={m.students_add_student()}
      busyLabel={add.isPending && m.kit_adding()}
      error={add.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) => add.mutate(values), add.isPending)}
    >
      <TextInput
        label={m.students_full_name()}
        required
        autoComplete="off"
        {...form.field('name')}
      />
      <TextInput
        label={m.kit_email()}
        type="email"
        required
        autoComplete="off"
        {...form.field('email')}
      />
      <TextInput
        label={m.kit_phone_number()}
        type="tel"
        hint={m.kit_optional()}
        autoComplete="off"
        {...form.field('phone')}
      />
    </FormDialog>
  )
}
