import type { AppSettings } from '../../../../contract/settings/settings.ts'
import { SETTINGS_CHANGED } from '../../../../contract/settings/settings-form.ts'
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx'
import { FormError } from '../../../forms/FormError.tsx'
import { AmountInput } from '../../../kit/AmountInput.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { UnsavedChangesGuard } from '../../../kit/UnsavedChangesGuard.tsx'
import { cardSetupText } from './card-mode.ts'
import { LogoField } from './LogoField.tsx'
import { RewardSettings } from './RewardSettings.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { type ClassOption, StartSettings } from './StartSettings.tsx'
import { FIELD_LABELS } from './settings-draft.ts'
import { type SettingsFormState, useSettingsForm } from './use-settings-form.ts'

type SettingsFormProps = {
  settings: AppSettings
  timezone: string
  /** The active free classes. */
  freeClasses: readonly ClassOption[]
}

/** The settings of the school in six cards with one Save button (R-ASET-001, R-ASET-002). */
export function SettingsForm({ settings, timezone, freeClasses }: SettingsFormProps) {
  const form = useSettingsForm(settings, timezone)
  return (
    <form className="settings" onSubmit={form.submit} noValidate>
      <IdentitySection form={form} />
      <TextsSection form={form} />
      <StartSettings form={form} classes={freeClasses} />
      <PaymentsSection form={form} />
      <RewardSettings form={form} />
      <ContactSection form={form} />
      {form.isDirty && <SaveBar form={form} />}
      <UnsavedChangesGuard isDirty={form.isDirty} title="Leave without saving?">
        The changes you made to the settings have not been saved.
      </UnsavedChangesGuard>
    </form>
  )
}

type SectionProps = { form: SettingsFormState }

function IdentitySection({ form }: SectionProps) {
  return (
    <SettingsCard title="Identity" id="identity">
      <TextInput
        label={FIELD_LABELS.siteName}
        required
        maxLength={120}
        autoComplete="off"
        {...form.field('siteName')}
      />
      <LogoField
        school={form.field('siteName').value}
        currentUrl={form.baseSettings.logo}
        logoChange={form.logoChange}
        onLogoChange={form.setLogoChange}
        isBusy={form.isSaving}
      />
      <ContactsSelect form={form} />
    </SettingsCard>
  )
}

const CONTACT_CHOICES = [
  { value: '0', label: 'Hidden from teachers' },
  { value: '1', label: 'Shown to teachers' },
]

function ContactsSelect({ form }: SectionProps) {
  const { readOnly, ...field } = form.field('teacherContacts')
  return (
    <Select
      label={FIELD_LABELS.teacherContacts}
      hint="Only of the students in their own classes"
      options={CONTACT_CHOICES}
      disabled={readOnly}
      {...field}
    />
  )
}

const TEXT_FIELDS = [
  {
    name: 'landingMessage',
    hint: 'A message in a dialog over the first page, shown once to each visitor. Empty shows none',
    maxLength: 5_000,
  },
  { name: 'aboutUs', hint: 'Shown on the dashboard as About The Courses', maxLength: 20_000 },
  { name: 'aboutSite', hint: undefined, maxLength: 20_000 },
  { name: 'howTo', hint: 'How to study here, step by step', maxLength: 20_000 },
  {
    name: 'privateLesson',
    hint: 'What a private lesson is and how to book one',
    maxLength: 20_000,
  },
] as const

function TextsSection({ form }: SectionProps) {
  return (
    <SettingsCard title="Texts">
      {TEXT_FIELDS.map(({ name, ...limits }) => (
        <TextArea key={name} label={FIELD_LABELS[name]} {...limits} {...form.field(name)} />
      ))}
      <TextInput
        label={FIELD_LABELS.certificateSignature}
        hint="The name below a line for the signature, such as that of the director. Empty prints neither. Certificates already given stay as they are"
        maxLength={120}
        {...form.field('certificateSignature')}
      />
    </SettingsCard>
  )
}

function PaymentsSection({ form }: SectionProps) {
  return (
    <SettingsCard title="Payments" id="payments" hasColumns>
      <TextInput
        label={FIELD_LABELS.paystackKey}
        hint={`The public key, which starts with pk_. ${cardSetupText(form.baseSettings.cards, form.field('paystackKey').value)}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={110}
        {...form.field('paystackKey')}
      />
      <AmountInput
        label={FIELD_LABELS.subscriptionPrice}
        hint="Charges nobody: the price of a class is set in the class"
        {...form.field('subscriptionPrice')}
      />
      <AmountInput
        label={FIELD_LABELS.dataPrice}
        hint="Shown beside the forms of a lesson; 0 shows no prices"
        {...form.field('dataPrice')}
      />
      <TextInput
        label={FIELD_LABELS.aiSubscriptionEnd}
        hint="The last day of the marking assistant. Without an assistant (MARKING_URL on the server) it does nothing"
        type="date"
        {...form.field('aiSubscriptionEnd')}
      />
    </SettingsCard>
  )
}

function ContactSection({ form }: SectionProps) {
  return (
    <SettingsCard title="Contact" hasColumns>
      <TextInput
        label={FIELD_LABELS.whatsappNumber}
        hint="With the country code, no + or spaces: 2348031234567"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        {...form.field('whatsappNumber')}
      />
    </SettingsCard>
  )
}

/** Visible while there are unsaved changes: conflicts, the reason of a failed save, Discard and Save. */
function SaveBar({ form }: SectionProps) {
  return (
    <section className="submit-bar settings-save-bar" aria-label="Unsaved changes">
      <ConflictNotice
        message={SETTINGS_CHANGED}
        isStale={form.isStale}
        conflictingFields={form.conflictingFields?.map((it) => FIELD_LABELS[it])}
        onLoadLatest={() => void form.loadLatest()}
      />
      <FormError message={form.isStale ? undefined : form.error} />
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p className="grow font-semibold max-sm:sr-only">Unsaved changes</p>
        <Button variant="text" disabled={form.isSaving} onClick={form.discard}>
          Discard
        </Button>
        <Button type="submit" variant="primary" busy={form.isSaving && 'Saving...'}>
          Save Settings
        </Button>
      </div>
    </section>
  )
}
