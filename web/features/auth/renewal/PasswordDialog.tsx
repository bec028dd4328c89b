import { type FormEvent, Suspense, useRef, useState } from 'react'
import type { User } from '../../../../contract/auth/auth.ts'
import type { ErrorCode } from '../../../../contract/platform/error-codes.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError, messageOf } from '../../../api/call-api.ts'
import { startSession } from '../../../api/session.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { DialogButtons } from '../../../kit/DialogButtons.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { PasswordInput } from '../../../kit/PasswordInput.tsx'
import { OtherUserDialog } from './OtherUserDialog.tsx'
import { PASSWORD_REASONS, type PasswordOutcome, type PasswordRequest } from './password-reasons.ts'
import { useSignInElsewhere } from './use-sign-in-elsewhere.ts'

const SecondStep = lazyPart(async () => (await import('../admin/SecondStep.tsx')).SecondStep)

type PasswordDialogProps = PasswordRequest & { onOutcome: (outcome: PasswordOutcome) => void }

/** Asks the user of the page for the password. Reports `confirmed` only for this user. */
export function PasswordDialog({ reason, user, token, onOutcome }: PasswordDialogProps) {
  const rules = PASSWORD_REASONS[reason]
  const [isLeaving, setLeaving] = useState(false)
  const [otherUser, setOtherUser] = useState<User>()
  const handleUser = (signedIn: User) =>
    signedIn.id === user.id ? onOutcome('confirmed') : setOtherUser(signedIn)
  useSignInElsewhere(rules.otherTabsCount && !otherUser ? token : undefined, handleUser)
  const form = usePasswordForm((password) => rules.verify(user, password), handleUser)
  const cancel = () => (rules.leaving ? setLeaving(true) : onOutcome('cancelled'))

  if (otherUser) return <OtherUserDialog former={user} current={otherUser} />
  if (form.secondStep)
    return (
      <Dialog open title={rules.title} onClose={form.restart}>
        <Suspense>
          <SecondStep
            email={user.email}
            password={form.password}
            hasPasskey={form.secondStep === 'second_factor_passkey'}
            onBack={form.restart}
            onSignedIn={(signedIn) => {
              startSession(signedIn)
              handleUser(signedIn)
            }}
          />
        </Suspense>
      </Dialog>
    )
  return (
    <>
      <Dialog
        open
        title={rules.title}
        description={rules.explanation}
        closable={!form.isPending}
        onClose={cancel}
        onSubmit={form.handleSubmit}
        actions={
          <DialogButtons onCancel={cancel} type="submit" busy={form.isPending && rules.busyLabel}>
            {rules.submitLabel}
          </DialogButtons>
        }
      >
        <UserOfPassword user={user} />
        <PasswordInput
          label={m.kit_password()}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          required
          data-first
          error={form.error}
          ref={form.field}
          value={form.password}
          onChange={({ target }) => form.setPassword(target.value)}
        />
      </Dialog>
      {rules.leaving && (
        <ConfirmDialog
          open={isLeaving}
          destructive
          title={rules.leaving.title}
          confirmLabel={m.auth_leave()}
          cancelLabel={m.auth_stay()}
          onClose={() => setLeaving(false)}
          onConfirm={() => onOutcome('cancelled')}
        >
          {rules.leaving.explanation}
        </ConfirmDialog>
      )}
    </>
  )
}

/** The account as text, and as a hidden username field for password managers. */
function UserOfPassword({ user: { name, email } }: { user: User }) {
  return (
    <p>
      <b className="block">
        <bdi>{name}</bdi>
      </b>
      <bdi className="text-ink-2">{emailText(email)}</bdi>
      <input
        className="sr-only"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
    </p>
  )
}

const isWrongPassword = (code: ErrorCode | undefined) =>
  code === 'invalid_credentials' || code === 'wrong_current_password'
const isSecondStep = (code: ErrorCode | undefined) =>
  code === 'second_factor_required' || code === 'second_factor_passkey'

/** The state of the password field: one request at a time; the reason of a failure is the error of the field. */
function usePasswordForm(
  verify: (password: string) => Promise<User>,
  onVerified: (user: User) => void,
) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [secondStep, setSecondStep] = useState<ErrorCode>()
  const field = useRef<HTMLInputElement>(null)

  const fail = (message: string) => {
    setError(message)
    field.current?.focus()
    field.current?.select()
  }
  const handleFailure = (reason: unknown) => {
    const code = reason instanceof ApiError ? reason.code : undefined
    if (isSecondStep(code)) setSecondStep(code)
    else fail(isWrongPassword(code) ? m.auth_wrong_password() : messageOf(reason))
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (password === '') return fail(m.auth_password_missing())
    setPending(true)
    try {
      onVerified(await verify(password))
    } catch (reason) {
      handleFailure(reason)
    } finally {
      setPending(false)
    }
  }
  const edit = (text: string) => {
    setPassword(text)
    setError(undefined)
  }
  const restart = () => {
    setSecondStep(undefined)
    setPassword('')
  }
  return { password, error, isPending, field, secondStep, restart, setPassword: edit, handleSubmit }
}
