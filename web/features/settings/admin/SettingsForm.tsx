import { TriangleAlert } from 'lucide-react'
import type { AppSettings } from '../../../../contract/settings.ts'
import { SETTINGS_CHANGED } from '../../../../contract/settings-form.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { UnsavedChangesGuard } from '../../../kit/UnsavedChangesGuard.tsx'
import { LogoField } from './LogoField.tsx'
import { RewardSettings } from './RewardSettings.tsx'
import { FIELD_LABELS } from './settings-draft.ts'
import { type SettingsFormState, useSettingsForm } from './use-settings-form.ts'

type SettingsFormProps = { settings: AppSettings; timezone: string }

/** What the school is set to, in five cards and with one Save (R-ASET-001, R-ASET-002). */
export function SettingsForm({ settings, timezone }: SettingsFormProps) {
  const form = useSettingsForm(settings, timezone)
  return (
    <form className="settings" onSubmit={form.submit} noValidate>
      <IdentitySection form={form} />
      <TextsSection form={form} />
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
          currentUrl={form.base.logo}
          logoChange={form.logo}
          onLogoChange={form.setLogo}
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
        <TextArea label={FIELD_LABELS.aboutsite} maxLength={20_000} {...form.field('aboutsite')} />
        <TextArea
          label={FIELD_LABELS.howto}
          hint="How to study here, step by step"
          maxLength={20_000}
          {...form.field('howto')}
        />
        <TextArea
          label={FIELD_LABELS.privatelesson}
          hint="What a private lesson is and how to book one"
          maxLength={20_000}
          {...form.field('privatelesson')}
        />
      </div>
    </Card>
  )
}

function PaymentsSection({ form }: SectionProps) {
  return (
    <Card>
      <CardHead title="Payments" />
      <div className="settings-fields settings-two">
        <TextInput
          label={FIELD_LABELS.paystackKey}
          hint="The public one, which starts with pk_"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={110}
          {...form.field('paystackKey')}
        />
        <TextInput
          label={FIELD_LABELS.subamount}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          autoComplete="off"
          className="num"
          {...form.field('subamount')}
        />
        <TextInput
          label={FIELD_LABELS.aisub}
          hint="The last day on which the marking assistant helps"
          type="date"
          {...form.field('aisub')}
        />
      </div>
    </Card>
  )
}

function ContactSection({ form }: SectionProps) {
  return (
    <Card>
      <CardHead title="Contact" />
      <div className="settings-fields settings-two">
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

/** At the foot while anything is unsaved: what became of the last try, and the two ways on. */
function SaveBar({ form }: SectionProps) {
  return (
    <section className="dock settings-dock" aria-label="Unsaved changes">
      <SettingsConflictNotice form={form} />
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p className="grow font-semibold max-sm:sr-only">Unsaved changes</p>
        <Button variant="text" disabled={form.isSaving} onClick={form.discard}>
          Discard
        </Button>
        <Button type="submit" variant="main" busy={form.isSaving && 'Saving...'}>
          Save Settings
        </Button>
      </div>
    </section>
  )
}

/** Somebody else saved meanwhile: offers the newest, and then says what becomes of the two changes (decision 0122). */
function SettingsConflictNotice({
  form: { isStale, both: conflictingFields, takeNewest: loadLatest },
}: SectionProps) {
  if (!isStale && !conflictingFields) return null
  return (
    <div role="status">
      <Note tone="warn" icon={<TriangleAlert className="icon" aria-hidden />}>
        {isStale ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="grow basis-80">
              {SETTINGS_CHANGED} Loading the newest keeps what you typed.
            </p>
            <Button onClick={() => void loadLatest()}>Load the newest</Button>
          </div>
        ) : (
          <p>
            The newest is loaded.{' '}
            {conflictingFields && conflictingFields.length > 0
              ? `You both changed: ${conflictingFields.map((it) => FIELD_LABELS[it]).join(', ')}. Yours is shown, and saving puts it in place of theirs.`
              : 'What you typed is still here. Look it over and save again.'}
          </p>
        )}
      </Note>
    </div>
  )
}
