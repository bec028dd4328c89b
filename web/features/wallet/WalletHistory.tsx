import { useQuery } from '@tanstack/react-query'
import { Receipt, Search } from 'lucide-react'
import { useState } from 'react'
import type { WalletEntry } from '../../../contract/wallet/ledger-entry.ts'
import { m } from '../../../messages/m.ts'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { paginate } from '../../kit/paginate.ts'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { useSearch } from '../../kit/use-search.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { ConfirmingRows } from './ConfirmingRows.tsx'
import { Ledger } from './Ledger.tsx'
import { awaitedPaymentsQuery, walletHistoryQuery } from './queries.ts'

/** The card payments that are being confirmed, and the ledger entries of the wallet: searched by description, ten per page (R-WALLET-004, R-WALLET-005). */
export function WalletHistory() {
  const history = useQuery(walletHistoryQuery)
  const awaited = useQuery(awaitedPaymentsQuery).data ?? []
  return (
    <>
      <ConfirmingRows payments={awaited} />
      <QueryBoundary query={history} errorTitle={m.wallet_transactions_did_not_load()}>
        {(rows) => (rows.length === 0 && awaited.length > 0 ? null : <LedgerEntries rows={rows} />)}
      </QueryBoundary>
    </>
  )
}

const PAGE_SIZE = 10

const descriptionOf = (it: WalletEntry) => it.description

function LedgerEntries({ rows }: { rows: readonly WalletEntry[] }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const matching = useSearch(rows, descriptionOf, search)
  const shown = paginate(matching, page, PAGE_SIZE)
  return (
    <>
      <SearchBox
        placeholder={m.wallet_search_transactions()}
        value={search}
        onChange={(it) => {
          setSearch(it)
          setPage(1)
        }}
      />
      {matching.length > 0 ? (
        <Ledger rows={shown.items} />
      ) : (
        <NoEntries isFiltered={rows.length > 0} />
      )}
      <Pagination page={shown.page} pageCount={shown.pageCount} onPage={setPage} />
    </>
  )
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Card>
      <EmptyState icon={isFiltered ? Search : Receipt} title={m.wallet_no_transactions()}>
        {isFiltered ? m.wallet_no_transactions_match_search() : m.wallet_have_no_transactions_yet()}
      </EmptyState>
    </Card>
  )
}
