import { type FormEvent, useState } from 'react'
import { type ListedStudent, resetStudentPassword } from '../../../../contract/admin.ts'
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../../../contract/auth.ts'
import { callApi } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { PasswordInput } from '../../../kit/PasswordInput.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

function validatePassword(password: string) {
  if (password === '') return 'Enter a new password.'
  return [...password].length < PASSWORD_MIN_LENGTH ? PASSWORD_TOO_SHORT : undefined
}

/** Sets a student's password (R-ASTUD-013); they are signed out wherever they are signed in. */
export function ResetPasswordDialog({
  student,
  onClose,
}: {
  student: ListedStudent
  onClose: () => void
}) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const resetMutation = useStudentMutation({
    send: () => callApi(resetStudentPassword, { studentId: student.id, newPassword: password }),
    successMessage: resetStudentPassword.successMessage,
    fallbackError: 'Failed to reset password',
    onSuccess: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (resetMutation.isPending) return
    const foundError = validatePassword(password)
    setError(foundError)
    if (foundError) event.currentTarget.querySelector('input')?.focus()
    else resetMutation.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!resetMutation.isPending}
      onSubmit={submit}
      title="Reset Password"
      description={
        <>
          <bdi className="font-semibold text-ink">{student.name}</bdi> is signed out everywhere and
          told by email that the password is new, but not what it is.
        </>
      }
      actions={
        <>
          <Button variant="line" disabled={resetMutation.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="main" busy={resetMutation.isPending && 'Processing...'}>
            Reset Password
          </Button>
        </>
      }
    >
      <PasswordInput
        label="New Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        required
        error={error}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
