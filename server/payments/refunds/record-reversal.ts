import type { Kobo } from '../../../contract/platform/kobo.ts'
import { say } from '../../../messages/message.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db.ts'
import { decline } from '../../platform/errors.ts'
import { storedText } from '../../platform/stored-text.ts'
import { debitReversal } from '../../wallet/debit-reversal.ts'
import { findLedgerEntry, lockWallet } from '../../wallet/store.ts'
import { sumWalletRefunds } from '../../wallet/wallet-refunds.ts'
import { paymentNotFound } from '../errors.ts'
import { isStateAdvance, nextRefundCheckAt, type Reversal } from '../reversal.ts'
import { selectProvider } from '../select-provider.ts'
import { findPayment, findPaymentById, isSettled, isTestPayment, type Payment } from '../store.ts'
import { reportPaidOut } from './report-refund.ts'
import {
  findReversal,
  identifyBy,
  insertReversal,
  isOfFailedAttempt,
  listCutReversals,
  listDoubtfulRefunds,
  listUnpostedReversals,
  type ReversalRow,
  recordReversalPosting,
  updateReversal,
} from './reversals-store.ts'

export type ReversalReport = {
  reference: string
  currency: string
  reversal: Reversal
  /** Unix seconds. */
  now: number
}

/**
 * Records a refund or a dispute reported by the provider and posts returned money to the ledger, in one transaction
 * (decision 0342). A repeated report changes nothing. Throws 404 for an unknown reference and for a payment of another
 * provider; declines another currency.
 */
export async function recordReversal(school: AppContext, report: ReversalReport): Promise<void> {
  const { reference, currency, reversal, now } = report
  await inTransaction(school.db, async (tx) => {
    const { userId } = (await findPayment(tx, reference)) ?? paymentNotFound()
    // wait for a concurrent settlement; a later one finds the reversal
    await lockWallet(tx, userId)
    const payment = (await findPayment(tx, reference)) ?? paymentNotFound()
    if (payment.provider !== selectProvider(school)?.name) paymentNotFound()
    if (currency !== payment.currency)
      decline(
        'currency_mismatch',
        say('rules_payments_currency_mismatch', {
          kind: reversal.kind === 'refund' ? 'refund' : 'other',
          currency,
        }),
      )
    await upsertReversal(tx, payment, reversal, now)
    if (isSettled(payment)) await postReversals(tx, payment, now)
  })
}

async function upsertReversal(tx: Tx, payment: Payment, reported: Reversal, now: number) {
  const doubtful = await listDoubtfulRefunds(tx, payment.id, reported)
  if (doubtful.length > 0) return checkSoon(tx, doubtful, now)
  const existing = await findReversal(tx, payment.id, reported)
  if (!existing) return insertNews(tx, payment.id, reported, now)
  if (existing.requested_by !== null) return updateRequested(tx, payment, existing, reported, now)
  const { state, amount, note, dueAt } = reported
  const alternateKey = [reported.providerKey, reported.alternateKey].find(
    (it) => it && it !== existing.provider_key,
  )
  const keyChange = alternateKey && existing.other_key === '' ? { other_key: alternateKey } : {}
  if (isStateAdvance(existing.state, state))
    await updateReversal(tx, existing.id, { ...keyChange, state, amount, note, due_at: dueAt }, now)
  else if (state === 'failed' && existing.state === 'processed')
    await updateReversal(
      tx,
      existing.id,
      { ...keyChange, note: storedText(say('reasons_also_failed')) },
      now,
    )
  else if (state === 'open' && existing.state === 'open')
    await updateReversal(tx, existing.id, { amount, note, due_at: dueAt }, now)
  else if (keyChange.other_key) await updateReversal(tx, existing.id, keyChange, now)
}

/** Has the worker ask the provider about refunds, each of which it knows. */
async function checkSoon(tx: Tx, refunds: readonly ReversalRow[], now: number) {
  for (const { id } of refunds) await updateReversal(tx, id, { check_at: now }, now)
}

/** Inserts a reversal. Of an attempt that failed, only that it was paid after all is news. */
async function insertNews(tx: Tx, paymentId: number, reported: Reversal, now: number) {
  const isNews = reported.state === 'processed'
  if (isNews || !(await isOfFailedAttempt(tx, paymentId, reported)))
    await insertReversal(tx, paymentId, reported, now)
}

/** Records a report about a refund that an administrator requested (decision 0660). Its amount was moved by the request. */
async function updateRequested(
  tx: Tx,
  payment: Payment,
  refund: ReversalRow,
  { providerKey, alternateKey, state, note }: Reversal,
  now: number,
) {
  const identified = { ...refund, ...identifyBy(refund, providerKey) }
  const { provider_key, other_key } = { ...identified, ...identifyBy(identified, alternateKey) }
  const advances = isStateAdvance(refund.state, state)
  const currentState = advances ? state : refund.state
  const changesNote = advances || (state === refund.state && note !== '')
  const isDenied = state === 'failed' && refund.state === 'processed'
  const reportedNote = isDenied
    ? { note: storedText(say('reasons_also_failed')) }
    : changesNote
      ? { note }
      : {}
  const check_at = nextRefundCheckAt(currentState, payment.provider, now)
  const change = { provider_key, other_key, state: currentState, check_at, ...reportedNote }
  await updateReversal(tx, refund.id, change, now)
  if (advances && state === 'processed') await reportPaidOut(tx, payment, refund, now)
}

/**
 * Posts the refunds and lost disputes of a settled payment that have no ledger entry yet, in total at most the amount paid
 * (decision 0342). Debits the wallet, as far as its balance allows, if the payment funded it; the rest is owed. Of a payment for
 * a class, only refunds to the wallet, and what the class did not cost, are in the wallet (decision 0342), so the rest is owed and
 * the enrolment stays until an administrator decides. The caller holds the wallet's lock.
 */
export async function postReversals(tx: Tx, payment: Payment, now: number): Promise<void> {
  let remaining = payment.amount - payment.refunded
  for (const { id, kind, amount, returned_at } of await listUnpostedReversals(tx, payment.id)) {
    const moved = Math.min(amount, remaining)
    const inWallet = returned_at === null ? await readPartInWallet(tx, payment) : moved
    const idempotencyKey = returned_at === null ? `${kind}:${id}` : `${kind}:${id}:late`
    const posting = { kind, amount: moved, inWallet, idempotencyKey, now }
    const owed = moved === 0 ? 0 : await postReversal(tx, payment, posting)
    await recordReversalPosting(tx, { id, paymentId: payment.id, moved, owed })
    remaining -= moved
  }
}

/**
 * Posts the excess of earlier refunds and lost disputes over the amount of a payment, after the failed refund that used up this
 * amount was put into the wallet (decision 0342). Returns the debited kobo. The caller holds the wallet's lock.
 */
export async function postCutReversals(
  tx: Tx,
  payment: Payment,
  { refundId, now }: { refundId: number; now: number },
): Promise<Kobo> {
  const before = payment.amount - payment.refunded
  let remaining = before
  for (const { id, kind, amount, moved } of await listCutReversals(tx, payment.id)) {
    const rest = Math.min(amount - (moved ?? 0), remaining)
    if (rest <= 0) continue
    const idempotencyKey = `${kind}:${id}:rest:${refundId}`
    const posting = { kind, amount: rest, inWallet: rest, idempotencyKey, now }
    const owed = await postReversal(tx, payment, posting)
    await recordReversalPosting(tx, { id, paymentId: payment.id, moved: rest, owed })
    remaining -= rest
  }
  return before - remaining
}

/** The maximum part of a payment that is still in the wallet: all of it, less what paid for a class. */
async function readPartInWallet(tx: Tx, payment: Payment) {
  const { id, purchase } = payment
  const unspent = await readUnspent(tx, payment)
  if (!purchase) return unspent
  const toWallet = (await sumWalletRefunds(tx, [purchase])).get(purchase) ?? 0
  // less the amounts that left the wallet again: refunded to the card by request, or taken back before
  const { refunded, owed } = (await findPaymentById(tx, id)) ?? paymentNotFound()
  return Math.max(0, unspent + toWallet - (refunded - owed))
}

type ReversalPosting = {
  kind: Reversal['kind']
  amount: Kobo
  /** The maximum debit of the wallet. */
  inWallet: Kobo
  idempotencyKey: string
  now: number
}

async function postReversal(
  tx: Tx,
  payment: Payment,
  { kind, ...posting }: ReversalPosting,
): Promise<Kobo> {
  const { userId, classId, className } = payment
  const item = payment.purpose === 'fund' ? say('ledger_funding') : className
  const title =
    kind === 'refund' ? say('ledger_to_card', { item }) : say('ledger_taken_back', { item })
  return debitReversal(tx, {
    ...posting,
    userId,
    isTest: isTestPayment(payment),
    description: storedText(title),
    ...(classId ? { classId } : {}),
  })
}

/**
 * The part of a settled payment that stayed in the wallet (R-MONEY-016): all of a funding and of a payment for a class that could
 * not be joined or is free now, else what the class did not cost.
 */
export async function readUnspent(
  db: Db,
  { amount, purchase }: Pick<Payment, 'amount' | 'purchase'>,
): Promise<Kobo> {
  if (!purchase) return amount
  const spent = (await findLedgerEntry(db, purchase))?.amount ?? amount
  return amount - spent
}
