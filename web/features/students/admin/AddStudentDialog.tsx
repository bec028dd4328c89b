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
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { ContactFields } from './ContactFields.tsx'
import { type ContactValues, contactRules, NO_CONTACT, toContact } from './contact-values.ts'
import { useInvitationText } from './invitation-text.ts'
import { useStudentMutation } from './use-student-mutation.ts'

type NewStudent = ContactValues & {
  name: string
  email: string
  phone: string
  hasNoEmail: boolean
}

/** The rules of a row of an import: the phone number is optional. */
const validateNewStudent = validateBy<NewStudent>({
  name: (name) =>
    normalizeName(name) === '' ? m.students_enter_full_name() : personNameError(name, false),
  email: (text, { hasNoEmail }) =>
    hasNoEmail ? undefined : matches(email, m.students_enter_full_email())(text),
  phone: (text) => (text.trim() === '' ? undefined : phoneRule(text)),
  ...contactRules,
})

/** Adds one student, and opens the student's page. */
export function AddStudentDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const { added } = useInvitationText()
  const form = useForm({
    initial: () =>
      unchanged<NewStudent>({
        ...{ name: '', email: '', phone: '', hasNoEmail: false },
        ...NO_CONTACT,
      }),
    validate: validateNewStudent,
  })
  const add = useStudentMutation({
    send: async (values: NewStudent, idempotencyKey) => {
      const { name, email, hasNoEmail } = values
      const { id } = await callApi(addStudent, {
        ...{ name, phone: values.phone.trim(), idempotencyKey },
        ...(hasNoEmail ? { hasNoEmail, contact: toContact(values) } : { email }),
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
  const { hasNoEmail } = form.values
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
      {!hasNoEmail && (
        <TextInput
          label={m.kit_email()}
          type="email"
          required
          autoComplete="off"
          {...form.field('email')}
        />
      )}
      <CheckboxCard
        checked={hasNoEmail}
        onChange={({ target }) => form.update({ hasNoEmail: target.checked })}
      >
        {m.kit_no_email()}
        <span className="block text-small text-ink-2">{m.students_no_email_note()}</span>
      </CheckboxCard>
      <TextInput
        label={m.kit_phone_number()}
        type="tel"
        hint={m.kit_optional()}
        autoComplete="off"
        {...form.field('phone')}
      />
      {hasNoEmail && <ContactFields field={form.field} />}
    </FormDialog>
  )
}
