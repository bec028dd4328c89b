import {
  type AdminPayment,
  amountDue,
  extended,
  type Subscription,
  shortenedEnd,
} from '../../contract/enrolment/enrolment-rules.ts'
import { renewalError } from '../../contract/enrolment/join-rules.ts'
import { SUBSCRIPTION_CHANGED } from '../../contract/enrolment/manage-enrolments.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { say } from '../../messages/message.ts'
import { findClass } from '../classes/store.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { storedText } from '../platform/stored-text.ts'
import { debit } from '../wallet/ledger.ts'
import { lockWallet } from '../wallet/store.ts'
import { declineWhileAwaited } from './awaited-payments.ts'
import type { StudentChange } from './enrolment-change.ts'
import { type WaiverFields, waiverOf } from './manage-enrolments.ts'
import { declineChangedPrice } from './pay-from-wallet.ts'
import { reportExtension } from './report-changes.ts'
import { addWaiver, lockEnrolment, renewalKey, setSubscription } from './store.ts'

type Extension = StudentChange &
  WaiverFields & {
    classId: number
    months: number
    /** True takes the months back; no money moves. */
    shortens?: boolean | undefined
    payment: AdminPayment
    /** The end that the administrator was shown, in Unix seconds. */
    seenUntil: number
    seenPrice?: Kobo | undefined
  }

/**
 * Extends a subscription, or takes months back (R-PAY-008), and returns its new end. Declines a class without a subscription, an outdated end or
 * price, an awaited card payment and a balance that does not cover the price. Rejects an unknown class or student with 404.
 */
export async function extendForStudent(tx: Tx, extension: Extension): Promise<number> {
  const { studentId, classId, months, shortens, payment, seenUntil, now } = extension
  const target =
    (await findClass(tx, classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const wallet = await lockWallet(tx, studentId)
  if (!wallet || wallet.isDeleted)
    httpError('student_not_found', say('rules_admin_student_not_found'))
  const enrolment = await lockEnrolment(tx, studentId, classId)
  if (!enrolment) decline('not_enrolled', say('rules_enrolment_student_not_class'))
  // the end of a plan of parts moves only with a part
  const isMonthly = target.monthly && enrolment.plan === null
  const error = renewalError({ monthly: isMonthly, paidUntil: enrolment.paidUntil })
  if (error) decline(error.code, error.message)
  if (enrolment.paidUntil !== seenUntil) {
    // a repeated request
    const seen = { ...enrolment, paidUntil: seenUntil }
    if (enrolment.paidUntil === changed(seen, extension).paidUntil) return enrolment.paidUntil
    decline('conflict_enrolment', SUBSCRIPTION_CHANGED)
  }
  if (payment === 'wallet' && !shortens) {
    await declineWhileAwaited(tx, { studentId, classId, now })
    declineChangedPrice(target.price, extension.seenPrice)
  }
  const next = changed(enrolment, extension)
  const { paidUntil } = next
  await setSubscription(tx, enrolment.id, next)
  const amount = shortens ? 0 : amountDue(payment, target.price, months)
  const waived = shortens ? 0 : amountDue('wallet', target.price, months)
  const waiver = waiverOf(extension, { payment, amount: waived, by: extension.actorId })
  if (waiver) await addWaiver(tx, enrolment.id, waiver)
  if (amount > 0)
    await debit(tx, {
      userId: studentId,
      amount,
      service: 'renewal',
      description: storedText(say('ledger_renewal', { name: target.name })),
      classId,
      idempotencyKey: await renewalKey(tx, { id: enrolment.id, paidUntil }),
      now,
    })
  await reportExtension(tx, target, { ...extension, paid: amount, from: seenUntil, paidUntil })
  return paidUntil
}

/** The subscription after the extension, or without the months that are taken back. */
function changed(
  it: Subscription,
  { months, shortens, now, timezone }: Pick<Extension, 'months' | 'shortens' | 'now' | 'timezone'>,
): Subscription {
  if (!shortens) return extended(it, months, { now, timezone })
  return { ...it, paidUntil: shortenedEnd(it, months, timezone) }
}
