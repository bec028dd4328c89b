import { useQuery } from '@tanstack/react-query'
import { CloudOff, Receipt, Search } from 'lucide-react'
import { useState } from 'react'
import type { WalletEntry } from '../../../contract/wallet.ts'
import { messageOf } from '../../api/call-api.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { LoadingRegion, SkeletonRows } from '../../kit/Skeleton.tsx'
import { Ledger } from './Ledger.tsx'
import { walletHistoryQuery } from './queries.ts'

/** The movements of the wallet: searched by description, ten to a page (R-WALLET-004, R-WALLET-005). */
export function WalletHistory() {
  const history = useQuery(walletHistoryQuery)
  if (history.data) return <LedgerEntries rows={history.data} />
  if (history.isPending) {
    return (
      <LoadingRegion>
        <Card padded>
          <SkeletonRows rows={5} />
        </Card>
      </LoadingRegion>
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

function LedgerEntries({ rows }: { rows: readonly WalletEntry[] }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const needle = search.trim().toLowerCase()
  const matching = rows.filter((it) => it.description.toLowerCase().includes(needle))
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE))
  // rows may have gone since the page was chosen
  const currentPage = Math.min(page, pages)
  return (
    <>
      <SearchBox
        placeholder="Search transactions..."
        value={search}
        onChange={(it) => {
          setSearch(it)
          setPage(1)
        }}
      />
      {matching.length > 0 ? (
        <Ledger rows={matching.slice((currentPage - 1) * PAGE_SIZE, currentPage * PAGE_SIZE)} />
      ) : (
        <NoEntries isSearch={rows.length > 0} />
      )}
      <Pagination page={currentPage} pageCount={pages} onPage={setPage} />
    </>
  )
}

function NoEntries({ isSearch: hasFilter }: { isSearch: boolean }) {
  return (
    <Card>
      <EmptyState icon={hasFilter ? Search : Receipt} title="No transactions">
        {hasFilter ? 'No transactions match your search' : 'You have no transactions yet'}
      </EmptyState>
    </Card>
  )
}
