import { login, type User } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { required } from '../../forms/field-rules.ts'
import { Button } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { AuthLink, type NavigateAuth } from './auth-links.tsx'
import { useAccountForm } from './use-account-form.ts'
import { usePrefetchNextPage } from './use-next-page.ts'
import { validateSignInName } from './validation-rules.ts'

type SignInFormProps = {
  onNavigate: NavigateAuth
  onSignedIn: (user: User) => void
  /** Handles a sign-in whose password is right and whose second step is missing; false for other errors. */
  onError: (error: unknown, values: { email: string; password: string }) => boolean
}

/** The form for email and password. */
export function SignInForm({ onNavigate, onSignedIn, onError }: SignInFormProps) {
  const prefetchNextPage = usePrefetchNextPage()
  const { busy, field, onSubmit } = useAccountForm({
    rules: { email: validateSignInName, password: required(m.auth_password_missing()) },
    submit: (values) => {
      const response = callApi(login, values)
      prefetchNextPage()
      return response.catch((error: unknown) => {
        if (!onError(error, values)) throw error
      })
    },
    fieldOfError: { invalid_credentials: 'password' },
    onSuccess: (user) => user && onSignedIn(user),
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      <TextInput
        label={m.kit_email()}
        hint={m.auth_email_or_code_hint()}
        // takes a code or a phone number too, because the form has noValidate
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <div className="grid gap-1">
        <PasswordInput
          label={m.kit_password()}
          autoComplete="current-password"
          enterKeyHint="go"
          required
          {...field('password')}
        />
        <span>
          <AuthLink to="reset" onNavigate={onNavigate}>
            {m.auth_forgot_password()}
          </AuthLink>
        </span>
      </div>
      <Button type="submit" variant="primary" fullWidth busy={busy && m.auth_signing_in()}>
        {m.auth_sign_in()}
      </Button>
      <p className="text-center text-ink-2">
        {m.auth_new_here()}{' '}
        <AuthLink to="sign-up" onNavigate={onNavigate}>
          {m.auth_sign_up_link()}
        </AuthLink>
      </p>
    </form>
  )
}
