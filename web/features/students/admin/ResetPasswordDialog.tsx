import { resetStudentPassword } from '../../../../contract/admin/admin.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../../../contract/auth/auth.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { PasswordInput } from '../../../kit/PasswordInput.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

const validatePassword = validateBy<{ newPassword: string }>({
  newPassword: (text) => {
    if (text === '') return m.students_enter_new_password()
    return [...text].length < PASSWORD_MIN_LENGTH ? PASSWORD_TOO_SHORT : undefined
  },
})

type ResetPasswordDialogProps = { student: ListedStudent; onClose: () => void }

/** Sets a student's password (R-ASTUD-013) and ends all their sessions. */
export function ResetPasswordDialog({ student, onClose }: ResetPasswordDialogProps) {
  const form = useForm({
    initial: () => unchanged({ newPassword: '' }),
    validate: validatePassword,
  })
  const showAtField = (message: string) => form.setErrors({ newPassword: message })
  const reset = useStudentMutation({
    send: (newPassword: string) =>
      callApi(resetStudentPassword, { studentId: student.id, newPassword }),
    successMessage: resetStudentPassword.successMessage,
    fallbackError: m.students_failed_reset_password(),
    onDeclined: { password_too_common: showAtField, password_is_identity: showAtField },
    form,
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={m.students_reset_title()}
      description={
        <Text
          of={m.students_reset_consequence}
          name={<bdi className="font-semibold text-ink">{student.name}</bdi>}
        />
      }
      submitLabel={m.students_reset_title()}
      busyLabel={reset.isPending && m.kit_processing()}
      error={reset.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ newPassword }) => reset.mutate(newPassword), reset.isPending)}
    >
      <PasswordInput
        label={m.students_new_password()}
        hint={m.students_least_8_characters()}
        autoComplete="new-password"
        required
        {...form.field('newPassword')}
      />
    </FormDialog>
  )
}
