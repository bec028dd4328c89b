import { useQuery } from '@tanstack/react-query'
import { PAYMENT_MARKS, PAYMENT_STATES } from '../../../../contract/payments.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { CardTable } from './CardTable.tsx'
import { ListFrame } from './ListFrame.tsx'
import { cardsQuery } from './queries.ts'
import { markName, stateName } from './states.ts'
import { Troubles } from './Troubles.tsx'
import type { Settled } from './wanted.ts'

/** Every card payment that was opened and where it stands, and asking the provider about one again (decision 0162). */
export function CardPayments({ cards, search, page, change, turnTo }: Settled) {
  const query = useQuery(cardsQuery({ ...cards, search }, page))
  return (
    <div className="grid gap-5">
      <search className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search card payments"
          placeholder="Search reference or email"
          value={cards.search ?? ''}
          onChange={(it) => change({ search: it }, { replace: true })}
        />
        <select
          className="input max-sm:basis-full sm:w-auto"
          aria-label="State"
          value={cards.state}
          onChange={(event) => change({ state: event.target.value })}
        >
          <option value="">All states</option>
          {PAYMENT_STATES.map((it) => (
            <option key={it} value={it}>
              {stateName[it]}
            </option>
          ))}
          {PAYMENT_MARKS.map((it) => (
            <option key={it} value={it}>
              {markName[it]}
            </option>
          ))}
        </select>
      </search>
      <Troubles
        openDisputes={query.data?.openDisputes ?? 0}
        owed={query.data?.owed ?? 0}
        onShow={(mark) => change({ search: '', state: mark })}
      />
      <ListFrame
        query={query}
        of="card payments"
        isNarrowed={Boolean(cards.search || cards.state)}
        onPage={turnTo}
      >
        <CardTable rows={query.data?.rows ?? []} />
      </ListFrame>
    </div>
  )
}
