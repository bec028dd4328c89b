import { itemAt } from './model-state.ts'
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
    const inWallet = reversal.wasReturned ? moved : partInWallet(student, payment)
    const owed = moved - Math.min(moved, inWallet, student.wallet)
    if (owed > 0) credit(student, owed, 'owed')
    debit(student, moved, 'refund')
    payment.refunded += moved
    payment.owed += owed
  }
}

/** The part of a payment in the wallet: what a class did not cost, and refunds to the wallet that have not left it again. */
function partInWallet({ purchases }: Student, payment: Payment) {
  if (payment.purchase === null) return payment.amount
  const { amount, returned } = itemAt(purchases, payment.purchase)
  return Math.max(0, payment.amount - amount + returned - (payment.refunded - payment.owed))
}

/** Debits what the provider took beyond the amount of a payment, after a failed refund of it was put into the wallet. */
export function moveRests(student: Student, payment: Payment): void {
  for (const reversal of payment.reversals) {
    if (!isReversed(reversal) || !reversal.isMoved) continue
    const rest = Math.min(reversal.amount - reversal.moved, payment.amount - payment.refunded)
    if (rest <= 0) continue
    debit(student, rest, 'refund')
    reversal.moved += rest
    payment.refunded += rest
  }
}
