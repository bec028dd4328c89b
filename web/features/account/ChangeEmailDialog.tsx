import { useState } from 'react'
import { confirmEmailChange, requestEmailChange } from '../../../contract/auth/own-profile.ts'
import { email as emailSchema } from '../../../contract/platform/wire.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { matches, required, validateBy } from '../../forms/field-rules.ts'
import { unchanged, useForm } from '../../forms/use-form.ts'
import { useFormMutation } from '../../forms/use-form-mutation.ts'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { Text } from '../../kit/Text.tsx'
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
      email: matches(emailSchema, m.account_enter_full_email()),
      password: required(m.account_enter_password()),
    }),
  })
  const request = useFormMutation({
    send: ({ email, password }: RequestValues) =>
      callApi(requestEmailChange, { newEmail: email.trim(), password }),
    fallbackError: m.account_failed_send_code(),
    form,
    onSuccess: (_, { email }) => onSent(email.trim()),
  })
  return (
    <FormDialog
      title={m.account_email_title()}
      description={m.account_email_description()}
      submitLabel={m.account_send_code()}
      busyLabel={request.isPending && m.kit_sending()}
      error={request.errorMessage}
      isDirty={form.isDirty}
      onSubmit={form.handleSubmit((values) => request.mutate(values), request.isPending)}
      onClose={onClose}
    >
      <TextInput
        label={m.account_new_email()}
        type="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <PasswordInput
        label={m.account_password()}
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
        /^\d{6}$/.test(text.replaceAll(/\s/g, '')) ? undefined : m.account_enter_digits(),
    }),
  })
  const confirmation = useFormMutation({
    send: ({ code }: CodeValues) =>
      callApi(confirmEmailChange, { code: code.replaceAll(/\s/g, '') }),
    successMessage: confirmEmailChange.successMessage,
    fallbackError: m.account_failed_change_email(),
    form,
    onSuccess: (user) => {
      startSession(user)
      onClose()
    },
  })
  return (
    <FormDialog
      title={m.account_enter_code()}
      description={
        <Text
          of={m.account_code_sent}
          email={<span className="font-semibold text-ink">{sentTo}</span>}
        />
      }
      submitLabel={m.account_email_title()}
      busyLabel={confirmation.isPending && m.account_changing()}
      error={confirmation.errorMessage}
      isDirty={form.isDirty}
      onSubmit={form.handleSubmit((values) => confirmation.mutate(values), confirmation.isPending)}
      onClose={onClose}
    >
      <TextInput
        label={m.account_code()}
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
