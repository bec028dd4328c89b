import { lazy, Suspense, useState } from 'react'
import { login, type User } from '../../../contract/auth.ts'
import { ApiError, callApi } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { required } from '../../forms/field-rules.ts'
import { Button } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { toast } from '../../kit/toast.ts'
import { AuthLink, type NavigateAuth } from './auth-links.tsx'
import { useAccountForm } from './use-account-form.ts'
import { validateEmail } from './validation-rules.ts'

const SecondStep = lazy(async () => ({
  default: (await import('./admin/SecondStep.tsx')).SecondStep,
}))

type Credentials = { email: string; password: string }

function signedIn(user: User) {
  toast.success('Login successful!')
  startSession(user)
}

/** The sign-in form, and the second step of administrators who have one. The route guard navigates after success. */
export function SignInForm({ onNavigate }: { onNavigate?: NavigateAuth }) {
  const [step, setStep] = useState<Credentials & { hasPasskey: boolean }>()
  if (!step) return <PasswordForm onNavigate={onNavigate} onSecondStep={setStep} />
  return (
    <Suspense>
      <SecondStep {...step} onSignedIn={signedIn} onBack={() => setStep(undefined)} />
    </Suspense>
  )
}

type PasswordFormProps = {
  onNavigate: NavigateAuth | undefined
  onSecondStep: (step: Credentials & { hasPasskey: boolean }) => void
}

function PasswordForm({ onNavigate, onSecondStep }: PasswordFormProps) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: { email: validateEmail, password: required('Enter your password.') },
    submit: async (values) => {
      try {
        return await callApi(login, values)
      } catch (error) {
        const code = error instanceof ApiError && error.code
        const hasPasskey = code === 'second_factor_passkey'
        if (!hasPasskey && code !== 'second_factor_required') throw error
        onSecondStep({ ...values, hasPasskey })
        return null
      }
    },
    fieldOfError: { invalid_credentials: 'password' },
    onSuccess: (user) => user && signedIn(user),
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
