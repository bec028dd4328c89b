import type { ManagedClass } from '../../../contract/classes/classes.ts'
import { extended, firstMonth } from '../../../contract/enrolment/enrolment-rules.ts'
import {
  classPaymentOutcome,
  type RecordedPaymentResult,
  type RecordOutcome,
  type SamePayment,
} from '../../../contract/payments/recorded-payments.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import type { RecordedMethod } from '../../../contract/wallet/payment-method.ts'
import { type MessageKey, say } from '../../../messages/message.ts'
import { findClass } from '../../classes/store.ts'
import { findAwaitedPayments } from '../../enrolment/awaited-payments.ts'
import { findPaidEnrolment, markPaid } from '../../enrolment/manage-store.ts'
import { payNextPart } from '../../enrolment/pay-part.ts'
import {
  insertEnrolment,
  lockEnrolment,
  renewalKey,
  setSubscription,
} from '../../enrolment/store.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db.ts'
import { decline } from '../../platform/errors.ts'
import { storedText } from '../../platform/stored-text.ts'
import { lockSettings } from '../../settings/store.ts'
import { oneLine } from '../../wallet/fund.ts'
import { creditKeptRewards } from '../../wallet/kept-rewards.ts'
import { credit, debit } from '../../wallet/ledger.ts'
import { rewardFirstPayment } from '../../wallet/referral.ts'
import { lockWallet, readBalance, receiptReference } from '../../wallet/store.ts'
import { notifyRewardDeclined } from '../settlement/notify-payer.ts'
import { inSavepoint } from '../settlement/savepoint.ts'
import { entryOf, type RecordRequest } from './record-request.ts'
import {
  findPayer,
  findRecordedPayment,
  findSamePayment,
  hashReference,
  insertRecordedPayment,
} from './recorded-store.ts'
import { reportRecordedPayment } from './report-payment.ts'

/** Rolls back a payment that is not recorded. */
class NotRecorded extends Error {
  readonly outcome: 'repeated' | 'not-found'
  readonly same: SamePayment | undefined

  constructor(outcome: NotRecorded['outcome'], same?: SamePayment) {
    super(outcome)
    this.outcome = outcome
    this.same = same
  }
}

/**
 * Records a payment of a student in one transaction: one credit, and one debit if it pays for a class (R-PAY-001, decision 0960).
 * Credits the referral reward of a first payment and kept quiz rewards, as a card payment does. A repeated request with the same key
 * changes nothing; a key of a payment of another student is declined. The caller has checked amount and day. In a transaction of the
 * caller, what is not recorded is undone by a savepoint.
 */
export async function recordPayment(
  db: Db | Tx,
  request: RecordRequest,
): Promise<RecordedPaymentResult> {
  try {
    return await inTransaction(db, (tx) =>
      inSavepoint(
        tx,
        () => record(tx, request),
        (error) => error instanceof NotRecorded,
      ),
    )
  } catch (error) {
    if (!(error instanceof NotRecorded)) throw error
    const { outcome, same } = error
    const none = { studentId: request.studentId, balance: 0, reference: '' }
    return { ...none, outcome, ...(same && { same }) }
  }
}

const OF_ANOTHER_STUDENT = say('rules_wire_already_saved_first_attempt_before')

async function record(tx: Tx, request: RecordRequest): Promise<RecordedPaymentResult> {
  const { studentId, actorId, now, timezone } = request
  if (!(await findPayer(tx, studentId))) throw new NotRecorded('not-found')
  // lock order: referral, settings, wallet, as when a card payment is settled
  const reason = await rewardFirstPayment(tx, { friendId: studentId, now, timezone })
  // two people can have the statement of one bank account: the second one sees the payments of the first
  await lockSettings(tx)
  const entry = entryOf(request)
  const before = await findRecordedPayment(tx, entry)
  if (before) return toResult(tx, studentId, before)
  const same = request.isConfirmed
    ? undefined
    : await findSamePayment(tx, request.reference, request.together)
  if (same) throw new NotRecorded('repeated', same)

  if (reason) await notifyRewardDeclined(tx, { studentId, reason, now })
  await creditKeptRewards(tx, { userId: studentId, now, timezone })
  const wallet = await lockWallet(tx, studentId)
  if (!wallet || wallet.isDeleted) throw new NotRecorded('not-found')
  const target = request.classId === undefined ? undefined : await findClass(tx, request.classId)
  const use = await decideUse(tx, { ...request, target, balance: wallet.balance })
  await creditPayment(tx, { ...request, target, entry })
  const bought = target && (await payForClass(tx, { ...request, target, ...use }))
  await insertRecordedPayment(tx, {
    user_id: studentId,
    class_id: target?.id ?? null,
    amount: request.amount,
    method: request.method,
    paid_on: request.day,
    bank_reference: oneLine(request.reference ?? ''),
    reference_key: hashReference(request.reference),
    payer: oneLine(request.payer ?? ''),
    outcome: use.outcome,
    entry,
    purchase: bought?.purchase ?? '',
    actor_id: actorId,
    at: now,
  })
  await reportRecordedPayment(tx, {
    ...request,
    ...{ className: target?.name, outcome: use.outcome, paidUntil: bought?.paidUntil ?? 0 },
    ...{ balanceBefore: wallet.balance, balance: await readBalance(tx, studentId) },
  })
  const recorded = await findRecordedPayment(tx, entry)
  if (!recorded) throw new Error(`${entry} is missing`)
  return toResult(tx, studentId, recorded)
}

async function toResult(
  tx: Tx,
  studentId: number,
  recorded: { studentId: number; outcome: RecordOutcome; id: number; reference: string },
): Promise<RecordedPaymentResult> {
  if (recorded.studentId !== studentId) decline('already_saved', OF_ANOTHER_STUDENT)
  const balance = await readBalance(tx, studentId)
  const { outcome } = recorded
  return { studentId, outcome, balance, reference: receiptReference(recorded) }
}

type Use = { outcome: RecordOutcome; months: number }

/** How a payment of a student would be used; a payment without a class, or for an unknown one, goes into the wallet. */
export async function decideUse(
  db: Db,
  {
    studentId,
    target,
    amount,
    balance,
    now,
  }: Pick<RecordRequest, 'studentId' | 'amount' | 'now'> & {
    target: ManagedClass | undefined
    balance: Kobo
  },
): Promise<Use> {
  if (!target) return { outcome: 'wallet', months: 0 }
  const [enrolment, awaited] = await Promise.all([
    findPaidEnrolment(db, studentId, target.id),
    findAwaitedPayments(db, { studentId, now }),
  ])
  return classPaymentOutcome({
    price: target.price,
    monthly: target.monthly,
    enrolment: enrolment ?? null,
    isPaymentAwaited: awaited.has(target.id),
    amount,
    balance,
  })
}

/** The descriptions of the credits, for a class and without one. */
const TITLES: Record<RecordedMethod, readonly [forClass: MessageKey, alone: MessageKey]> = {
  transfer: ['ledger_paid_transfer_for', 'ledger_paid_transfer'],
  cash: ['ledger_paid_cash_for', 'ledger_paid_cash'],
  pos: ['ledger_paid_pos_for', 'ledger_paid_pos'],
  other: ['ledger_paid_other_for', 'ledger_paid_other'],
}

async function creditPayment(
  tx: Tx,
  {
    target,
    entry,
    ...payment
  }: RecordRequest & { target: ManagedClass | undefined; entry: string },
) {
  const { studentId, amount, method, actorId, now } = payment
  await credit(tx, {
    userId: studentId,
    amount,
    service: 'fund',
    description: storedText(
      target
        ? { key: TITLES[method][0], values: { name: target.name } }
        : { key: TITLES[method][1] },
    ),
    ...(target && { classId: target.id }),
    idempotencyKey: entry,
    actorId,
    method,
    now,
  })
}

type ClassUse = Pick<RecordRequest, 'studentId' | 'now' | 'timezone'> &
  Use & { target: ManagedClass }

/** Debits what the payment pays for; undefined if the money stays in the wallet. */
async function payForClass(tx: Tx, use: ClassUse) {
  switch (use.outcome) {
    case 'joined':
      return join(tx, use)
    case 'renewed':
      return renew(tx, use)
    case 'part':
      return payPart(tx, use)
    case 'paid':
      return payLater(tx, use)
    default:
      return undefined
  }
}

async function join(tx: Tx, { studentId, target, now, timezone }: ClassUse) {
  const subscription = firstMonth(target, { now, timezone })
  const enrolment = { studentId, classId: target.id, paid: target.price, ...subscription, now }
  const id = await insertEnrolment(tx, enrolment)
  // the wallet is locked, so nobody else has enrolled the student since
  if (id === null) throw new Error(`Student ${studentId} is in class ${target.id} already`)
  const { paidUntil } = subscription
  if (target.price === 0) return { purchase: '', paidUntil }
  return { purchase: await debitEnrolment(tx, { studentId, target, now, id }), paidUntil }
}

async function payPart(tx: Tx, { studentId, target, now, timezone }: ClassUse) {
  const enrolment = await lockEnrolment(tx, studentId, target.id)
  if (!enrolment?.plan) throw new Error(`Student ${studentId} owes nothing of class ${target.id}`)
  const owed = { id: enrolment.id, studentId, classId: target.id, className: target.name }
  const { paidUntil, paidAs } = await payNextPart(tx, {
    ...owed,
    plan: enrolment.plan,
    now,
    timezone,
  })
  return { purchase: paidAs, paidUntil }
}

async function payLater(tx: Tx, { studentId, target, now }: ClassUse) {
  const enrolment = await lockEnrolment(tx, studentId, target.id)
  if (!enrolment) throw new Error(`Student ${studentId} is not in class ${target.id}`)
  await markPaid(tx, enrolment.id, target.price)
  const purchase = await debitEnrolment(tx, { studentId, target, now, id: enrolment.id })
  return { purchase, paidUntil: 0 }
}

async function debitEnrolment(
  tx: Tx,
  { studentId, target, now, id }: Pick<ClassUse, 'studentId' | 'target' | 'now'> & { id: number },
) {
  const idempotencyKey = `enrolment:${id}`
  await debit(tx, {
    ...{ userId: studentId, amount: target.price, service: 'enrolment', classId: target.id },
    ...{
      description: storedText(say('ledger_enrolment', { name: target.name })),
      idempotencyKey,
      now,
    },
  })
  return idempotencyKey
}

async function renew(tx: Tx, { studentId, target, months, now, timezone }: ClassUse) {
  const enrolment = await lockEnrolment(tx, studentId, target.id)
  if (!enrolment) throw new Error(`Student ${studentId} is not in class ${target.id}`)
  const next = extended(enrolment, months, { now, timezone })
  await setSubscription(tx, enrolment.id, next)
  const { paidUntil } = next
  const purchase = await renewalKey(tx, { id: enrolment.id, paidUntil })
  await debit(tx, {
    ...{ userId: studentId, amount: target.price * months, service: 'renewal' },
    ...{
      description: storedText(say('ledger_renewal', { name: target.name })),
      classId: target.id,
    },
    ...{ idempotencyKey: purchase, now },
  })
  return { purchase, paidUntil }
}
