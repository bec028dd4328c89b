import { m } from '../../../../messages/m.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { monthLabel, monthsBefore } from './period-filter.ts'

const MONTHS_IN_MENU = 24

type MonthSelectProps = {
  /** 'YYYY-MM' */
  month: string
  onChange: (month: string) => void
}

/** The months of the last two years. A month of the address that is not among them is added. */
export function MonthSelect({ month, onChange }: MonthSelectProps) {
  const today = useDateFormat().today()
  const recent = Array.from({ length: MONTHS_IN_MENU }, (_, index) => monthsBefore(today, index))
  const months = recent.includes(month) ? recent : [...recent, month].sort().reverse()
  return (
    <select
      className="input sm:w-72"
      aria-label={m.payments_month()}
      value={month}
      onChange={({ target }) => onChange(target.value)}
    >
      {months.map((it) => (
        <option key={it} value={it}>
          {monthLabel(it)}
        </option>
      ))}
    </select>
  )
}
