import { locale, m } from '../../../../messages/m.ts'
import { intlLocale } from '../../../../messages/runtime.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const LONG = new Intl.DateTimeFormat(intlLocale(locale), { weekday: 'long', timeZone: 'UTC' })
/** 1 January 2024 was a Monday. */
const nameOf = (day: number) => LONG.format(new Date(Date.UTC(2024, 0, day)))

type WeekdayPickerProps = {
  /** 1 for Monday to 7 for Sunday. */
  days: readonly number[]
  onChange: (days: number[]) => void
}

/** The days of the week on which a session is repeated; none for a single one. */
export function WeekdayPicker({ days, onChange }: WeekdayPickerProps) {
  const toggle = (day: number) =>
    onChange(DAYS.filter((it) => (it === day ? !days.includes(it) : days.includes(it))))
  return (
    <fieldset className="field">
      <legend className="label mb-1.5">{m.live_repeat()}</legend>
      <div className="flex flex-wrap gap-2">
        {DAYS.map((day) => (
          <label key={day} className="choice-card min-h-11 w-auto">
            <input type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} />
            <span className="choice-card-text">{nameOf(day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
