import { ADMIN_ROLE, type User } from '../../../contract/auth/auth.ts'
import { updateProfile } from '../../../contract/auth/own-profile.ts'
import { normalizeName } from '../../../contract/auth/person-name.ts'
import { personNameError } from '../../../contract/auth/reserved-name.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { validateBy } from '../../forms/field-rules.ts'
import { phoneRule } from '../../forms/phone-rule.ts'
import { unchanged, useForm } from '../../forms/use-form.ts'
import { useFormMutation } from '../../forms/use-form-mutation.ts'
import { TextInput } from '../../kit/TextInput.tsx'

type ProfileValues = { name: string; phone: string }

/** The name and phone number of the signed-in user. */
export function EditProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useForm({
    initial: () => unchanged<ProfileValues>({ name: user.name, phone: user.phone }),
    validate: validateBy<ProfileValues>({
      name: (name) =>
        normalizeName(name) === ''
          ? m.account_enter_full_name()
          : personNameError(name, user.role === ADMIN_ROLE),
      // an account that the school made can have none
      phone: (text) => (text.trim() === '' && user.phone === '' ? undefined : phoneRule(text)),
    }),
  })
  const save = useFormMutation({
    send: ({ name, phone }: ProfileValues) =>
      callApi(updateProfile, { name, ...(phone.trim() !== '' && { phone }) }),
    successMessage: updateProfile.successMessage,
    fallbackError: m.account_failed_update_profile(),
    form,
    onSuccess: (changed) => {
      startSession(changed)
      onClose()
    },
  })
  return (
    <FormDialog
      title={m.account_profile_title()}
      description={m.account_certificates_keep_name()}
      submitLabel={m.kit_save()}
      busyLabel={save.isPending && m.kit_saving()}
      error={save.errorMessage}
      isDirty={form.isDirty}
      onSubmit={form.handleSubmit((values) => save.mutate(values), save.isPending)}
      onClose={onClose}
    >
      <TextInput
        label={m.account_full_name()}
        autoComplete="name"
        maxLength={120}
        required
        {...form.field('name')}
      />
      <TextInput
        label={m.kit_phone_number()}
        type="tel"
        autoComplete="tel"
        required={user.phone !== ''}
        {...form.field('phone')}
      />
    </FormDialog>
  )
}
