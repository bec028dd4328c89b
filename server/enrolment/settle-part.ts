import type { WaiverReason } from '../../contract/enrolment/enrolment-payment.ts'
import type { AdminPayment } from '../../contract/enrolment/enrolment-rules.ts'
import { SUBSCRIPTION_CHANGED } from '../../contract/enrolment/manage-enrolments.ts'
import { nextPart } from '../../contract/enrolment/parts.ts'
import { say } from '../../messages/message.ts'
import { findClass } from '../classes/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { storedMoney } from '../platform/audited-message.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { lockWallet } from '../wallet/store.ts'
import { declineWhileAwaited } from './awaited-payments.ts'
import type { StudentChange } from './enrolment-change.ts'
import { waiverOf } from './manage-enrolments.ts'
import { advancePlan, payNextPart } from './pay-part.ts'
import { addWaiver, lockEnrolment } from './store.ts'

type Settlement = StudentChange & {
  classId: number
  payment: AdminPayment
  waiver?: WaiverReason | undefined
  waiverNote?: string | undefined
  /** When the next part was due as the administrator was shown. */
  seenDue: number
}

/**
 * Settles the next part of a class for a student, from the wallet or waived with a reason, audited (R-PAY-006). Declines a
 * student who owes nothing, an outdated due date, a waiver without a reason, an awaited card payment, and a balance that does not
 * cover it. Rejects an unknown class or student with 404.
 */
export async function settlePartForStudent(tx: Tx, settlement: Settlement): Promise<void> {
  const { studentId, classId, payment, actorId, now, timezone } = settlement
  if (payment === 'waived' && settlement.waiver === undefined)
    decline('reason_required', say('rules_enrolment_waiver_needs_reason'))
  const { target, enrolment, plan } = await requireOwed(tx, settlement)
  if (plan.dueAt !== settlement.seenDue) decline('conflict_enrolment', SUBSCRIPTION_CHANGED)
  const part = { id: enrolment.id, studentId, classId, className: target.name, plan }
  const waiver = waiverOf(settlement, { payment, amount: nextPart(plan), by: actorId })
  if (waiver) {
    await advancePlan(tx, { ...part, now, timezone })
    await addWaiver(tx, enrolment.id, waiver)
  } else {
    await declineWhileAwaited(tx, { studentId, classId, now })
    await payNextPart(tx, { ...part, now, timezone })
  }
  const amount = storedMoney(nextPart(plan))
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'settlePart' as const, subjectId: studentId, now },
    detail: waiver
      ? say('audited_detail_part_waived', { class: target.name, amount, reason: waiver.reason })
      : say('audited_detail_part_paid', { class: target.name, amount }),
  })
}

/** The class, the locked enrolment and its plan. Declines a student who owes no part of the class. */
export async function requireOwed(
  tx: Tx,
  { studentId, classId }: { studentId: number; classId: number },
) {
  const target =
    (await findClass(tx, classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const wallet = await lockWallet(tx, studentId)
  if (!wallet || wallet.isDeleted)
    httpError('student_not_found', say('rules_admin_student_not_found'))
  const enrolment = await lockEnrolment(tx, studentId, classId)
  if (!enrolment) decline('not_enrolled', say('rules_enrolment_student_not_class'))
  if (!enrolment.plan) decline('part_not_owed', say('rules_enrolment_part_not_owed'))
  return { target, enrolment, plan: enrolment.plan }
}
