import { ArrowDownLeft, ArrowUpRight, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { WalletEntry } from '../../../contract/wallet/ledger-entry.ts'
import { m } from '../../../messages/m.ts'
import { classNames } from '../../kit/class-names.ts'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { formatSignedNaira } from '../../kit/naira.ts'
import { Tile } from '../../kit/Tile.tsx'
import './ledger.css'
import { Time } from '../../kit/DateText.tsx'
import { LedgerTitle, TestMark } from '../payments/shared/LedgerTitle.tsx'

const loadReceipt = () => import('../payments/shared/Receipt.tsx')
const Receipt = lazyDialog(async () => (await loadReceipt()).Receipt)

/** The ledger entries of a wallet: credits green with a plus sign, debits with a minus sign. Each opens its receipt. */
export function Ledger({ rows }: { rows: readonly WalletEntry[] }) {
  const [opened, setOpened] = useState<WalletEntry>()
  const close = () => setOpened(undefined)
  return (
    <>
      <ul className="card rows ledger" aria-label={m.wallet_transactions()}>
        {rows.map((row) => (
          <LedgerEntry key={row.id} row={row} onOpen={() => setOpened(row)} />
        ))}
      </ul>
      {opened && (
        <LazyDialog title={m.wallet_receipt()} onClose={close}>
          <Receipt entry={opened} onClose={close} />
        </LazyDialog>
      )}
    </>
  )
}

function LedgerEntry({ row, onOpen }: { row: WalletEntry; onOpen: () => void }) {
  const isCredit = row.type === 'credit'
  const Icon = isCredit ? ArrowDownLeft : ArrowUpRight
  return (
    <li>
      <button type="button" onClick={onOpen} {...prefetchOnIntent(loadReceipt)}>
        <Tile tone={isCredit ? 'success' : 'plain'}>
          <Icon className="icon mirror" />
        </Tile>
        <span className="what">
          <span className="sr-only">
            {isCredit ? m.wallet_credit_before() : m.wallet_debit_before()}
          </span>
          <LedgerTitle>{row.description}</LedgerTitle>
          {row.test && <TestMark />}
        </span>
        <Time at={row.timestamp} className="num text-small text-ink-2" />
        <span className={classNames('num amount', isCredit && 'text-success-ink')}>
          {formatSignedNaira(row.amount, isCredit)}
        </span>
        <ChevronRight className="icon mirror text-ink-3" aria-hidden />
        <span className="sr-only">{m.wallet_opens_receipt()}</span>
      </button>
    </li>
  )
}
