import { useQuery } from '@tanstack/react-query'
import { Receipt, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { amountOfSearch } from '../../../contract/wallet/amount-of-search.ts'
import type { WalletEntry } from '../../../contract/wallet/ledger-entry.ts'
import { m } from '../../../messages/m.ts'
import { EmptyCard } from '../../kit/EmptyState.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { paginate } from '../../kit/paginate.ts'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { useSearch } from '../../kit/use-search.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { ConfirmingRows } from './ConfirmingRows.tsx'
import { Ledger } from './Ledger.tsx'
import { awaitedPaymentsQuery, walletHistoryQuery } from './queries.ts'

/** The card payments that are being confirmed, and the ledger entries of the wallet: searched by description or amount, ten per page (R-WALLET-004, R-WALLET-005). */
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

/** What was found, after it the entries with the amount that the search is (R-ARABIC-001). */
function withAmount(
  rows: readonly WalletEntry[],
  found: readonly WalletEntry[],
  search: string,
): readonly WalletEntry[] {
  const amount = amountOfSearch(search)
  if (amount === null) return found
  return [...found, ...rows.filter((it) => it.amount === amount && !found.includes(it))]
}

function LedgerEntries({ rows }: { rows: readonly WalletEntry[] }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const found = useSearch(rows, descriptionOf, search)
  const matching = useMemo(() => withAmount(rows, found, search), [rows, found, search])
  const shown = paginate(matching, page, PAGE_SIZE)
  return (
    <>
      {rows.length > 0 && (
        <SearchBox
          placeholder={m.wallet_search_transactions()}
          value={search}
          onChange={(it) => {
            setSearch(it)
            setPage(1)
          }}
        />
      )}
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
    <EmptyCard icon={isFiltered ? Search : Receipt} title={m.wallet_no_transactions()}>
      {isFiltered ? m.wallet_no_transactions_match_search() : m.wallet_have_no_transactions_yet()}
    </EmptyCard>
  )
}
