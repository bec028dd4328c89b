import type { ManagedClass } from '../../contract/classes/classes.ts'
import type { WaiverReason } from '../../contract/enrolment/enrolment-payment.ts'
import { formatShortNaira, type Kobo } from '../../contract/platform/kobo.ts'
import { formatDate } from '../../contract/platform/school-time.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'
import { notify } from '../messages/announce.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { storedMoney } from '../platform/audited-message.ts'
import type { Tx } from '../platform/db.ts'
import type { StudentChange } from './enrolment-change.ts'

/** Audit entries and messages to students about enrolments that an administrator changed. */

type Payment = { paid: Kobo; paidUntil: number; waiver?: WaiverReason | undefined }

/** Records an addition to a class and notifies the student. */
export async function reportAddition(
  tx: Tx,
  target: ManagedClass,
  { paid, paidUntil, waiver, ...change }: StudentChange & Payment,
) {
  await writeAuditEntry(tx, {
    ...auditBase(change),
    action: 'enrolStudent',
    detail: enrolmentDetail(target.name, paymentText(paid, target.price, waiver)),
    after: { className: target.name, amount: paid, paidUntil: paidUntil || null },
  })
  await notifyStudent(tx, change, target.id, (m, locale) => ({
    subject: m.notices_added_subject(),
    sentences: [
      m.notices_added({ class: target.name }),
      paymentSentence(m, locale, paid, target.price),
      endSentence(m, locale, paidUntil, change),
    ],
  }))
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
    detail: say('audited_detail_moved', { from: from.name, to: to.name }),
    before: { className: from.name, paidUntil: oldEnd || null },
    after: { className: to.name, paidUntil: paidUntil || null },
  })
  await notifyStudent(tx, change, to.id, (m, locale) => ({
    subject: m.notices_moved_subject(),
    sentences: [
      m.notices_moved({ from: from.name, to: to.name }),
      endSentence(m, locale, paidUntil, change),
    ],
  }))
}

/** Records the extension of a subscription and notifies the student. */
export async function reportExtension(
  tx: Tx,
  target: ManagedClass,
  { paid, from, paidUntil, waiver, ...change }: StudentChange & Payment & { from: number },
) {
  const isShorter = paidUntil < from
  await writeAuditEntry(tx, {
    ...auditBase(change),
    action: 'extendSubscription',
    detail: enrolmentDetail(target.name, paymentText(paid, target.price, waiver)),
    before: { paidUntil: from },
    after: { paidUntil },
  })
  await notifyStudent(tx, change, target.id, (m, locale) => ({
    subject: isShorter
      ? m.notices_subscription_changed_subject()
      : m.notices_subscription_extended_subject(),
    sentences: [
      isShorter
        ? m.notices_subscription_shortened({ class: target.name })
        : m.notices_subscription_extended({ class: target.name }),
      isShorter ? '' : paymentSentence(m, locale, paid, target.price),
      endSentence(m, locale, paidUntil, change),
    ],
  }))
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
    detail: enrolmentDetail(
      target.name,
      refunded > 0
        ? say('audited_detail_refunded', { amount: storedMoney(refunded) })
        : say('audited_detail_no_refund'),
    ),
    before: { className: target.name, paidUntil: oldEnd || null },
  })
  await notifyStudent(tx, change, undefined, (m, locale) => ({
    subject: m.notices_removed_subject(),
    sentences: [
      m.notices_removed({ class: target.name }),
      refunded > 0 ? m.notices_amount_back({ amount: formatShortNaira(refunded, locale) }) : '',
    ],
  }))
}

function auditBase({ actorId, studentId, now }: StudentChange) {
  return { actorId, subjectId: studentId, now }
}

const enrolmentDetail = (className: string, payment: Message): Message =>
  say('audited_detail_enrolment', { class: className, payment })

function paymentText(paid: Kobo, price: Kobo, waiver: WaiverReason | undefined): Message {
  if (paid > 0) return say('audited_detail_from_wallet', { amount: storedMoney(paid) })
  if (price > 0 && waiver) return say('audited_detail_waived_for', { reason: waiver })
  return price > 0 ? say('audited_detail_waived') : say('audited_detail_free')
}

function paymentSentence(m: Messages, locale: Locale, paid: Kobo, price: Kobo): string {
  if (paid > 0) return m.notices_amount_paid({ amount: formatShortNaira(paid, locale) })
  return price > 0 ? m.notices_nothing_to_pay() : ''
}

function endSentence(
  m: Messages,
  locale: Locale,
  paidUntil: number,
  { timezone }: StudentChange,
): string {
  if (paidUntil === 0) return ''
  return m.notices_subscription_until({ day: formatDate(paidUntil, timezone, locale) })
}

/** A message to the student; sentences that are '' are left out. */
async function notifyStudent(
  tx: Tx,
  { studentId, now }: StudentChange,
  classId: number | undefined,
  write: (m: Messages, locale: Locale) => { subject: string; sentences: readonly string[] },
) {
  await notify(tx, {
    write(m, locale) {
      const { subject, sentences } = write(m, locale)
      return { subject, body: sentences.filter(Boolean).join(' ') }
    },
    ...(classId !== undefined && { classId }),
    studentIds: [studentId],
    now,
  })
}
