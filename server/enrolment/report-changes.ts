import type { ManagedClass } from '../../contract/classes/classes.ts'
import { formatShortNaira, type Kobo } from '../../contract/platform/kobo.ts'
import { formatDate } from '../../contract/platform/school-time.ts'
import { notify } from '../messages/announce.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { StudentChange } from './enrolment-change.ts'

/** Audit entries and messages to students about enrolments that an administrator changed (decision 0491). */

type Payment = { paid: Kobo; paidUntil: number }

/** Records an addition to a class and notifies the student. */
export async function reportAddition(
  tx: Tx,
  target: ManagedClass,
  { paid, paidUntil, ...change }: StudentChange & Payment,
) {
  await writeAuditEntry(tx, {
    ...auditBase(change),
    action: 'enrolStudent',
    detail: `${target.name}; ${paymentText(paid, target.price)}`,
    after: { className: target.name, amount: paid, paidUntil: paidUntil || null },
  })
  await notifyStudent(tx, change, {
    subject: 'You were added to a class',
    body: [
      `The school has added you to ${target.name}.`,
      paymentSentence(paid, target.price),
      endSentence(paidUntil, change),
    ],
    classId: target.id,
  })
}

type Move = StudentChange & {
  from: ManagedClass
  to: ManagedClass
  oldEnd: number
  paidUntil: number
}

/** Records a move to another class and notifies the student. */
export async function reportMove(tx: Tx, { from, to, oldEnd, paidUntil, ...change }: Move) {
  await writeAuditEntry(tx, {
    ...auditBase(change),
    action: 'moveStudent',
    detail: `${from.name} → ${to.name}`,
    before: { className: from.name, paidUntil: oldEnd || null },
    after: { className: to.name, paidUntil: paidUntil || null },
  })
  await notifyStudent(tx, change, {
    subject: 'You were moved to another class',
    body: [
      `The school has moved you from ${from.name} to ${to.name}.`,
      endSentence(paidUntil, change),
    ],
    classId: to.id,
  })
}

/** Records the extension of a subscription and notifies the student. */
export async function reportExtension(
  tx: Tx,
  target: ManagedClass,
  { paid, from, paidUntil, ...change }: StudentChange & Payment & { from: number },
) {
  const isShorter = paidUntil < from
  await writeAuditEntry(tx, {
    ...auditBase(change),
    action: 'extendSubscription',
    detail: `${target.name}; ${paymentText(paid, target.price)}`,
    before: { paidUntil: from },
    after: { paidUntil },
  })
  await notifyStudent(tx, change, {
    subject: isShorter ? 'Your subscription was changed' : 'Your subscription was extended',
    body: [
      isShorter
        ? `The school has taken back a part of your subscription of ${target.name}.`
        : `The school has extended your subscription of ${target.name}.`,
      isShorter ? '' : paymentSentence(paid, target.price),
      endSentence(paidUntil, change),
    ],
    classId: target.id,
  })
}

/** Records a removal from a class and notifies the student. */
export async function reportRemoval(
  tx: Tx,
  target: ManagedClass,
  { refunded, oldEnd, ...change }: StudentChange & { refunded: Kobo; oldEnd: number },
) {
  await writeAuditEntry(tx, {
    ...auditBase(change),
    action: 'removeFromClass',
    detail: `${target.name}; ${refunded > 0 ? `${formatShortNaira(refunded)} refunded` : 'no refund'}`,
    before: { className: target.name, paidUntil: oldEnd || null },
  })
  await notifyStudent(tx, change, {
    subject: 'You were removed from a class',
    body: [
      `The school has removed you from ${target.name}.`,
      refunded > 0 ? `${formatShortNaira(refunded)} is back in your wallet.` : '',
    ],
  })
}

function auditBase({ actorId, studentId, now }: StudentChange) {
  return { actorId, subjectId: studentId, now }
}

function paymentText(paid: Kobo, price: Kobo): string {
  if (paid > 0) return `${formatShortNaira(paid)} from the wallet`
  return price > 0 ? 'payment waived' : 'free'
}

function paymentSentence(paid: Kobo, price: Kobo): string {
  if (paid > 0) return `${formatShortNaira(paid)} was paid from your wallet.`
  return price > 0 ? 'There is nothing to pay.' : ''
}

function endSentence(paidUntil: number, { timezone }: StudentChange): string {
  return paidUntil === 0 ? '' : `Your subscription ends on ${formatDate(paidUntil, timezone)}.`
}

async function notifyStudent(
  tx: Tx,
  { studentId, now }: StudentChange,
  { body, ...message }: { subject: string; body: readonly string[]; classId?: number },
) {
  await notify(tx, {
    ...message,
    body: body.filter(Boolean).join(' '),
    studentIds: [studentId],
    now,
  })
}
