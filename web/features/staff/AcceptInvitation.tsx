import { useQuery } from '@tanstack/react-query'
import { PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from '../../../contract/auth/auth.ts'
import { normalizeName } from '../../../contract/auth/person-name.ts'
import { personNameError } from '../../../contract/auth/reserved-name.ts'
import {
  acceptStaffInvitation,
  getStaffInvitation,
} from '../../../contract/staff/staff-invitations.ts'
import type { StaffKind } from '../../../contract/staff/staff-kinds.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { callQuery } from '../../api/call-query.ts'
import { paths } from '../../api/paths.ts'
import { keys } from '../../api/query-keys.ts'
import { startSession } from '../../api/session.ts'
import { FormError } from '../../forms/FormError.tsx'
import { validateBy } from '../../forms/field-rules.ts'
import { unchanged, useForm } from '../../forms/use-form.ts'
import { useFormMutation } from '../../forms/use-form-mutation.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

type Values = { name: string; password: string }

const validate = validateBy<Values>({
  name: (name) => (normalizeName(name) === '' ? m.staff_enter_full_name() : personNameError(name)),
  password: (it) =>
    it === ''
      ? m.staff_create_password()
      : [...it].length < PASSWORD_MIN_LENGTH
        ? PASSWORD_TOO_SHORT
        : undefined,
})

type AcceptInvitationProps = { token: string; onDone: () => void }

/** Shows what an invitation is for, and sets the name and password of the new account (R-STAFF-007). */
export function AcceptInvitation({ token, onDone }: AcceptInvitationProps) {
  const query = useQuery(
    callQuery(getStaffInvitation, { token }, keys.staffInvitation(token), { retry: false }),
  )
  return (
    <QueryBoundary query={query} errorTitle={m.staff_invitation_does_not_work()}>
      {({ email, staff }) => (
        <AcceptForm email={email} kind={staff} token={token} onDone={onDone} />
      )}
    </QueryBoundary>
  )
}

type AcceptFormProps = AcceptInvitationProps & { email: string; kind: StaffKind }

function AcceptForm({ email, kind, token, onDone }: AcceptFormProps) {
  const form = useForm<Values>({
    initial: () => unchanged({ name: '', password: '' }),
    validate,
  })
  const accept = useFormMutation({
    send: (values: Values) => callApi(acceptStaffInvitation, { token, ...values }),
    fallbackError: m.staff_account_not_created(),
    form,
    onSuccess: (user) => {
      startSession(user)
      onDone()
    },
  })
  return (
    <form
      className="grid grid-cols-1 gap-4.5"
      onSubmit={form.handleSubmit((it) => accept.mutate(it), accept.isPending)}
      noValidate
    >
      <p className="text-ink-2">
        <Text
          of={m.staff_invited_as}
          kind={kind}
          email={<b className="font-semibold text-ink wrap-anywhere">{email}</b>}
        />
      </p>
      <TextInput
        label={m.staff_full_name()}
        autoComplete="name"
        maxLength={120}
        required
        {...form.field('name')}
      />
      <PasswordInput
        label={m.kit_password()}
        hint={m.staff_password_hint()}
        autoComplete="new-password"
        enterKeyHint="go"
        required
        {...form.field('password')}
      />
      <FormError message={accept.errorMessage} />
      <Button
        type="submit"
        variant="primary"
        fullWidth
        busy={accept.isPending && m.staff_creating_account()}
      >
        {m.staff_join()}
      </Button>
      <ButtonLink to={paths.login} variant="text">
        {m.staff_sign_in_instead()}
      </ButtonLink>
    </form>
  )
}
