import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import type { WalletRow } from '../../../contract/wallet.ts'
import { classNames } from '../../kit/class-names.ts'
import { Duo } from '../../kit/Duo.tsx'
import { dateAndTime } from '../../kit/dates.ts'
import { signed } from '../../kit/naira.ts'
import { Tile } from '../../kit/Tile.tsx'
import './ledger.css'

/** Movements of a wallet under each other: what came in is green and +, anything else -. */
export function Ledger({ rows }: { rows: readonly WalletRow[] }) {
  return (
    <ul className="card rows ledger" aria-label="Transactions">
      {rows.map((row) => (
        <Movement key={row.id} row={row} />
      ))}
    </ul>
  )
}

function Movement({ row }: { row: WalletRow }) {
  const isCredit = row.type === 'credit'
  const Icon = isCredit ? ArrowDownLeft : ArrowUpRight
  return (
    <li>
      <Tile tone={isCredit ? 'good' : 'plain'}>
        <Icon className="icon" />
      </Tile>
      <span className="what">
        <span className="sr-only">{isCredit ? 'Credit: ' : 'Debit: '}</span>
        <Duo>{row.description}</Duo>
      </span>
      <time className="num text-small text-ink-2" dateTime={isoOf(row.timestamp)}>
        {dateAndTime(row.timestamp)}
      </time>
      <span className={classNames('num amount', isCredit && 'text-good-ink')}>
        {signed(row.amount, isCredit)}
      </span>
    </li>
  )
}

const isoOf = (at: number) => new Date(at * 1000).toISOString()
