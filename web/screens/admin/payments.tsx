import { useQuery } from '@tanstack/react-query'
import { CardPayments } from '../../features/payments/manage/CardPayments.tsx'
import { ExportButton } from '../../features/payments/manage/ExportButton.tsx'
import { History } from '../../features/payments/manage/History.tsx'
import { cardsQuery, historyQuery } from '../../features/payments/manage/queries.ts'
import { type Settled, useWanted } from '../../features/payments/manage/wanted.ts'
import { useDebounced } from '../../kit/debounced.ts'
import { PageHead } from '../../kit/PageHead.tsx'
import { Tabs } from '../../kit/Tabs.tsx'

const tabs = [
  { id: 'history', label: 'History' },
  { id: 'cards', label: 'Card payments' },
] as const

/** Payment History: the movements of all wallets, and the card payments behind some of them (wallet-and-admin §2). */
export function Screen() {
  const wanted = useWanted()
  const { tab, filter, show } = wanted
  const search = useDebounced(filter.search ?? '', 250)
  return (
    <div className="wrap">
      <PageHead title="Payment History" lead={<Count {...wanted} search={search} />}>
        {tab === 'history' && <ExportButton filter={filter} />}
      </PageHead>
      <Tabs label="Payments" tabs={tabs} current={tab} onPick={show}>
        {tab === 'history' ? (
          <History {...wanted} search={search} />
        ) : (
          <CardPayments {...wanted} search={search} />
        )}
      </Tabs>
    </div>
  )
}

/** How many there are of what is shown. */
function Count({ tab, filter, cards, page, search }: Settled) {
  const isHistory = tab === 'history'
  const history = useQuery({ ...historyQuery({ ...filter, search }, page), enabled: isHistory })
  const opened = useQuery({ ...cardsQuery({ ...cards, search }, page), enabled: !isHistory })
  const found = (isHistory ? history : opened).data
  if (!found) return '\u00a0'
  const figure = `${found.total.toLocaleString('en')}${found.isMore ? '+' : ''}`
  const [one, many] = isHistory ? ['payment', 'payments'] : ['card payment', 'card payments']
  return `${figure} ${found.total === 1 ? one : many}`
}
