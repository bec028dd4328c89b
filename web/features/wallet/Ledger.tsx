import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import type { WalletEntry } from '../../../contract/wallet.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { classNames } from '../../kit/class-names.ts'
import { formatSignedNaira } from '../../kit/naira.ts'
import { Tile } from '../../kit/Tile.tsx'
import './ledger.css'
import { Time } from '../../kit/DateText.tsx'

/** The ledger entries of a wallet: credits green with a plus sign, debits with a minus sign. */
export function Ledger({ rows }: { rows: readonly WalletEntry[] }) {
  return (
    <ul className="card rows ledger" aria-label="Transactions">
      {rows.map((row) => (
        <LedgerEntry key={row.id} row={row} />
      ))}
    </ul>
  )
}

function LedgerEntry({ row }: { row: WalletEntry }) {
  const isCredit = row.type === 'credit'
  const Icon = isCredit ? ArrowDownLeft : ArrowUpRight
  return (
    <li>
      <Tile tone={isCredit ? 'success' : 'plain'}>
        <Icon className="icon" />
      </Tile>
      <span className="what">
        <span className="sr-only">{isCredit ? 'Credit: ' : 'Debit: '}</span>
        <BilingualTitle>{row.description}</BilingualTitle>
      </span>
      <Time at={row.timestamp} className="num text-small text-ink-2" />
      <span className={classNames('num amount', isCredit && 'text-success-ink')}>
        {formatSignedNaira(row.amount, isCredit)}
      </span>
    </li>
  )
}
