import { setFirstPassword } from '../../../contract/auth/invitations.ts'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { toast } from '../../kit/toast.ts'
import { AuthLink } from './auth-links.tsx'
import { useAccountForm } from './use-account-form.ts'
import { validateFirstPassword } from './validation-rules.ts'

/** Sets the first password of an invited student with the token of a link (decision 0857). */
export function FirstPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: { newPassword: validateFirstPassword },
    submit: ({ newPassword }) => callApi(setFirstPassword, { token, newPassword }),
    fieldOfError: { link_invalid: 'newPassword' },
    onSuccess: ({ email }) => {
      toast.success(`Your password is set. Sign in with ${email}.`)
      onDone()
    },
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      <p className="text-ink-2">Your school has created an account for you. Choose a password.</p>
      <PasswordInput
        label="New Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        enterKeyHint="go"
        required
        {...field('newPassword')}
      />
      <Button type="submit" variant="primary" fullWidth busy={busy && 'Processing...'}>
        Set Password
      </Button>
      <p className="text-center text-ink-2">
        <AuthLink to="sign-in" onNavigate={undefined}>
          Back to Sign In
        </AuthLink>
      </p>
    </form>
  )
}
