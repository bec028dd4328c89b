import { useState } from 'react'
import { requestPasswordReset, resetPassword } from '../../../contract/auth.ts'
import { ask } from '../../api/ask.ts'
import { Button } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { toast } from '../../kit/toast.ts'
import { codeOf, isCode, isEmail, isNewPassword } from './rules.ts'
import { useAccountForm } from './use-account-form.ts'
import { type Go, WayLink } from './ways.tsx'

type ResetFormProps = {
  go?: Go
  /** The password is new: on to the sign-in. */
  onDone: () => void
}

/** A forgotten password in two steps: the email, then the code it brought and a new password (decisions §3). */
export function ResetForm({ go, onDone }: ResetFormProps) {
  const [email, setEmail] = useState('')
  return (
    <>
      {email === '' ? (
        <EmailStep onSent={setEmail} />
      ) : (
        <CodeStep email={email} onDone={onDone} onAgain={() => setEmail('')} />
      )}
      <p className="text-center text-ink-2">
        <WayLink to="sign-in" go={go}>
          Back to Sign In
        </WayLink>
      </p>
    </>
  )
}

// stays the same function, so that it is called when the field appears and never again
const focusIt = (field: HTMLInputElement | null) => field?.focus()

function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: { email: isEmail },
    send: (values) => ask(requestPasswordReset, values),
    done: (_, { email }) => onSent(email.trim()),
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      <p className="text-ink-2">Step 1 of 2. We will email you a code of six digits.</p>
      <TextInput
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        required
        {...field('email')}
      />
      <Button type="submit" look="main" wide busy={busy && 'Sending...'}>
        Send Code
      </Button>
    </form>
  )
}

type CodeStepProps = { email: string; onDone: () => void; onAgain: () => void }

function CodeStep({ email, onDone, onAgain }: CodeStepProps) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: { code: isCode, new_password: isNewPassword },
    send: ({ code, new_password }) =>
      ask(resetPassword, { email, new_password, code: codeOf(code) }),
    done: () => {
      toast.good('Password reset successful! You can now login.')
      onDone()
    },
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      <p className="text-ink-2" role="status">
        Step 2 of 2. If this email has an account, a code is on its way. It is good for 15 minutes.
      </p>
      <TextInput label="Email" type="email" autoComplete="username" value={email} disabled />
      <TextInput
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={20}
        ref={focusIt}
        required
        {...field('code')}
      />
      <PasswordInput
        label="New Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        enterKeyHint="go"
        required
        {...field('new_password')}
      />
      <Button type="submit" look="main" wide busy={busy && 'Processing...'}>
        Reset Password
      </Button>
      <Button look="brand-text" wide onClick={onAgain}>
        Send another code
      </Button>
    </form>
  )
}
