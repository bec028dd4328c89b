import { useState } from 'react'
import type { AppSettings } from '../../../../contract/settings/settings.ts'
import { SETTINGS_CHANGED } from '../../../../contract/settings/settings-form.ts'
import {
  CORRECTION_KINDS,
  correctionKindsOf,
  MAX_CORRECTION_KINDS,
  MAX_CRITERIA,
} from '../../../../contract/voice/correction-kinds.ts'
import { LANGUAGES, LOCALES } from '../../../../messages/languages.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx'
import { FormError } from '../../../forms/FormError.tsx'
import { AmountInput } from '../../../kit/AmountInput.tsx'
import { Button } from '../../../kit/Button.tsx'
import { NumberInput } from '../../../kit/NumberInput.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { UnsavedChangesGuard } from '../../../kit/UnsavedChangesGuard.tsx'
import { kindText } from '../../voice/shared/kind-text.ts'
import { cardSetupText } from './card-mode.ts'
import { LogoField } from './LogoField.tsx'
import { RewardSettings } from './RewardSettings.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { CLASS_FIELDS, FIELD_LABELS } from './settings-draft.ts'
import { TimeSettings } from './TimeSettings.tsx'
import { type SettingsFormState, useSettingsForm } from './use-settings-form.ts'

type SettingsFormProps = {
  settings: AppSettings
  timezone: string
  /** The active free classes. */
  freeClasses: readonly ClassOption[]
}

/** The settings of the school in eight cards with one Save button (R-ASET-001, R-ASET-002). */
export function SettingsForm({ settings, timezone, freeClasses }: SettingsFormProps) {
  const form = useSettingsForm(settings, timezone)
  return (
    <form className="settings" onSubmit={form.submit} noValidate>
      <IdentitySection form={form} />
      <TextsSection form={form} />
      <TimeSettings form={form} timezone={timezone} />
      <StartSettings form={form} classes={freeClasses} />
      <CorrectionSettings form={form} />
      <PaymentsSection form={form} />
      <RewardSettings form={form} />
      <ContactSection form={form} />
      {form.isDirty && <SaveBar form={form} />}
      <UnsavedChangesGuard isDirty={form.isDirty} title={m.settings_leave_without_saving()}>
        {m.settings_unsaved_text()}
      </UnsavedChangesGuard>
    </form>
  )
}

type SectionProps = { form: SettingsFormState }

function IdentitySection({ form }: SectionProps) {
  return (
    <SettingsCard title={m.settings_identity()} id="identity">
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
      <LanguageSelects form={form} />
      <LettersSelect form={form} />
    </SettingsCard>
  )
}

const CONTACT_CHOICES = [
  { value: '0', label: m.settings_contacts_hidden() },
  { value: '1', label: m.settings_contacts_shown() },
]

function ContactsSelect({ form }: SectionProps) {
  const { readOnly, ...field } = form.field('teacherContacts')
  return (
    <Select
      label={FIELD_LABELS.teacherContacts}
      hint={m.settings_contacts_hint()}
      options={CONTACT_CHOICES}
      disabled={readOnly}
      {...field}
    />
  )
}

const LETTERS_CHOICES = [
  { value: '0', label: m.settings_letters_off() },
  { value: '1', label: m.settings_letters_on() },
]

function LettersSelect({ form }: SectionProps) {
  const { readOnly, ...field } = form.field('lettersTrack')
  return (
    <Select
      label={FIELD_LABELS.lettersTrack}
      hint={m.settings_letters_hint()}
      options={LETTERS_CHOICES}
      disabled={readOnly}
      {...field}
    />
  )
}

const LANGUAGE_CHOICES = [
  { value: '', label: m.settings_language_of_browser() },
  ...LOCALES.map((it) => ({ value: it, label: LANGUAGES[it].name })),
]
const NUMERALS_CHOICES = [
  { value: 'latn', label: '0 1 2 3' },
  { value: 'arab', label: '٠ ١ ٢ ٣' },
]

function LanguageSelects({ form }: SectionProps) {
  const { readOnly, ...language } = form.field('language')
  const { readOnly: _, ...numerals } = form.field('numerals')
  return (
    <>
      <Select
        label={FIELD_LABELS.language}
        hint={m.settings_language_hint()}
        options={LANGUAGE_CHOICES}
        disabled={readOnly}
        {...language}
      />
      <Select
        label={FIELD_LABELS.numerals}
        options={NUMERALS_CHOICES}
        disabled={readOnly}
        {...numerals}
      />
    </>
  )
}

const TEXT_FIELDS = [
  {
    name: 'landingMessage',
    hint: m.settings_landing_message_hint(),
    maxLength: 5_000,
  },
  { name: 'aboutUs', hint: m.settings_about_us_hint(), maxLength: 20_000 },
  { name: 'aboutSite', hint: undefined, maxLength: 20_000 },
  { name: 'howTo', hint: m.settings_how_to_hint(), maxLength: 20_000 },
  {
    name: 'privateLesson',
    hint: m.settings_private_lesson_hint(),
    maxLength: 20_000,
  },
] as const

function TextsSection({ form }: SectionProps) {
  return (
    <SettingsCard title={m.settings_texts()}>
      {TEXT_FIELDS.map(({ name, ...limits }) => (
        <TextArea key={name} label={FIELD_LABELS[name]} {...limits} {...form.field(name)} />
      ))}
      <TextInput
        label={FIELD_LABELS.certificateSignature}
        hint={m.settings_signature_hint()}
        maxLength={120}
        {...form.field('certificateSignature')}
      />
    </SettingsCard>
  )
}

function PaymentsSection({ form }: SectionProps) {
  return (
    <SettingsCard title={m.settings_payments()} id="payments" hasColumns>
      <TextInput
        label={FIELD_LABELS.paystackKey}
        hint={`${m.settings_public_key_hint()} ${cardSetupText(
          form.baseSettings.cards,
          form.field('paystackKey').value,
        )}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={110}
        {...form.field('paystackKey')}
      />
      <AmountInput
        label={FIELD_LABELS.subscriptionPrice}
        hint={m.settings_subscription_price_hint()}
        {...form.field('subscriptionPrice')}
      />
      <AmountInput
        label={FIELD_LABELS.dataPrice}
        hint={m.settings_data_price_hint()}
        {...form.field('dataPrice')}
      />
      <NumberInput
        label={FIELD_LABELS.partGraceDays}
        hint={m.settings_part_grace_hint()}
        min={0}
        max={60}
        step={1}
        required
        {...form.field('partGraceDays')}
      />
      <TextInput
        label={FIELD_LABELS.aiSubscriptionEnd}
        hint={m.settings_ai_end_hint()}
        type="date"
        {...form.field('aiSubscriptionEnd')}
      />
    </SettingsCard>
  )
}

function ContactSection({ form }: SectionProps) {
  return (
    <SettingsCard title={m.settings_contact()} hasColumns>
      <TextInput
        label={FIELD_LABELS.whatsappNumber}
        hint={m.settings_whatsapp_hint()}
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
    <section className="submit-bar settings-save-bar" aria-label={m.settings_unsaved_changes()}>
      <ConflictNotice
        message={textOf(SETTINGS_CHANGED)}
        isStale={form.isStale}
        conflictingFields={form.conflictingFields?.map((it) => FIELD_LABELS[it])}
        onLoadLatest={() => void form.loadLatest()}
      />
      <FormError message={form.isStale ? undefined : form.error} />
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p className="grow font-semibold max-sm:sr-only">{m.settings_unsaved_changes()}</p>
        <Button variant="text" disabled={form.isSaving} onClick={form.discard}>
          {m.settings_discard()}
        </Button>
        <Button type="submit" variant="primary" busy={form.isSaving && m.kit_saving()}>
          {m.settings_save_settings()}
        </Button>
      </div>
    </section>
  )
}

/** What corrections of answers say, and the criteria of spoken answers: an entry a line (R-VOICE-006). */
function CorrectionSettings({ form }: { form: SettingsFormState }) {
  const { value, onChange, ...kinds } = form.field('correctionKinds')
  const [typed, setTyped] = useState('')
  // what is being typed stays as it is; another value comes from a reload or a conflict
  const text = toStored(typed) === value && typed !== '' ? typed : toShown(value)
  return (
    <SettingsCard title={m.settings_corrections()} id="corrections" hasColumns>
      <TextArea
        label={FIELD_LABELS.correctionKinds}
        hint={m.settings_corrections_hint({ max: MAX_CORRECTION_KINDS })}
        rows={10}
        maxLength={900}
        dir="auto"
        {...kinds}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange({ target: { value: toStored(target.value) } })
        }}
      />
      <TextArea
        label={FIELD_LABELS.recitationCriteria}
        hint={m.settings_criteria_hint({ max: MAX_CRITERIA })}
        rows={4}
        maxLength={170}
        dir="auto"
        {...form.field('recitationCriteria')}
      />
    </SettingsCard>
  )
}

const toShown = (stored: string) => correctionKindsOf(stored).map(kindText).join('\n')

/** The kinds of the product by their names on the wire, so that each reader sees them in the own language; '' for exactly those. */
function toStored(text: string): string {
  const stored = text
    .split('\n')
    .map((line) => CORRECTION_KINDS.find((it) => kindText(it) === line.trim()) ?? line)
    .join('\n')
  return stored.trim() === CORRECTION_KINDS.join('\n') ? '' : stored
}

/** A class that can be chosen. */
type ClassOption = { id: number; name: string }

type StartSettingsProps = { form: SettingsFormState; classes: readonly ClassOption[] }

const DEFAULT_LABELS = {
  startClassNone: m.settings_first_free_class(),
  startClassLittle: m.settings_first_free_class(),
  startClassYes: m.settings_second_free_class(),
}

/** The free class in which a new student begins, by reading level. */
function StartSettings({ form, classes }: StartSettingsProps) {
  return (
    <SettingsCard title={m.settings_first_class()} hasColumns>
      <p className="text-ink-2">{m.settings_first_class_explanation()}</p>
      {CLASS_FIELDS.map((name) => {
        const { readOnly, ...field } = form.field(name)
        return (
          <Select
            key={name}
            label={FIELD_LABELS[name]}
            options={[
              { value: '0', label: DEFAULT_LABELS[name] },
              ...optionsFor(classes, field.value),
            ]}
            disabled={readOnly}
            {...field}
          />
        )
      })}
    </SettingsCard>
  )
}

/** The free classes, and the chosen class if it is no longer one of them. */
function optionsFor(classes: readonly ClassOption[], chosen: string) {
  const options = classes.map(({ id, name }) => ({ value: String(id), label: name }))
  const isListed = chosen === '0' || options.some(({ value }) => value === chosen)
  return isListed
    ? options
    : [...options, { value: chosen, label: m.settings_class_not_available() }]
}
