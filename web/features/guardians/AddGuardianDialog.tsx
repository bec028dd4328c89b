import {
  type GuardianLink,
  MAX_CONSENT,
  MAX_GUARDIAN_NAME,
} from '../../../contract/guardians/guardians.ts'
import { LANGUAGES, LOCALES, type Locale } from '../../../messages/languages.ts'
import { locale, m } from '../../../messages/m.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { required, validateBy } from '../../forms/field-rules.ts'
import { unchanged, useForm } from '../../forms/use-form.ts'
import { useFormMutation } from '../../forms/use-form-mutation.ts'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { TextArea, TextInput } from '../../kit/TextInput.tsx'

type Values = { name: string; language: Locale; consent: string }

type AddGuardianDialogProps = {
  /** Whether the school gives the link out, which needs the consent. */
  needsConsent?: boolean
  send: (values: Values, idempotencyKey: string) => Promise<GuardianLink>
  onAdded: () => void
  onClose: () => void
}

const LANGUAGE_OPTIONS = LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }))

/** Makes a link for a guardian; of a minor with the consent (R-SESSION-009). */
export function AddGuardianDialog(props: AddGuardianDialogProps) {
  const { needsConsent = false, send, onAdded, onClose } = props
  const form = useForm<Values, 'name' | 'consent'>({
    initial: () => unchanged<Values>({ name: '', language: locale, consent: '' }),
    validate: validateBy<Values>({
      name: required(m.guardians_enter_name()),
      ...(needsConsent && { consent: required(m.guardians_enter_consent()) }),
    }),
  })
  const add = useFormMutation({
    send,
    successMessage: m.guardians_created(),
    fallbackError: m.guardians_not_created(),
    form,
    onSuccess: onClose,
    onSettled: onAdded,
  })
  return (
    <FormDialog
      title={m.guardians_add_title()}
      description={needsConsent ? m.guardians_of_student_what() : m.guardians_what()}
      submitLabel={m.guardians_create()}
      busyLabel={add.isPending && m.kit_saving()}
      error={add.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) => add.mutate(values), add.isPending)}
    >
      <TextInput
        label={m.guardians_name()}
        required
        dir="auto"
        autoComplete="off"
        maxLength={MAX_GUARDIAN_NAME}
        {...form.field('name')}
      />
      <SegmentedControl
        label={m.guardians_language()}
        showLabel
        options={LANGUAGE_OPTIONS}
        value={form.values.language}
        onChange={(language) => form.update({ language })}
      />
      {needsConsent && (
        <TextArea
          label={m.guardians_consent()}
          hint={m.guardians_consent_hint()}
          required
          dir="auto"
          rows={2}
          maxLength={MAX_CONSENT}
          {...form.field('consent')}
        />
      )}
    </FormDialog>
  )
}
