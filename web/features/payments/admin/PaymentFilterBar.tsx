import { PAYMENT_METHODS } from '../../../../contract/wallet/payment-method.ts'
import { m } from '../../../../messages/m.ts'
import { SavedFilters } from '../../../kit/SavedFilters.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { methodName } from '../shared/recorded/method-name.ts'
import { chosenPeriod, NO_PERIOD, type PeriodFilters, periodOptions } from './period-filter.ts'
import { serviceName } from './service-names.ts'
import { type HistoryFilters, parseMethod, parseType } from './use-payment-filters.ts'

type PaymentFilterBarProps = {
  filters: HistoryFilters
  /** The services of all ledger entries. */
  services: readonly string[]
  onChange: (changes: Partial<HistoryFilters>, options?: { replace: boolean }) => void
}

const FILTER_PARAMETERS = ['search', 'type', 'service', 'method', 'period', 'date', 'from', 'to']

/** The filters of the payment history: text, type, service and period (R-APAY-006). */
export function PaymentFilterBar({ filters, services, onChange }: PaymentFilterBarProps) {
  const serviceOptions = [
    ...new Set(['income', 'spending', ...services, ...(filters.service ? [filters.service] : [])]),
  ]
  return (
    <search className="grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-center [&>*:first-child]:col-span-2 [&>*:first-child]:md:grow [&>*:first-child]:md:basis-72">
      <div className="flex items-center gap-2 *:first:grow">
        <SearchBox
          label={m.payments_search_payments()}
          placeholder={m.payments_search_name_title_amount()}
          value={filters.search}
          onChange={(search) => onChange({ search }, { replace: true })}
        />
        <SavedFilters list="payments" parameters={FILTER_PARAMETERS} />
      </div>
      <select
        className="input md:w-auto"
        aria-label={m.kit_type()}
        value={filters.type}
        onChange={(event) => onChange({ type: parseType(event.target.value) })}
      >
        <option value="">{m.payments_all_types()}</option>
        <option value="credit">{m.payments_credit()}</option>
        <option value="debit">{m.payments_debit()}</option>
      </select>
      <select
        className="input md:w-auto"
        aria-label={m.payments_service()}
        value={filters.service}
        onChange={(event) => onChange({ service: event.target.value })}
      >
        <option value="">{m.payments_all_services()}</option>
        {serviceOptions.map((it) => (
          <option key={it} value={it}>
            {serviceName(it)}
          </option>
        ))}
      </select>
      <select
        className="input md:w-auto"
        aria-label={m.recorded_method()}
        value={filters.method}
        onChange={(event) => onChange({ method: parseMethod(event.target.value) })}
      >
        <option value="">{m.recorded_all_methods()}</option>
        {PAYMENT_METHODS.map((it) => (
          <option key={it} value={it}>
            {methodName(it)}
          </option>
        ))}
      </select>
      <PeriodFields filters={filters} onChange={onChange} />
    </search>
  )
}

type PeriodFieldsProps = {
  filters: PeriodFilters
  onChange: (changes: Partial<PeriodFilters>, options?: { replace: boolean }) => void
}

/** The period of the list: a month, a day or a range of days in the school's time zone. */
function PeriodFields({ filters, onChange }: PeriodFieldsProps) {
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
