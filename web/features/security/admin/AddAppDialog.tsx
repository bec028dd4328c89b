import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { confirmTotp, startTotp } from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../kit/Button.tsx'
import { copyText } from '../../../kit/copy-text.ts'
import { LoadingRegion, Skeleton } from '../../../kit/Skeleton.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { toast } from '../../../kit/toast.ts'
import { useSecondStepMutation } from './queries.ts'

const validateCode = validateBy<{ code: string }>({
  code: (text) =>
    /^\d{6}$/.test(text.replace(/\s/g, '')) ? undefined : m.security_enter_six_digits(),
})

type AddAppDialogProps = { onClose: () => void; onDone: (codes: readonly string[]) => void }

/** Adds an authenticator app: a QR code, or the key on this phone, then a code of the app. */
export function AddAppDialog({ onClose, onDone }: AddAppDialogProps) {
  const start = useMutation({ mutationFn: () => callApi(startTotp, {}) })
  const { mutate } = start
  // the secret is made when the dialog opens
  useEffect(() => mutate(), [mutate])
  const form = useForm({ initial: () => unchanged({ code: '' }), validate: validateCode })
  const confirm = useSecondStepMutation({
    send: (code: string) => callApi(confirmTotp, { code }),
    successMessage: m.security_app_is_on(),
    fallbackError: m.security_code_not_accepted(),
    handledCodes: ['second_factor_wrong'],
    onError: (error) => form.setErrors({ code: messageOf(error) }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <FormDialog
      title={m.security_add_authenticator_app()}
      submitLabel={m.security_turn_on()}
      busyLabel={confirm.isPending && m.security_checking()}
      isSubmitDisabled={!start.data}
      error={confirm.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ code }) => confirm.mutate(code), confirm.isPending)}
    >
      <p className="text-ink-2">{m.security_scan_with_app()}</p>
      {start.error ? (
        <Note tone="error">
          <p>{messageOf(start.error)}</p>
          <Button busy={start.isPending && m.kit_loading()} onClick={() => mutate()}>
            {m.kit_try_again()}
          </Button>
        </Note>
      ) : (
        <SecretOfApp secret={start.data?.secret} qr={start.data?.qr} />
      )}
      <TextInput
        label={m.security_code_app()}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={10}
        required
        {...form.field('code')}
      />
    </FormDialog>
  )
}

function SecretOfApp({ secret, qr }: { secret: string | undefined; qr: string | undefined }) {
  if (!secret || !qr)
    return (
      <LoadingRegion>
        <Skeleton className="mx-auto block h-26 w-2/3" />
      </LoadingRegion>
    )
  const copy = async () =>
    (await copyText(secret))
      ? toast.success(m.security_key_copied())
      : toast.error(m.security_copy_key_by_hand())
  return (
    <div className="grid justify-items-center gap-3">
      <img
        // dark on light in both themes: apps do not read the opposite
        style={{ inlineSize: '12rem', background: '#fff', padding: '0.5rem' }}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={m.security_qr_code_key_below()}
      />
      <p className="num text-center [overflow-wrap:anywhere]" dir="ltr">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <Button onClick={() => void copy()}>{m.security_copy_key()}</Button>
    </div>
  )
}
