import { setFirstPassword } from '../../../contract/auth/invitations.ts'
import { codeOfName } from '../../../contract/auth/sign-in-name.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { Button } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { toast } from '../../kit/toast.ts'
import { AuthLink } from './auth-links.tsx'
import { useAccountForm } from './use-account-form.ts'
import { validateFirstPassword } from './validation-rules.ts'

/** Sets the first password of an invited student with the token of a link. */
export function FirstPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { busy, field, onSubmit } = useAccountForm({
    rules: { newPassword: validateFirstPassword },
    submit: ({ newPassword }) => callApi(setFirstPassword, { token, newPassword }),
    fieldOfError: { link_invalid: 'newPassword' },
    onSuccess: ({ email }) => {
      const code = codeOfName(email)
      toast.success(
        code ? m.auth_password_is_set_code({ code }) : m.auth_password_is_set({ email }),
      )
      onDone()
    },
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      <p className="text-ink-2">{m.auth_first_password_note()}</p>
      <PasswordInput
        label={m.auth_new_password()}
        hint={m.auth_password_hint()}
        autoComplete="new-password"
        enterKeyHint="go"
        required
        {...field('newPassword')}
      />
      <Button type="submit" variant="primary" fullWidth busy={busy && m.kit_processing()}>
        {m.auth_set_password()}
      </Button>
      <p className="text-center text-ink-2">
        <AuthLink to="sign-in" onNavigate={undefined}>
          {m.auth_back_to_sign_in()}
        </AuthLink>
      </p>
    </form>
  )
}
