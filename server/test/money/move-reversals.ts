import type { Payment } from './payment.ts'
import { isReversed } from './reversal.ts'
import { credit, debit, type Student } from './student.ts'

/** Debits reversed amounts from the wallet as far as its balance allows; the rest is owed. */
export function moveReversals(student: Student, payment: Payment): void {
  for (const reversal of payment.reversals) {
    if (!isReversed(reversal) || reversal.isMoved) continue
    reversal.isMoved = true
    const moved = Math.min(reversal.amount, payment.amount - payment.refunded)
    reversal.moved = moved
    if (moved === 0) continue
    const isInWallet =
      reversal.wasReturned || payment.purpose === 'fund' || payment.state === 'to_wallet'
    const owed = moved - (isInWallet ? Math.min(moved, student.wallet) : 0)
    if (owed > 0) credit(student, owed, 'owed')
    debit(student, moved, 'refund')
    payment.refunded += moved
    payment.owed += owed
  }
}
