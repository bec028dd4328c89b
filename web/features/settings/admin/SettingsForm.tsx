import type { AppSettings } from '../../../../contract/settings.ts'
import { SETTINGS_CHANGED } from '../../../../contract/settings-form.ts'
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx'
import { FormError } from '../../../forms/FormError.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { UnsavedChangesGuard } from '../../../kit/UnsavedChangesGuard.tsx'
import { LogoField } from './LogoField.tsx'
import { RewardSettings } from './RewardSettings.tsx'
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
    <Card>
      <CardHead title="Identity" />
      <div className="settings-fields">
        <TextInput
          label={FIELD_LABELS.siteName}
          required
          maxLength={120}
          autoComplete="off"
          {...form.field('siteName')}
        />
        <LogoField
          currentUrl={form.baseSettings.logo}
          logoChange={form.logoChange}
          onLogoChange={form.setLogoChange}
          isBusy={form.isSaving}
        />
      </div>
    </Card>
  )
}

function TextsSection({ form }: SectionProps) {
  return (
    <Card>
      <CardHead title="Texts" />
      <div className="settings-fields">
        <TextArea
          label={FIELD_LABELS.landingMessage}
          hint="The welcome message on the first page"
          maxLength={5_000}
          {...form.field('landingMessage')}
        />
        <TextArea
          label={FIELD_LABELS.aboutUs}
          hint="Shown on the dashboard as About The Courses"
          maxLength={20_000}
          {...form.field('aboutUs')}
        />
        <TextArea label={FIELD_LABELS.aboutSite} maxLength={20_000} {...form.field('aboutSite')} />
        <TextArea
          label={FIELD_LABELS.howTo}
          hint="How to study here, step by step"
          maxLength={20_000}
          {...form.field('howTo')}
        />
        <TextArea
          label={FIELD_LABELS.privateLesson}
          hint="What a private lesson is and how to book one"
          maxLength={20_000}
          {...form.field('privateLesson')}
        />
      </div>
    </Card>
  )
}

function PaymentsSection({ form }: SectionProps) {
  return (
    <Card>
      <CardHead title="Payments" />
      <div className="settings-fields settings-columns">
        <TextInput
          label={FIELD_LABELS.paystackKey}
          hint="The public key, which starts with pk_"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={110}
          {...form.field('paystackKey')}
        />
        <TextInput
          label={FIELD_LABELS.subscriptionPrice}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          autoComplete="off"
          className="num"
          {...form.field('subscriptionPrice')}
        />
        <TextInput
          label={FIELD_LABELS.dataPrice}
          hint="Shown beside the forms of a lesson; 0 shows no prices"
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          autoComplete="off"
          className="num"
          {...form.field('dataPrice')}
        />
        <TextInput
          label={FIELD_LABELS.aiSubscriptionEnd}
          hint="The last day of the marking assistant"
          type="date"
          {...form.field('aiSubscriptionEnd')}
        />
      </div>
    </Card>
  )
}

function ContactSection({ form }: SectionProps) {
  return (
    <Card>
      <CardHead title="Contact" />
      <div className="settings-fields settings-columns">
        <TextInput
          label={FIELD_LABELS.whatsappNumber}
          hint="With the country code, no + or spaces: 2348031234567"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          {...form.field('whatsappNumber')}
        />
      </div>
    </Card>
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
