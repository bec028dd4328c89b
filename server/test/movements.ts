import { inTransaction } from '../kernel/db.ts'
import type { School } from '../kernel/school.ts'
import { credit, debit } from '../wallet/move.ts'
import type { Movement } from '../wallet/store.ts'

let counter = 0

/** Moves money at a moment of the past (ISO, in UTC). */
export function moved(
  { db }: School,
  person: { id: number },
  type: 'credit' | 'debit',
  {
    at = '2026-11-20T12:00:00Z',
    ...movement
  }: Partial<Movement> & Pick<Movement, 'amount'> & { at?: string },
) {
  const move = type === 'credit' ? credit : debit
  return inTransaction(db, (tx) =>
    move(tx, {
      personId: person.id,
      service: type === 'credit' ? 'fund' : 'enrolment',
      description: type === 'credit' ? 'Wallet funding' : 'Enrolment: Naḥw',
      once: `moved:${counter++}`,
      now: Date.parse(at) / 1000,
      ...movement,
    }),
  )
}
