import { resetStudentPassword } from '../../../../contract/admin/admin.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../../../contract/auth/auth.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { PasswordInput } from '../../../kit/PasswordInput.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

const validatePassword = validateBy<{ newPassword: string }>({
  newPassword: (text) => {
    if (text === '') return 'Enter a new password.'
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
    fallbackError: 'Failed to reset password',
    onDeclined: { password_too_common: showAtField, password_is_identity: showAtField },
    form,
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title="Reset Password"
      description={
        <>
          <bdi className="font-semibold text-ink">{student.name}</bdi> will be signed out everywhere
          and told by email that the password has changed. The email does not contain it.
        </>
      }
      submitLabel="Reset Password"
      busyLabel={reset.isPending && 'Processing...'}
      error={reset.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ newPassword }) => reset.mutate(newPassword), reset.isPending)}
    >
      <PasswordInput
        label="New Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        required
        {...form.field('newPassword')}
      />
    </FormDialog>
  )
}
