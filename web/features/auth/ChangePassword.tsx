import { useState } from 'react'
import { resetPassword } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { required } from '../../forms/field-rules.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { toast } from '../../kit/toast.ts'
import { useAccountForm } from './use-account-form.ts'
import { validateNewPassword } from './validation-rules.ts'

/** The Change Password form (R-PROFILE-002 to R-PROFILE-006). */
export function ChangePassword({ email }: { email: string }) {
  // a new key empties the form after success
  const [sent, setSent] = useState(0)
  return (
    <Card>
      <CardHead title={m.auth_change_password()} />
      <PasswordForm key={sent} email={email} onDone={() => setSent(sent + 1)} />
    </Card>
  )
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: {
      currentPassword: required(m.auth_enter_current_password()),
      newPassword: validateNewPassword,
      again: (value, all) => {
        if (value === '') return m.auth_enter_password_again()
        return value === all.newPassword ? undefined : m.auth_passwords_differ()
      },
    },
    submit: ({ currentPassword, newPassword }) =>
      callApi(resetPassword, { email, currentPassword, newPassword }),
    fieldOfError: { wrong_current_password: 'currentPassword' },
    onSuccess: () => {
      toast.success(m.auth_password_updated_successfully())
      onDone()
    },
  })
  return (
    <form className="pad grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      {/* identifies the account for password managers */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={m.auth_current_password()}
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <PasswordInput
        label={m.auth_new_password()}
        hint={m.auth_password_hint()}
        autoComplete="new-password"
        required
        {...field('newPassword')}
      />
      <PasswordInput
        label={m.auth_confirm_new_password()}
        autoComplete="new-password"
        enterKeyHint="go"
        required
        {...field('again')}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={busy && m.auth_updating()}
      >
        {m.auth_update_password()}
      </Button>
    </form>
  )
}
