import { SearchBox } from '../../../kit/SearchBox.tsx'
import { serviceName } from './service-names.ts'
import { type HistoryFilters, parseType } from './use-payment-filters.ts'

type PaymentFilterBarProps = {
  filters: HistoryFilters
  /** The services of all ledger entries. */
  services: readonly string[]
  onChange: (changes: Partial<HistoryFilters>, options?: { replace: boolean }) => void
}

/** The filters of the payment history: text, day, type and service (R-APAY-006). */
export function PaymentFilterBar({ filters, services, onChange }: PaymentFilterBarProps) {
  const serviceOptions = filters.service ? [...new Set([...services, filters.service])] : services
  return (
    <search className="grid grid-cols-2 gap-3 md:flex md:items-center [&>*:first-child]:col-span-2 [&>*:first-child]:md:grow">
      <SearchBox
        label="Search payments"
        placeholder="Search name, title or service"
        value={filters.search}
        onChange={(search) => onChange({ search }, { replace: true })}
      />
      <select
        className="input md:w-auto"
        aria-label="Type"
        value={filters.type}
        onChange={(event) => onChange({ type: parseType(event.target.value) })}
      >
        <option value="">All types</option>
        <option value="credit">Credit</option>
        <option value="debit">Debit</option>
      </select>
      <select
        className="input md:w-auto"
        aria-label="Service"
        value={filters.service}
        onChange={(event) => onChange({ service: event.target.value })}
      >
        <option value="">All services</option>
        {serviceOptions.map((it) => (
          <option key={it} value={it}>
            {serviceName(it)}
          </option>
        ))}
      </select>
      <input
        type="date"
        className="input max-md:col-span-2 md:w-auto"
        aria-label="Date"
        value={filters.date}
        onChange={(event) => onChange({ date: event.target.value }, { replace: true })}
      />
    </search>
  )
}
