import { addPasskey, startPasskey } from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { Text } from '../../../kit/Text.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useSecondStepMutation } from './queries.ts'

const validateName = validateBy<{ name: string }>({
  name: required('Enter a name by which you recognise the device.'),
})

/** A name for this device, which its owner can change: 'Android phone'. */
function deviceName(): string {
  const { userAgent } = navigator
  if (/Android/.test(userAgent)) return 'Android phone'
  if (/iPhone|iPad/.test(userAgent)) return 'iPhone or iPad'
  return /Windows/.test(userAgent) ? 'Windows computer' : 'Computer'
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
    ? 'This device has a passkey for your account already.'
    : 'No passkey was made. Try again, or add an app instead.'
}

/** Why no passkey can be made here; undefined if one can. A passkey belongs to a domain name (WebAuthn), never to an IP address. */
function missingReason(): string | undefined {
  if (!('PublicKeyCredential' in window)) return 'This browser has no passkeys.'
  const { hostname } = location
  return /^[\d.]+$|^\[/.test(hostname)
    ? `A passkey needs a site with a name, and this one is open at the IP address ${hostname}. Open the site by its name, for example https://school.example.`
    : undefined
}

type AddPasskeyDialogProps = { onClose: () => void; onDone: (codes: readonly string[]) => void }

/** Adds a passkey of this device, or of a phone or security key that the browser offers. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const form = useForm({ initial: () => unchanged({ name: deviceName() }), validate: validateName })
  const add = useSecondStepMutation({
    send: createPasskey,
    successMessage: m.security_passkey_added_now_sign(),
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
        <Note tone="warning">
          <Text of={m.security_missing_add_app_instead} missing={missing} />
        </Note>
      </FormDialog>
    )
  return (
    <FormDialog
      title={m.security_add_passkey()}
      description={m.security_browser_asks_fingerprint_face_screen()}
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
