import { useQuery } from '@tanstack/react-query'
import { CloudOff, Receipt, Search } from 'lucide-react'
import { useState } from 'react'
import type { WalletRow } from '../../../contract/wallet.ts'
import { messageOf } from '../../api/ask.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Pager } from '../../kit/Pager.tsx'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { SkeletonRows, Waiting } from '../../kit/Skeleton.tsx'
import { Ledger } from './Ledger.tsx'
import { walletHistoryQuery } from './queries.ts'

/** The movements of the wallet: searched by description, ten to a page (wallet-and-admin §2, §9). */
export function History() {
  const history = useQuery(walletHistoryQuery)
  if (history.data) return <Movements rows={history.data} />
  if (history.isPending) {
    return (
      <Waiting>
        <Card pad>
          <SkeletonRows rows={5} />
        </Card>
      </Waiting>
    )
  }
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title="Your transactions did not load"
        action={
          <Button busy={history.isFetching && 'Loading...'} onClick={() => void history.refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(history.error)}
      </EmptyState>
    </Card>
  )
}

const PAGE_SIZE = 10

function Movements({ rows }: { rows: readonly WalletRow[] }) {
  const [wanted, setWanted] = useState('')
  const [page, setPage] = useState(1)
  const text = wanted.trim().toLowerCase()
  const found = rows.filter((it) => it.description.toLowerCase().includes(text))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  // rows may have gone since the page was chosen
  const shown = Math.min(page, pages)
  return (
    <>
      <SearchBox
        placeholder="Search transactions..."
        value={wanted}
        onChange={(it) => {
          setWanted(it)
          setPage(1)
        }}
      />
      {found.length > 0 ? (
        <Ledger rows={found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)} />
      ) : (
        <NoMovements isSearch={rows.length > 0} />
      )}
      <Pager page={shown} pages={pages} onPage={setPage} />
    </>
  )
}

function NoMovements({ isSearch }: { isSearch: boolean }) {
  return (
    <Card>
      <EmptyState icon={isSearch ? Search : Receipt} title="No transactions">
        {isSearch ? 'No transactions match your search' : 'You have no transactions yet'}
      </EmptyState>
    </Card>
  )
}
