import { randomUUID } from 'node:crypto'
import { continueRefund, refundPayment } from '../../../contract/payments/refunds.ts'
import { now } from '../../platform/clock.ts'
import { eraseAccount } from '../../privacy/erase.ts'
import type { GiveBack, MoneyAction } from './action.ts'
import { formerEmail } from './model-refunds.ts'
import { DECLINED, type Model } from './model-state.ts'
import { type ActionOutcome, accountOf, callAs, emailOf, type RealSchool } from './real-school.ts'

/** Refunds a payment; a repeated request must have the same reply. */
export async function performRefund(
  real: RealSchool,
  model: Model,
  { of, amount, to, ends, months, twice }: GiveBack,
): Promise<ActionOutcome> {
  const reference =
    'payment' in of
      ? model.payments[of.payment]?.reference
      : await referenceOfPurchase(real, emailOf(model, of.who), of.purchase)
  const fields = {
    ...{ reference, amount: amount / 100, to, reason: 'Ill' },
    ...{ end_enrolment: ends ? '1' : '0', take_months: months, once: randomUUID() },
  }
  const send = () => callAs(real, real.administrator, refundPayment, fields)
  const first = await send()
  const second = twice && first?.result === 'yes' ? await send() : null
  if (second && second.result !== first?.result)
    throw new Error(`A repeated refund: ${first?.result}, then ${second.result}`)
  return first
}

/** The receipt of the debit with this index among those for classes of a student. */
async function referenceOfPurchase(real: RealSchool, email: string, purchase: number) {
  const { id: userId } = await accountOf(real, email)
  const { id } = await real.crashable.school.db
    .selectFrom('ledger')
    .select('id')
    .where('user_id', '=', userId)
    .where('service', 'in', ['enrolment', 'renewal'])
    .orderBy('id')
    .offset(purchase)
    .limit(1)
    .executeTakeFirstOrThrow()
  return `WALLET_${id}`
}

/** Continues the newest requested refund of a payment, as the page of an administrator shows it. */
export async function performContinuation(
  real: RealSchool,
  model: Model,
  { payment, how }: MoneyAction & { do: 'continue' },
): Promise<ActionOutcome> {
  const refund = await real.crashable.school.db
    .selectFrom('payment_reversals')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['payment_reversals.id', 'attempts'])
    .where('payments.reference', '=', model.payments[payment]?.reference ?? '')
    .where('requested_by', 'is not', null)
    .orderBy('payment_reversals.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!refund) return { result: DECLINED, made: {} }
  const fields = { refund_id: String(refund.id), how, attempts: refund.attempts }
  return callAs(real, real.administrator, continueRefund, fields)
}

/** Erases the account of a student whose cancellation period is over. */
export async function eraseStudent(
  real: RealSchool,
  model: Model,
  { who }: MoneyAction & { do: 'erase' },
): Promise<ActionOutcome> {
  const email = emailOf(model, who)
  const account = await accountOf(real, email)
  const { id } = account
  const { school } = real.crashable
  const times = { requested_at: now(), due_at: now(), started_at: null, finished_at: null }
  const planned = { user_id: id, origin: 'own' as const, ...times }
  await school.db.insertInto('erasures').values(planned).execute()
  await eraseAccount(school, { userId: id, now: now() }, async () => {})
  const former = formerEmail(email, who)
  real.erased.set(id, former)
  real.accounts.delete(email)
  real.accounts.set(former, account)
  return { result: 'yes', made: {} }
}
