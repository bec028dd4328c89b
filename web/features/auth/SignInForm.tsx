import { login } from '../../../contract/auth.ts'
import { ask } from '../../api/ask.ts'
import { signedIn } from '../../api/session.ts'
import { Button } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { toast } from '../../kit/toast.ts'
import { filled, isEmail } from './rules.ts'
import { useAccountForm } from './use-account-form.ts'
import { type Go, WayLink } from './ways.tsx'

/** Email and password; the guard takes whoever is signed in to where they were going. */
export function SignInForm({ go }: { go?: Go }) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: { email: isEmail, password: filled('Enter your password.') },
    send: (values) => ask(login, values),
    done: (user) => {
      toast.good('Login successful!')
      signedIn(user)
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
          <WayLink to="reset" go={go}>
            Forgot password
          </WayLink>
        </span>
      </div>
      <Button type="submit" look="main" wide busy={busy && 'Signing in...'}>
        Sign In
      </Button>
      <p className="text-center text-ink-2">
        New here?{' '}
        <WayLink to="sign-up" go={go}>
          Sign up
        </WayLink>
      </p>
    </form>
  )
}
