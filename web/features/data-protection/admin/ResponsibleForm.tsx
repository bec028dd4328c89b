import { email } from '../../../../contract/platform/wire.ts'
import { saveDataProtection } from '../../../../contract/privacy/data-protection.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'

export type ResponsibleValues = {
  controller: string
  address: string
  officer: string
  contactEmail: string
  contactPhone: string
  processors: string
}

const validate = validateBy<ResponsibleValues>({
  contactEmail: (it) =>
    it.trim() === '' || email.safeParse(it).success ? undefined : m.data_protection_enter_email(),
})

/** Who answers for the data of the school, as the privacy notice says it. */
export function ResponsibleForm({ saved, version }: { saved: ResponsibleValues; version: string }) {
  const form = useForm<ResponsibleValues>({ initial: () => unchanged(saved), validate })
  const save = useFormMutation({
    send: (values: ResponsibleValues) => callApi(saveDataProtection, { ...values, version }),
    successMessage: saveDataProtection.successMessage,
    fallbackError: m.data_protection_not_saved(),
    stale: [adminKeys.dataProtection, keys.privacyNotice],
  })
  return (
    <Card>
      <CardHead title={m.data_protection_who()} />
      <form
        className="pad grid gap-4.5"
        noValidate
        onSubmit={form.handleSubmit((it) => save.mutate(it), save.isPending)}
      >
        <TextInput
          label={m.data_protection_controller()}
          hint={m.data_protection_controller_hint()}
          dir="auto"
          maxLength={200}
          {...form.field('controller')}
        />
        <TextArea
          label={m.data_protection_address()}
          rows={2}
          dir="auto"
          maxLength={500}
          {...form.field('address')}
        />
        <TextInput
          label={m.data_protection_officer()}
          hint={m.data_protection_officer_hint()}
          dir="auto"
          maxLength={200}
          {...form.field('officer')}
        />
        <TextInput
          label={m.data_protection_contact_email()}
          type="email"
          inputMode="email"
          dir="ltr"
          {...form.field('contactEmail')}
        />
        <TextInput
          label={m.data_protection_phone()}
          type="tel"
          inputMode="tel"
          dir="ltr"
          maxLength={40}
          {...form.field('contactPhone')}
        />
        <TextArea
          label={m.data_protection_others()}
          hint={m.data_protection_others_hint()}
          rows={3}
          dir="auto"
          maxLength={2_000}
          {...form.field('processors')}
        />
        {save.errorMessage && <FormError message={save.errorMessage} />}
        <div>
          <Button
            type="submit"
            variant="primary"
            disabled={!form.isDirty}
            busy={save.isPending && m.copies_key_saving()}
          >
            {m.kit_save()}
          </Button>
        </div>
      </form>
    </Card>
  )
}
