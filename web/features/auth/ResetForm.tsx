import { useState } from 'react'
import { requestPasswordReset, resetPassword } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { toast } from '../../kit/toast.ts'
import { AuthLink, type NavigateAuth } from './auth-links.tsx'
import { useAccountForm } from './use-account-form.ts'
import {
  digitsOf,
  validateCode,
  validateNewPassword,
  validateSignInName,
} from './validation-rules.ts'

type ResetFormProps = {
  onNavigate?: NavigateAuth
  /** Called after the password was reset. */
  onDone: () => void
}

/** Password reset in two steps: the email, then the code and a new password (R-AUTH-008, R-AUTH-009). */
export function ResetForm({ onNavigate, onDone }: ResetFormProps) {
  const [email, setEmail] = useState('')
  return (
    <>
      {email === '' ? (
        <EmailStep onSent={setEmail} />
      ) : (
        <CodeStep email={email} onDone={onDone} onResend={() => setEmail('')} />
      )}
      <p className="text-center text-ink-2">
        <AuthLink to="sign-in" onNavigate={onNavigate}>
          {m.auth_back_to_sign_in()}
        </AuthLink>
      </p>
    </>
  )
}

// a constant function, so that React calls it on mount only
const focusField = (field: HTMLInputElement | null) => field?.focus()

function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: { email: validateSignInName },
    submit: (values) => callApi(requestPasswordReset, values),
    onSuccess: (_, { email }) => onSent(email.trim()),
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      <p className="text-ink-2">{m.auth_reset_step_1()}</p>
      <TextInput
        label={m.kit_email()}
        hint={m.auth_email_or_code_hint()}
        // as in the sign-in form
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        required
        {...field('email')}
      />
      <Button type="submit" variant="primary" fullWidth busy={busy && m.kit_sending()}>
        {m.auth_send_code()}
      </Button>
    </form>
  )
}

type CodeStepProps = { email: string; onDone: () => void; onResend: () => void }

function CodeStep({ email, onDone, onResend }: CodeStepProps) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: { code: validateCode, newPassword: validateNewPassword },
    submit: ({ code, newPassword }) =>
      callApi(resetPassword, { email, newPassword, code: digitsOf(code) }),
    fieldOfError: { reset_code_invalid: 'code' },
    onSuccess: () => {
      toast.success(m.auth_password_was_reset())
      onDone()
    },
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      <p className="text-ink-2" role="status">
        {m.auth_reset_step_2()}
      </p>
      <TextInput
        label={m.kit_email()}
        type="email"
        autoComplete="username"
        value={email}
        disabled
      />
      <TextInput
        label={m.auth_code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={20}
        ref={focusField}
        required
        {...field('code')}
      />
      <PasswordInput
        label={m.auth_new_password()}
        hint={m.auth_password_hint()}
        autoComplete="new-password"
        enterKeyHint="go"
        required
        {...field('newPassword')}
      />
      <Button type="submit" variant="primary" fullWidth busy={busy && m.kit_processing()}>
        {m.auth_reset_password()}
      </Button>
      <Button variant="brand-text" fullWidth onClick={onResend}>
        {m.auth_send_another_code()}
      </Button>
    </form>
  )
}
