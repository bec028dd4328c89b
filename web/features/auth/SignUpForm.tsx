import { signup } from '../../../contract/sign-up.ts'
import { ask } from '../../api/ask.ts'
import { signedIn } from '../../api/session.ts'
import { Button } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { toast } from '../../kit/toast.ts'
import { REWARD } from './referral.ts'
import { isEmail, isName, isNewPassword, isPhone, optional } from './rules.ts'
import { useAccountForm } from './use-account-form.ts'
import { type Go, WayLink } from './ways.tsx'

type SignUpFormProps = {
  go?: Go
  /** The code of the friend whose link was followed, or ''. */
  refBy: string
  /** The reward of a referral comes with the first payment (decisions §14). */
  isRewardedLater?: boolean
}

/** A new account; a referral code that came with the link cannot be changed (student-area §5). */
export function SignUpForm({ go, refBy, isRewardedLater = false }: SignUpFormProps) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: {
      name: isName,
      email: isEmail,
      phonenumber: isPhone,
      password: isNewPassword,
      refBy: optional,
    },
    send: ({ refBy: code, ...values }) =>
      ask(signup, code.trim() ? { ...values, refBy: code } : values),
    done: ({ referral_notice: notice, ...user }) => {
      toast.good('Registration successful!')
      if (notice) toast.plain(notice)
      signedIn(user)
    },
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      <TextInput
        label="Full Name"
        autoComplete="name"
        maxLength={120}
        required
        {...field('name')}
      />
      <TextInput
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <TextInput
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        {...field('phonenumber')}
      />
      <PasswordInput
        label="Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <TextInput
        label="Referral Code"
        hint={hintOf(refBy, isRewardedLater)}
        defaultValue={refBy}
        readOnly={refBy !== ''}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        enterKeyHint="go"
        {...field('refBy')}
      />
      <Button type="submit" look="main" wide busy={busy && 'Signing up...'}>
        Sign Up
      </Button>
      <p className="text-center text-ink-2">
        Already have an account?{' '}
        <WayLink to="sign-in" go={go}>
          Sign in
        </WayLink>
      </p>
    </form>
  )
}

function hintOf(refBy: string, isRewardedLater: boolean): string {
  const hint = refBy ? 'From the link you followed' : 'Optional'
  return isRewardedLater ? `${hint}. With your first payment it brings you ${REWARD}` : hint
}
