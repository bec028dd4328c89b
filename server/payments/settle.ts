import type { Kobo } from '../../contract/kobo.ts'
import { confirming } from '../../contract/payments.ts'
import { inTransaction, type Tx } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { PAYMENT } from '../wallet/audit-ledger.ts'
import { credit } from '../wallet/move.ts'
import { rewardFirstPayment } from '../wallet/referral.ts'
import { lockWallet } from '../wallet/store.ts'
import { attempt } from './attempt.ts'
import { providerOf } from './configured.ts'
import { deliver } from './deliver.ts'
import { TELL_AFTER_SECONDS } from './due.ts'
import { markTold } from './due-store.ts'
import { type Charge, type Provider, Silent } from './provider.ts'
import { takeQuestion } from './question-budget.ts'
import { listUnmoved } from './reversals-store.ts'
import { moveReversals } from './reverse.ts'
import {
  claimSettling,
  findPayment,
  isSettled,
  keepInWallet,
  noteTrouble,
  type Payment,
} from './store.ts'
import { tellArrival, tellRefusedReward } from './tell.ts'

/** Who says that a payment may have been paid: whoever it was opened for, a signed notice, or the school by itself. */
type Teller = { payerId: number } | { notice: Charge } | 'the school'

export type Report = {
  reference: string
  by: Teller
  /** Unix seconds. */
  now: number
  /** One of the minute's questions to the provider is taken already. */
  mayAsk?: boolean
}

/** How a payment stands once it was looked into. `open`: neither paid nor declined so far; `silent`: nobody answered. */
export type Finding = 'paid' | 'open' | 'silent' | 'declined' | 'mismatch'

/**
 * Settles a payment that we opened, once, whoever reports it first, and answers it as it stands (decisions §7).
 * Refuses, changing no money: a reference that we never opened or opened for somebody else, a charge of another
 * sum or currency, a declined one, and with 'We are confirming your …' one whose outcome is not known yet.
 */
export async function settle(school: School, report: Report): Promise<Payment> {
  const { payment, finding } = await lookInto(school, report)
  return finding === 'paid' ? payment : refuse(said[finding](payment.amount))
}

const UNKNOWN = 'This payment is not known.'
const said: Record<Exclude<Finding, 'paid'>, (amount: Kobo) => string> = {
  open: confirming,
  silent: confirming,
  declined: () => 'Your card was not charged. Please try again.',
  mismatch: () => 'This payment is not the one that was opened. Please contact us.',
}

/**
 * Finds out what became of a payment and settles it when it was paid: in one transaction the money comes into the
 * wallet and, for a class, goes out again for the place; where the class cannot be had any more it stays in the
 * wallet. A student whose page does not ask by itself is told by a message (decision 0161). Refuses a reference that is
 * not known.
 */
export async function lookInto(
  school: School,
  { reference, by, now, mayAsk = false }: Report,
): Promise<{ payment: Payment; finding: Finding }> {
  const provider = providerOf(school) ?? refuse(UNKNOWN)
  const payment = (await findPayment(school.db, reference)) ?? refuse(UNKNOWN)
  if (payment.provider !== provider.name) refuse(UNKNOWN, `it was opened with ${payment.provider}`)
  mayReport(payment, by)
  if (isSettled(payment)) {
    if (isPayer(by)) await markTold(school.db, payment)
    return { payment, finding: 'paid' }
  }

  const charge = hasNotice(by)
    ? by.notice
    : await askProvider(school, provider, { reference, now, mayAsk })
  const finding = judge(payment, charge)
  if (finding !== 'paid') {
    await noteFinding(school, payment, finding, charge)
    return { payment, finding }
  }
  await inTransaction(school.db, (tx) =>
    take(tx, payment, by, { now, timezone: school.config.SITE_TIMEZONE }),
  )
  return { payment: (await findPayment(school.db, reference)) ?? refuse(UNKNOWN), finding }
}

const isPayer = (by: Teller) => typeof by === 'object' && 'payerId' in by
const hasNotice = (by: Teller) => typeof by === 'object' && 'notice' in by

function mayReport({ personId }: Payment, by: Teller) {
  if (typeof by === 'object' && 'payerId' in by && by.payerId !== personId)
    refuse(UNKNOWN, `person ${by.payerId} reported what was opened for person ${personId}`)
}

type Question = Required<Pick<Report, 'reference' | 'now' | 'mayAsk'>>

async function askProvider(
  { db }: School,
  provider: Provider,
  { reference, now, mayAsk }: Question,
): Promise<Charge | Silent | null> {
  if (!mayAsk && !(await takeQuestion(db, provider, 'person', now)))
    return new Silent('The school has asked the card provider too often this minute')
  try {
    return await provider.verify(reference, now)
  } catch (fault) {
    if (fault instanceof Silent) return fault
    throw fault
  }
}

function judge({ reference, amount, currency }: Payment, charge: Charge | Silent | null): Finding {
  if (charge instanceof Silent) return 'silent'
  if (charge === null) return 'open'
  if (charge.reference !== reference || charge.amount !== amount || charge.currency !== currency)
    return 'mismatch'
  if (charge.status === 'success') return 'paid'
  return charge.status === 'failed' ? 'declined' : 'open'
}

async function noteFinding(
  { db }: School,
  { id }: Payment,
  finding: Finding,
  charge: Charge | Silent | null,
) {
  if (finding === 'declined')
    await noteTrouble(db, id, { state: 'failed', remark: 'The card was declined' })
  if (finding !== 'mismatch' || charge === null || charge instanceof Silent) return
  const remark = `The provider says ${charge.reference}, ${charge.amount} ${charge.currency}`
  await noteTrouble(db, id, { state: 'pending', remark })
}

async function take(tx: Tx, payment: Payment, by: Teller, at: { now: number; timezone: string }) {
  const dueAt = hasNotice(by) ? at.now + TELL_AFTER_SECONDS : null
  if (!(await claimSettling(tx, payment.id, { settledAt: at.now, dueAt }))) return
  const { id, personId, purpose, classId, className, amount, reference } = payment
  // every reward locks the settings before it locks a wallet
  const refusal = await rewardFirstPayment(tx, { friendId: personId, ...at })
  if (refusal) await tellRefusedReward(tx, { studentId: personId, refusal, now: at.now })
  // a refund that is reported meanwhile waits, or is found below
  await lockWallet(tx, personId)
  await credit(tx, {
    personId,
    amount,
    service: 'fund',
    description: purpose === 'fund' ? 'Wallet funding' : `Card payment: ${className}`,
    ...(classId ? { classId } : {}),
    once: PAYMENT + reference,
    now: at.now,
  })
  const goneBack = (await listUnmoved(tx, id)).length > 0
  const outcome = goneBack ? WENT_BACK : await give(tx, payment, at)
  if (outcome.state === 'to_wallet') await keepInWallet(tx, id, outcome.remark)
  const settled = { ...payment, ...outcome }
  if (goneBack) await moveReversals(tx, settled, at.now)
  else if (by === 'the school') await tellArrival(tx, settled, at.now)
}

/** The provider reported the refund before the payment: the money came and went, and brings no place. */
const WENT_BACK = { state: 'to_wallet' as const, remark: 'The payment went back to the card' }

/** Gives the place that a class's payment was for; where it cannot be had any more, only that is taken back. */
async function give(
  tx: Tx,
  { personId, purpose, classId, amount }: Payment,
  at: { now: number; timezone: string },
): Promise<Pick<Payment, 'state' | 'remark'>> {
  const settled = { state: 'settled' as const, remark: '' }
  if (purpose === 'fund' || classId === null) return settled
  const refusal = await attempt(tx, () =>
    deliver(tx, { personId, purpose, classId, amount, ...at }),
  )
  return refusal ? { state: 'to_wallet', remark: refusal.message } : settled
}
