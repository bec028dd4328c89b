import {
  formatCorrections,
  hijriMonthKey,
  hijriOf,
  MAX_CORRECTION,
  parseCorrections,
} from '../../../../contract/platform/hijri.ts'
import { hijriMonthText } from '../../../../contract/platform/hijri-text.ts'
import { isoDay } from '../../../../contract/platform/school-time.ts'
import { m } from '../../../../messages/m.ts'
import { HIJRI_MESSAGES } from '../../../kit/hijri-messages.ts'
import { Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { FIELD_LABELS } from './settings-draft.ts'
import type { SettingsFormState } from './use-settings-form.ts'

const QUIET_FIELDS = ['quietFrom', 'quietUntil', 'ramadanQuietFrom', 'ramadanQuietUntil'] as const

const HIJRI_CHOICES = [
  { value: '0', label: m.settings_hijri_off() },
  { value: '1', label: m.settings_hijri_on() },
]

type TimeSettingsProps = { form: SettingsFormState; timezone: string }

/** When notifications wait until the morning (R-SESSION-006), and Hijri dates with the corrections of their months (R-SESSION-007). */
export function TimeSettings({ form, timezone }: TimeSettingsProps) {
  const { readOnly, ...hijri } = form.field('hijriDates')
  return (
    <SettingsCard title={m.settings_time()} id="time" hasColumns>
      <p className="text-ink-2">{m.settings_quiet_what()}</p>
      {QUIET_FIELDS.map((name) => (
        <TextInput
          key={name}
          label={FIELD_LABELS[name]}
          type="time"
          required
          {...form.field(name)}
        />
      ))}
      <Select
        label={FIELD_LABELS.hijriDates}
        options={HIJRI_CHOICES}
        disabled={readOnly}
        {...hijri}
      />
      {hijri.value === '1' && <Corrections form={form} timezone={timezone} />}
    </SettingsCard>
  )
}

const CHOICES = Array.from({ length: 2 * MAX_CORRECTION + 1 }, (_, index) => {
  const days = index - MAX_CORRECTION
  const count = Math.abs(days)
  const label =
    days === 0
      ? m.settings_hijri_as_calculated()
      : days < 0
        ? m.settings_hijri_earlier({ count })
        : m.settings_hijri_later({ count })
  return { value: String(days), label }
})

/** The present Hijri month and the next three. */
function monthsFrom(today: string) {
  const { year, month } = hijriOf(today)
  return Array.from({ length: 4 }, (_, ahead) => {
    const index = month - 1 + ahead
    return { year: year + Math.floor(index / 12), month: (index % 12) + 1 }
  })
}

function Corrections({ form, timezone }: TimeSettingsProps) {
  const { value, readOnly, onChange } = form.field('hijriCorrections')
  const corrections = parseCorrections(value)
  return monthsFrom(isoDay(Date.now() / 1000, timezone)).map((it, index) => {
    const key = hijriMonthKey(it)
    return (
      <Select
        key={key}
        label={m.settings_hijri_month_begins({ month: hijriMonthText(it, HIJRI_MESSAGES) })}
        hint={index === 0 ? m.settings_hijri_hint() : undefined}
        options={CHOICES}
        disabled={readOnly}
        value={String(corrections.get(key) ?? 0)}
        onChange={({ target }) =>
          onChange({
            target: {
              value: formatCorrections(new Map(corrections).set(key, Number(target.value))),
            },
          })
        }
      />
    )
  })
}
