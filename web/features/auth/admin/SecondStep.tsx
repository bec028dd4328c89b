import { useState } from 'react'
import { login, type User } from '../../../../contract/auth/auth.ts'
import { startPasskeySignIn } from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { required } from '../../../forms/field-rules.ts'
import { Button } from '../../../kit/Button.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import { useAccountForm } from '../use-account-form.ts'

type SecondStepProps = {
  email: string
  password: string
  hasPasskey: boolean
  onSignedIn: (user: User) => void
  onBack: () => void
}

/** Focuses the field on mount, because it is the next step after the password. */
const focusField = (field: HTMLInputElement | null) => field?.focus()

/** The second step of an administrator's sign-in: a passkey, a code of the app, or a recovery code (R-TRUST-004). */
export function SecondStep({ email, password, hasPasskey, onSignedIn, onBack }: SecondStepProps) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: { code: required(m.auth_enter_code()) },
    submit: ({ code }) => callApi(login, { email, password, code }),
    fieldOfError: { second_factor_wrong: 'code', second_factor_locked: 'code' },
    onSuccess: onSignedIn,
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      <p className="text-ink-2" role="status">
        {m.auth_second_step()}
      </p>
      {hasPasskey && <PasskeyButton credentials={{ email, password }} onSignedIn={onSignedIn} />}
      <TextInput
        label={m.auth_code()}
        hint={m.auth_second_step_code_hint()}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        enterKeyHint="go"
        ref={hasPasskey ? undefined : focusField}
        required
        {...field('code')}
      />
      <Button
        type="submit"
        variant={hasPasskey ? 'outline' : 'primary'}
        fullWidth
        busy={busy && m.auth_signing_in()}
      >
        {m.auth_sign_in_with_code()}
      </Button>
      <p className="text-ink-2">{m.auth_second_step_lost()}</p>
      <Button variant="brand-text" fullWidth onClick={onBack}>
        {m.kit_back()}
      </Button>
    </form>
  )
}

type PasskeyButtonProps = {
  credentials: { email: string; password: string }
  onSignedIn: (user: User) => void
}

function PasskeyButton({ credentials, onSignedIn }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const signIn = async () => {
    setBusy(true)
    try {
      onSignedIn(await signInWithPasskey(credentials))
    } catch (error) {
      const isCancelled =
        error instanceof Error && !(error instanceof ApiError) && !(error instanceof TypeError)
      toast.error(isCancelled ? m.auth_passkey_not_used() : messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="primary"
      fullWidth
      busy={isBusy && m.auth_waiting()}
      onClick={() => void signIn()}
    >
      {m.auth_use_passkey()}
    </Button>
  )
}

async function signInWithPasskey(credentials: { email: string; password: string }): Promise<User> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await callApi(startPasskeySignIn, credentials)
  const response = await startAuthentication({ optionsJSON: JSON.parse(options) })
  return callApi(login, { ...credentials, passkey: JSON.stringify(response) })
}
