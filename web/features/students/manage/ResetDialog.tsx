import { type FormEvent, useState } from 'react'
import { type ListedStudent, resetStudentPassword } from '../../../../contract/admin.ts'
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../../../contract/auth.ts'
import { ask } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { PasswordInput } from '../../../kit/PasswordInput.tsx'
import { useChange } from './use-change.ts'

function faultIn(password: string) {
  if (password === '') return 'Enter a new password.'
  return [...password].length < PASSWORD_MIN_LENGTH ? PASSWORD_TOO_SHORT : undefined
}

/** Sets a student's password (wallet-and-admin §5); they are signed out wherever they are signed in. */
export function ResetDialog({ student, onClose }: { student: ListedStudent; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const resetting = useChange({
    send: () => ask(resetStudentPassword, { student_id: student.id, new_password: typed }),
    said: resetStudentPassword.says,
    otherwise: 'Failed to reset password',
    onDone: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (resetting.isPending) return
    const found = faultIn(typed)
    setFault(found)
    if (found) event.currentTarget.querySelector('input')?.focus()
    else resetting.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!resetting.isPending}
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
          <Button look="line" disabled={resetting.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="main" busy={resetting.isPending && 'Processing...'}>
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
        error={fault}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
      />
    </Dialog>
  )
}
