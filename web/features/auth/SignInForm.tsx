import { login } from '../../../contract/auth.ts'
import { callApi } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { required } from '../../forms/field-rules.ts'
import { Button } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { toast } from '../../kit/toast.ts'
import { AuthLink, type NavigateAuth } from './auth-links.tsx'
import { useAccountForm } from './use-account-form.ts'
import { validateEmail } from './validation-rules.ts'

/** The sign-in form. The route guard navigates after success. */
export function SignInForm({ onNavigate }: { onNavigate?: NavigateAuth }) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: { email: validateEmail, password: required('Enter your password.') },
    submit: (values) => callApi(login, values),
    fieldOfError: { invalid_credentials: 'password' },
    onSuccess: (user) => {
      toast.success('Login successful!')
      startSession(user)
    },
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      <TextInput
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <div className="grid gap-1">
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          enterKeyHint="go"
          required
          {...field('password')}
        />
        <span>
          <AuthLink to="reset" onNavigate={onNavigate}>
            Forgot password
          </AuthLink>
        </span>
      </div>
      <Button type="submit" variant="primary" fullWidth busy={busy && 'Signing in...'}>
        Sign In
      </Button>
      <p className="text-center text-ink-2">
        New here?{' '}
        <AuthLink to="sign-up" onNavigate={onNavigate}>
          Sign up
        </AuthLink>
      </p>
    </form>
  )
}
