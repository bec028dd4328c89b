import type { ManagedClass } from '../../contract/classes/classes.ts'
import type { WaiverReason } from '../../contract/enrolment/enrolment-payment.ts'
import {
  type AdminPayment,
  additionOutcome,
  amountDue,
  type EnrolmentOutcome,
  firstMonth,
  movedEnd,
  type RefundChoice,
  refundedPayments,
} from '../../contract/enrolment/enrolment-rules.ts'
import type { EnrolmentResult } from '../../contract/enrolment/manage-enrolments.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { say } from '../../messages/message.ts'
import { findClass } from '../classes/store.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { storedText } from '../platform/stored-text.ts'
import { oneLine } from '../wallet/fund.ts'
import { debit } from '../wallet/ledger.ts'
import { lockWallet } from '../wallet/store.ts'
import { refundPurchases } from '../wallet/wallet-refunds.ts'
import { findAwaitedPayments } from './awaited-payments.ts'
import type { EnrolmentChange, StudentChange } from './enrolment-change.ts'
import { deleteEnrolment, listEnrolmentPayments, moveEnrolment } from './manage-store.ts'
import { declineChangedPrice } from './pay-from-wallet.ts'
import { reportAddition, reportMove, reportRemoval } from './report-changes.ts'
import { findEnrolment, insertEnrolment, lockEnrolment, type Waiver } from './store.ts'

/**
 * Adds students to a class, each in one transaction with its ledger entry, audit entry and message. Rejects
 * an unknown class with 404, and declines a price that is not the one shown.
 */
export function addStudents(
  db: Db,
  {
    payment,
    seenPrice,
    waiver,
    waiverNote,
    ...change
  }: EnrolmentChange & WaiverFields & { payment: AdminPayment; seenPrice?: Kobo | undefined },
): Promise<EnrolmentResult[]> {
  return changeEach(db, change, (tx, target, student) => {
    if (payment === 'wallet') declineChangedPrice(target.price, seenPrice)
    return addToClass(tx, target, { ...student, payment, waiver, waiverNote })
  })
}

/** Why a payment is waived; older clients do not say. */
export type WaiverFields = {
  waiver?: WaiverReason | undefined
  waiverNote?: string | undefined
}

/** The waiver of an amount by an administrator; undefined if nothing is waived. */
export function waiverOf(
  { waiver, waiverNote = '' }: WaiverFields,
  { payment, amount, by }: { payment: AdminPayment; amount: Kobo; by: number },
): Waiver | undefined {
  if (payment !== 'waived' || amount === 0) return undefined
  return { by, amount, reason: waiver ?? '', note: oneLine(waiverNote) }
}

/** Adds a student to a class with ledger entry, audit entry and message. Returns the outcome. */
export async function addToClass(
  tx: Tx,
  target: ManagedClass,
  {
    payment,
    waiver,
    waiverNote,
    ...change
  }: StudentChange & WaiverFields & { payment: AdminPayment },
): Promise<EnrolmentOutcome> {
  const { studentId, actorId, now, timezone } = change
  const wallet = await lockWallet(tx, studentId)
  if (!wallet || wallet.isDeleted) return 'not-found'
  const outcome = additionOutcome({
    isEnrolled: (await findEnrolment(tx, studentId, target.id)) !== undefined,
    isPaymentAwaited: (await findAwaitedPayments(tx, { studentId, now })).has(target.id),
    payment,
    price: target.price,
    balance: wallet.balance,
  })
  if (outcome !== 'done') return outcome
  const paid = amountDue(payment, target.price)
  const subscription = firstMonth(target, { now, timezone })
  const { paidUntil } = subscription
  const waived = { payment, amount: target.price, by: actorId }
  const enrolmentId = await insertEnrolment(tx, {
    ...{ studentId, classId: target.id, paid, ...subscription, now },
    waiver: waiverOf({ waiver, waiverNote }, waived),
  })
  if (enrolmentId === null) return 'already'
  if (paid > 0)
    await debit(tx, {
      userId: studentId,
      amount: paid,
      service: 'enrolment',
      description: storedText(say('ledger_enrolment', { name: target.name })),
      classId: target.id,
      idempotencyKey: `enrolment:${enrolmentId}`,
      now,
    })
  await reportAddition(tx, target, { ...change, paid, paidUntil, waiver })
  return 'done'
}

/** Moves enrolments to another class, with amounts paid and paid period. Rejects an unknown class with 404. */
export async function moveStudents(
  db: Db,
  { toClassId, ...change }: EnrolmentChange & { toClassId: number },
): Promise<EnrolmentResult[]> {
  if (toClassId === change.classId)
    httpError('invalid_request', say('rules_enrolment_choose_another_class'))
  return changeEach(db, change, async (tx, source, student) => {
    const target = await requireClass(tx, toClassId)
    const { studentId } = student
    const wallet = await lockWallet(tx, studentId)
    if (!wallet || wallet.isDeleted) return 'not-found'
    if (await findEnrolment(tx, studentId, target.id)) return 'already'
    const enrolment = await lockEnrolment(tx, studentId, source.id)
    if (!enrolment) return 'not-enrolled'
    const { plan } = enrolment
    const oldEnd = source.monthly || plan ? enrolment.paidUntil : 0
    // what is owed goes along, but a monthly class has no parts
    const keepsPlan = plan !== null && !target.monthly
    const paidUntil = keepsPlan ? oldEnd : movedEnd(oldEnd, target.monthly, student)
    await moveEnrolment(tx, enrolment.id, { classId: target.id, paidUntil, keepsPlan })
    await reportMove(tx, { ...student, from: source, to: target, oldEnd, paidUntil })
    return 'done'
  })
}

/**
 * Removes students from a class and credits their wallets with the chosen refund, each in one transaction.
 * The views and submissions of a student stay. Rejects an unknown class with 404.
 */
export function removeStudents(
  db: Db,
  { refund, ...change }: EnrolmentChange & { refund: RefundChoice },
): Promise<EnrolmentResult[]> {
  return changeEach(db, change, async (tx, target, student) => {
    const { studentId, now } = student
    await lockWallet(tx, studentId)
    const enrolment = await lockEnrolment(tx, studentId, target.id)
    if (!enrolment) return 'not-enrolled'
    const payments = await listEnrolmentPayments(tx, { studentId, enrolmentId: enrolment.id })
    const parts = refundedPayments(refund, payments)
    const refunded = parts.reduce((sum, it) => sum + it.amount, 0)
    await deleteEnrolment(tx, enrolment.id)
    if (refunded > 0)
      await refundPurchases(tx, {
        userId: studentId,
        parts,
        entry: `class-refund:${enrolment.id}`,
        description: storedText(say('ledger_refund', { item: target.name })),
        classId: target.id,
        actorId: student.actorId,
        now,
      })
    await reportRemoval(tx, target, { ...student, refunded, oldEnd: enrolment.paidUntil })
    return 'done'
  })
}

/** Applies a change to each student in a separate transaction, so that one refusal does not stop the others. */
async function changeEach(
  db: Db,
  { studentIds, classId, ...rest }: EnrolmentChange,
  change: (tx: Tx, target: ManagedClass, student: StudentChange) => Promise<EnrolmentOutcome>,
): Promise<EnrolmentResult[]> {
  const results: EnrolmentResult[] = []
  for (const studentId of new Set(studentIds)) {
    const outcome = await inTransaction(db, async (tx) =>
      change(tx, await requireClass(tx, classId), { ...rest, studentId }),
    )
    results.push({ studentId, outcome })
  }
  return results
}

async function requireClass(tx: Tx, classId: number): Promise<ManagedClass> {
  return (
    (await findClass(tx, classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  )
}
