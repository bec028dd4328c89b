import { useQuery } from '@tanstack/react-query'
import { ListFrame } from './ListFrame.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { PaymentTools } from './PaymentTools.tsx'
import { historyQuery } from './queries.ts'
import { Sums } from './Sums.tsx'
import type { Settled } from './wanted.ts'

/** Every movement of every wallet: what it comes to, narrowed as wanted, ten to a page (wallet-and-admin §2, §9). */
export function History({ filter, search, page, change, turnTo }: Settled) {
  const query = useQuery(historyQuery({ ...filter, search }, page))
  const { data, isPlaceholderData } = query
  return (
    <div className="grid gap-5">
      <Sums credits={data?.credits} debits={data?.debits} isOld={isPlaceholderData} />
      <PaymentTools filter={filter} services={data?.services ?? []} onChange={change} />
      <ListFrame
        query={query}
        of="payments"
        isNarrowed={Object.values(filter).some(Boolean)}
        onPage={turnTo}
      >
        <PaymentTable rows={data?.rows ?? []} />
      </ListFrame>
    </div>
  )
}
