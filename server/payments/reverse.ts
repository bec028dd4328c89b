import type { Kobo } from '../../contract/kobo.ts'
import { inTransaction, type Tx } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { lockWallet } from '../wallet/store.ts'
import { takeBack } from '../wallet/take-back.ts'
import { providerOf } from './configured.ts'
import { isNews, type Reversal } from './reversal.ts'
import {
  changeReversal,
  findReversal,
  insertReversal,
  listUnmoved,
  noteMoved,
} from './reversals-store.ts'
import { findPayment, isSettled, type Payment } from './store.ts'

export type ReversalReport = {
  reference: string
  currency: string
  reversal: Reversal
  /** Unix seconds. */
  now: number
}

/**
 * Records a refund or a dispute that the provider reports, in one transaction with the ledger rows of money that has gone
 * back (decision 0342). The same report again changes nothing. Refuses a payment that the school did not open with this
 * provider, and another currency.
 */
export async function recordReversal(school: School, report: ReversalReport): Promise<void> {
  const { reference, currency, reversal, now } = report
  await inTransaction(school.db, async (tx) => {
    const { personId } = (await findPayment(tx, reference)) ?? refuse(UNKNOWN)
    // a settling that is under way elsewhere is over after this, and the next one finds the reversal
    await lockWallet(tx, personId)
    const payment = (await findPayment(tx, reference)) ?? refuse(UNKNOWN)
    if (payment.provider !== providerOf(school)?.name) refuse(UNKNOWN)
    if (currency !== payment.currency) refuse(`The ${reversal.kind} is in ${currency}`)
    await note(tx, payment.id, reversal, now)
    if (isSettled(payment)) await moveReversals(tx, payment, now)
  })
}

const UNKNOWN = 'This payment is not known.'

async function note(tx: Tx, paymentId: number, reported: Reversal, now: number) {
  const known = await findReversal(tx, paymentId, reported)
  if (!known) return insertReversal(tx, paymentId, reported, now)
  const { state, amount, note, dueAt } = reported
  const otherName = [reported.key, reported.otherKey].find((it) => it && it !== known.provider_key)
  const names = otherName && known.other_key === '' ? { other_key: otherName } : {}
  if (isNews(known.state, state))
    await changeReversal(tx, known.id, { ...names, state, amount, note, due_at: dueAt }, now)
  else if (state === 'failed' && known.state === 'processed')
    await changeReversal(tx, known.id, { ...names, note: 'Also reported as failed' }, now)
  else if (state === 'open' && known.state === 'open')
    await changeReversal(tx, known.id, { amount, note, due_at: dueAt }, now)
  else if (names.other_key) await changeReversal(tx, known.id, names, now)
}

/**
 * Moves the money of a settled payment's refunds and lost disputes that the ledger does not know yet, together at most what
 * was paid. Takes from the wallet what is there of a payment that went into it; the rest is owed. What paid for a class is
 * in no wallet, so all of it is owed, and the place stays: an administrator decides about both.
 */
export async function moveReversals(tx: Tx, payment: Payment, now: number): Promise<void> {
  let left = payment.amount - payment.refunded
  for (const { id, kind, amount } of await listUnmoved(tx, payment.id)) {
    const moved = Math.min(amount, left)
    const owed = moved === 0 ? 0 : await move(tx, payment, { id, kind, amount: moved, now })
    await noteMoved(tx, { id, paymentId: payment.id, moved, owed })
    left -= moved
  }
}

type Move = { id: number; kind: Reversal['kind']; amount: Kobo; now: number }

async function move(tx: Tx, payment: Payment, { id, kind, amount, now }: Move): Promise<Kobo> {
  const { personId, classId, className } = payment
  const what = payment.purpose === 'fund' ? 'Wallet funding' : className
  const words = kind === 'refund' ? 'Refund to your card' : 'Payment taken back by your bank'
  return takeBack(tx, {
    personId,
    amount,
    isInWallet: payment.purpose === 'fund' || payment.state === 'to_wallet',
    description: `${words}: ${what}`,
    ...(classId ? { classId } : {}),
    once: `${kind}:${id}`,
    now,
  })
}
