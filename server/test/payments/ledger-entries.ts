import type { AppContext } from '../../platform/app-context.ts'
import { inTransaction } from '../../platform/db.ts'
import { credit, debit } from '../../wallet/ledger.ts'
import type { LedgerEntry } from '../../wallet/store.ts'

let counter = 0

/** Adds a ledger entry at a given time (ISO, in UTC). */
export function addLedgerEntry(
  { db }: AppContext,
  user: { id: number },
  type: 'credit' | 'debit',
  {
    at = '2026-11-20T12:00:00Z',
    ...entry
  }: Partial<LedgerEntry> & Pick<LedgerEntry, 'amount'> & { at?: string },
) {
  const move = type === 'credit' ? credit : debit
  return inTransaction(db, (tx) =>
    move(tx, {
      userId: user.id,
      service: type === 'credit' ? 'fund' : 'enrolment',
      description: type === 'credit' ? 'Wallet funding' : 'Enrolment: Naḥw',
      idempotencyKey: `moved:${counter++}`,
      now: Date.parse(at) / 1000,
      ...entry,
    }),
  )
}
