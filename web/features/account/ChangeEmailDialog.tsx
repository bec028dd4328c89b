import { useState } from 'react'
import { confirmEmailChange, requestEmailChange } from '../../../contract/auth/own-profile.ts'
import { email as emailSchema } from '../../../contract/platform/wire.ts'
import { callApi } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { matches, required, validateBy } from '../../forms/field-rules.ts'
import { unchanged, useForm } from '../../forms/use-form.ts'
import { useFormMutation } from '../../forms/use-form-mutation.ts'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput.tsx'

type DialogProps = { onClose: () => void }

/** Changes the email of the signed-in user: the password, then the code that was sent to the new address. */
export function ChangeEmailDialog(props: DialogProps) {
  const [sentTo, setSentTo] = useState<string>()
  return sentTo === undefined ? (
    <RequestForm {...props} onSent={setSentTo} />
  ) : (
    <ConfirmForm {...props} sentTo={sentTo} />
  )
}

type RequestValues = { email: string; password: string }

function RequestForm({ onClose, onSent }: DialogProps & { onSent: (email: string) => void }) {
  const form = useForm({
    initial: () => unchanged<RequestValues>({ email: '', password: '' }),
    validate: validateBy<RequestValues>({
      email: matches(emailSchema, 'Enter a full email address.'),
      password: required('Enter your password.'),
    }),
  })
  const request = useFormMutation({
    send: ({ email, password }: RequestValues) =>
      callApi(requestEmailChange, { newEmail: email.trim(), password }),
    fallbackError: 'Failed to send the code',
    form,
    onSuccess: (_, { email }) => onSent(email.trim()),
  })
  return (
    <FormDialog
      title="Change Email"
      description="A code is sent to the new address. You sign in with the old one until you enter it."
      submitLabel="Send Code"
      busyLabel={request.isPending && 'Sending...'}
      error={request.errorMessage}
      isDirty={form.isDirty}
      onSubmit={form.handleSubmit((values) => request.mutate(values), request.isPending)}
      onClose={onClose}
    >
      <TextInput
        label="New Email"
        type="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <PasswordInput
        label="Your Password"
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
    </FormDialog>
  )
}

type CodeValues = { code: string }

function ConfirmForm({ sentTo, onClose }: DialogProps & { sentTo: string }) {
  const form = useForm({
    initial: () => unchanged<CodeValues>({ code: '' }),
    validate: validateBy<CodeValues>({
      code: (text) =>
        /^\d{6}$/.test(text.replaceAll(/\s/g, ''))
          ? undefined
          : 'Enter the six digits from the email.',
    }),
  })
  const confirmation = useFormMutation({
    send: ({ code }: CodeValues) =>
      callApi(confirmEmailChange, { code: code.replaceAll(/\s/g, '') }),
    successMessage: confirmEmailChange.successMessage,
    fallbackError: 'Failed to change the email',
    form,
    onSuccess: (user) => {
      startSession(user)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Enter the Code"
      description={
        <>
          It was sent to <bdi className="font-semibold text-ink">{sentTo}</bdi> and works for 15
          minutes.
        </>
      }
      submitLabel="Change Email"
      busyLabel={confirmation.isPending && 'Changing...'}
      error={confirmation.errorMessage}
      isDirty={form.isDirty}
      onSubmit={form.handleSubmit((values) => confirmation.mutate(values), confirmation.isPending)}
      onClose={onClose}
    >
      <TextInput
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className="num"
        required
        {...form.field('code')}
      />
    </FormDialog>
  )
}
