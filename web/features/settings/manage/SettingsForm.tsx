import { TriangleAlert } from 'lucide-react'
import type { AppSettings } from '../../../../contract/settings.ts'
import { SETTINGS_CHANGED } from '../../../../contract/settings-form.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { LeaveGuard } from '../../../kit/LeaveGuard.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { CreditRules } from './CreditRules.tsx'
import { LABELS } from './draft.ts'
import { LogoField } from './LogoField.tsx'
import { type SettingsFormState, useSettingsForm } from './use-settings-form.ts'

type SettingsFormProps = { settings: AppSettings; timezone: string }

/** What the school is set to, in five cards and with one Save (wallet-and-admin §2, §3). */
export function SettingsForm({ settings, timezone }: SettingsFormProps) {
  const form = useSettingsForm(settings, timezone)
  return (
    <form className="settings" onSubmit={form.submit} noValidate>
      <Identity form={form} />
      <Texts form={form} />
      <Payments form={form} />
      <CreditRules form={form} />
      <Contact form={form} />
      {form.isChanged && <SaveDock form={form} />}
      <LeaveGuard active={form.isChanged} title="Leave without saving?">
        The changes you made to the settings have not been saved.
      </LeaveGuard>
    </form>
  )
}

type Part = { form: SettingsFormState }

function Identity({ form }: Part) {
  return (
    <Card>
      <CardHead title="Identity" />
      <div className="settings-fields">
        <TextInput
          label={LABELS.siteName}
          required
          maxLength={120}
          autoComplete="off"
          {...form.field('siteName')}
        />
        <LogoField
          present={form.base.logo}
          wish={form.logo}
          onWish={form.setLogo}
          isBusy={form.isBusy}
        />
      </div>
    </Card>
  )
}

function Texts({ form }: Part) {
  return (
    <Card>
      <CardHead title="Texts" />
      <div className="settings-fields">
        <TextArea
          label={LABELS.landingMessage}
          hint="The welcome message on the first page"
          maxLength={5_000}
          {...form.field('landingMessage')}
        />
        <TextArea
          label={LABELS.aboutUs}
          hint="Shown on the dashboard as About The Courses"
          maxLength={20_000}
          {...form.field('aboutUs')}
        />
        <TextArea label={LABELS.aboutsite} maxLength={20_000} {...form.field('aboutsite')} />
        <TextArea
          label={LABELS.howto}
          hint="How to study here, step by step"
          maxLength={20_000}
          {...form.field('howto')}
        />
        <TextArea
          label={LABELS.privatelesson}
          hint="What a private lesson is and how to book one"
          maxLength={20_000}
          {...form.field('privatelesson')}
        />
      </div>
    </Card>
  )
}

function Payments({ form }: Part) {
  return (
    <Card>
      <CardHead title="Payments" />
      <div className="settings-fields settings-two">
        <TextInput
          label={LABELS.paystackKey}
          hint="The public one, which starts with pk_"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={110}
          {...form.field('paystackKey')}
        />
        <TextInput
          label={LABELS.subamount}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          autoComplete="off"
          className="num"
          {...form.field('subamount')}
        />
        <TextInput
          label={LABELS.aisub}
          hint="The last day on which the marking assistant helps"
          type="date"
          {...form.field('aisub')}
        />
      </div>
    </Card>
  )
}

function Contact({ form }: Part) {
  return (
    <Card>
      <CardHead title="Contact" />
      <div className="settings-fields settings-two">
        <TextInput
          label={LABELS.whatsappNumber}
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
function SaveDock({ form }: Part) {
  return (
    <section className="dock settings-dock" aria-label="Unsaved changes">
      <ChangedMeanwhile form={form} />
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p className="grow font-semibold max-sm:sr-only">Unsaved changes</p>
        <Button look="text" disabled={form.isBusy} onClick={form.discard}>
          Discard
        </Button>
        <Button type="submit" look="main" busy={form.isBusy && 'Saving...'}>
          Save Settings
        </Button>
      </div>
    </section>
  )
}

/** Somebody else saved meanwhile: offers the newest, and then says what becomes of the two changes (decision 0122). */
function ChangedMeanwhile({ form: { isStale, both, takeNewest } }: Part) {
  if (!isStale && !both) return null
  return (
    <div role="status">
      <Note tone="warn" icon={<TriangleAlert className="icon" aria-hidden />}>
        {isStale ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="grow basis-80">
              {SETTINGS_CHANGED} Loading the newest keeps what you typed.
            </p>
            <Button onClick={() => void takeNewest()}>Load the newest</Button>
          </div>
        ) : (
          <p>
            The newest is loaded.{' '}
            {both && both.length > 0
              ? `You both changed: ${both.map((it) => LABELS[it]).join(', ')}. Yours is shown, and saving puts it in place of theirs.`
              : 'What you typed is still here. Look it over and save again.'}
          </p>
        )}
      </Note>
    </div>
  )
}
