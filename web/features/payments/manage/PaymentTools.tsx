import type { PaymentFilter } from '../../../../contract/payments.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { serviceName } from './services.ts'
import type { Wish } from './wanted.ts'

type PaymentToolsProps = {
  filter: PaymentFilter
  /** Every service that any movement has. */
  services: readonly string[]
  onChange: (to: Wish, how?: { replace: boolean }) => void
}

/** Text, day, type and service (wallet-and-admin §9). */
export function PaymentTools({ filter, services, onChange }: PaymentToolsProps) {
  const all = filter.service ? [...new Set([...services, filter.service])] : services
  return (
    <search className="grid grid-cols-2 gap-3 md:flex md:items-center [&>*:first-child]:col-span-2 [&>*:first-child]:md:grow">
      <SearchBox
        label="Search payments"
        placeholder="Search name, title or service"
        value={filter.search ?? ''}
        onChange={(search) => onChange({ search }, { replace: true })}
      />
      <select
        className="input md:w-auto"
        aria-label="Type"
        value={filter.type}
        onChange={(event) => onChange({ type: event.target.value })}
      >
        <option value="">All types</option>
        <option value="credit">Credit</option>
        <option value="debit">Debit</option>
      </select>
      <select
        className="input md:w-auto"
        aria-label="Service"
        value={filter.service}
        onChange={(event) => onChange({ service: event.target.value })}
      >
        <option value="">All services</option>
        {all.map((it) => (
          <option key={it} value={it}>
            {serviceName(it)}
          </option>
        ))}
      </select>
      <input
        type="date"
        className="input max-md:col-span-2 md:w-auto"
        aria-label="Date"
        value={filter.date}
        onChange={(event) => onChange({ date: event.target.value }, { replace: true })}
      />
    </search>
  )
}
