import { useState } from 'react'
import { resetPassword } from '../../../contract/auth/auth.ts'
import { callApi } from '../../api/call-api.ts'
import { required } from '../../forms/field-rules.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { toast } from '../../kit/toast.ts'
import { useAccountForm } from './use-account-form.ts'
import { validateNewPassword } from './validation-rules.ts'

const DIFFERENT = 'New passwords do not match!'

/** The Change Password form (R-PROFILE-002 to R-PROFILE-006). */
export function ChangePassword({ email }: { email: string }) {
  // a new key empties the form after success
  const [sent, setSent] = useState(0)
  return (
    <Card>
      <CardHead title="Change Password" />
      <PasswordForm key={sent} email={email} onDone={() => setSent(sent + 1)} />
    </Card>
  )
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: {
      currentPassword: required('Enter your current password.'),
      newPassword: validateNewPassword,
      again: (value, all) => {
        if (value === '') return 'Enter the new password once more.'
        return value === all.newPassword ? undefined : DIFFERENT
      },
    },
    submit: ({ currentPassword, newPassword }) =>
      callApi(resetPassword, { email, currentPassword, newPassword }),
    fieldOfError: { wrong_current_password: 'currentPassword' },
    onSuccess: () => {
      toast.success('Password updated successfully!')
      onDone()
    },
  })
  return (
    <form className="pad grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      {/* identifies the account for password managers */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Current Password"
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <PasswordInput
        label="New Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        required
        {...field('newPassword')}
      />
      <PasswordInput
        label="Confirm New Password"
        autoComplete="new-password"
        enterKeyHint="go"
        required
        {...field('again')}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={busy && 'Updating...'}
      >
        Update Password
      </Button>
    </form>
  )
}
