import { addPasskey, startPasskey } from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useSecondStepMutation } from './queries.ts'

const validateName = validateBy<{ name: string }>({
  name: required(m.security_enter_device_name()),
})

/** A name for this device, which its owner can change: 'Android phone'. */
function deviceName(): string {
  const { userAgent } = navigator
  if (/Android/.test(userAgent)) return m.security_device_android()
  if (/iPhone|iPad/.test(userAgent)) return m.security_device_ios()
  return /Windows/.test(userAgent) ? m.security_device_windows() : m.security_device_computer()
}

async function createPasskey(name: string): Promise<readonly string[]> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options } = await callApi(startPasskey, {})
  const response = await startRegistration({ optionsJSON: JSON.parse(options) })
  return (await callApi(addPasskey, { name, response: JSON.stringify(response) })).recoveryCodes
}

/** The message if the browser failed or the user cancelled; undefined for an error of the request. */
const cancelledMessage = (error: Error) => {
  if (error instanceof ApiError || error instanceof TypeError) return undefined
  return error.name === 'InvalidStateError'
    ? m.security_has_passkey_already()
    : m.security_no_passkey_made()
}

/** Why no passkey can be made here; undefined if one can. A passkey belongs to a domain name (WebAuthn), never to an IP address. */
function missingReason(): string | undefined {
  if (!('PublicKeyCredential' in window)) return m.security_browser_without_passkeys()
  const { hostname } = location
  return /^[\d.]+$|^\[/.test(hostname)
    ? m.security_site_without_name({ address: hostname })
    : undefined
}

type AddPasskeyDialogProps = { onClose: () => void; onDone: (codes: readonly string[]) => void }

/** Adds a passkey of this device, or of a phone or security key that the browser offers. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const form = useForm({ initial: () => unchanged({ name: deviceName() }), validate: validateName })
  const add = useSecondStepMutation({
    send: createPasskey,
    successMessage: m.security_passkey_added(),
    fallbackError: m.security_passkey_not_added(),
    messageFor: cancelledMessage,
    onSuccess: onDone,
  })
  const missing = missingReason()
  if (missing)
    return (
      <FormDialog
        title={m.security_add_passkey()}
        submitLabel={m.kit_close()}
        busyLabel={false}
        isDirty={false}
        onClose={onClose}
        onConfirm={onClose}
      >
        <Note tone="warning">{missing}</Note>
      </FormDialog>
    )
  return (
    <FormDialog
      title={m.security_add_passkey()}
      description={m.security_browser_asks()}
      submitLabel={m.kit_continue()}
      busyLabel={add.isPending && m.security_waiting()}
      error={add.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ name }) => add.mutate(name), add.isPending)}
    >
      <TextInput
        label={m.kit_name()}
        maxLength={60}
        autoComplete="off"
        required
        {...form.field('name')}
      />
    </FormDialog>
  )
}
