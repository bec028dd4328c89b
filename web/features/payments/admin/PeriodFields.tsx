import { m } from '../../../../messages/m.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { chosenPeriod, NO_PERIOD, type PeriodFilters, periodOptions } from './period-filter.ts'

type PeriodFieldsProps = {
  filters: PeriodFilters
  onChange: (changes: Partial<PeriodFilters>, options?: { replace: boolean }) => void
}

/** The period of the list: a month, a day or a range of days in the school's time zone. */
export function PeriodFields({ filters, onChange }: PeriodFieldsProps) {
  const today = useDateFormat().today()
  const chosen = chosenPeriod(filters)
  const dayField = (name: 'date' | 'from' | 'to', label: string) => (
    <label className="grid grow basis-36 gap-1.5">
      <span className="label">{label}</span>
      <input
        type="date"
        className="input"
        value={filters[name]}
        onChange={({ target }) => onChange({ [name]: target.value }, { replace: true })}
      />
    </label>
  )
  return (
    <>
      <select
        className="input max-md:col-span-2 md:w-auto"
        aria-label={m.payments_period()}
        value={chosen}
        // the days of a range stay for the next range
        onChange={({ target }) =>
          onChange(target.value === '' ? NO_PERIOD : { period: target.value })
        }
      >
        {periodOptions(today, chosen).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {chosen === 'day' && (
        <div className="col-span-2 flex md:max-w-64">{dayField('date', m.kit_date())}</div>
      )}
      {chosen === 'range' && (
        <div className="col-span-2 flex flex-wrap gap-3 md:max-w-xl">
          {dayField('from', m.payments_range_from())}
          {dayField('to', m.payments_range_to())}
        </div>
      )}
    </>
  )
}
