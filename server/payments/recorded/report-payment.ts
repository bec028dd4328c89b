import type { RecordOutcome } from '../../../contract/payments/recorded-payments.ts'
import { formatShortNaira, type Kobo } from '../../../contract/platform/kobo.ts'
import { formatDate, startOfDay } from '../../../contract/platform/school-time.ts'
import type { Messages } from '../../../messages/compiled/messages.d.ts'
import type { Locale } from '../../../messages/languages.ts'
import { say } from '../../../messages/message.ts'
import { notify } from '../../messages/announce.ts'
import { writeAuditEntry } from '../../platform/audit.ts'
import { storedDay, storedExactMoney } from '../../platform/audited-message.ts'
import type { Tx } from '../../platform/db.ts'
import type { RecordRequest } from './record-request.ts'

type Report = RecordRequest & {
  outcome: RecordOutcome
  /** The class that the payment was for; undefined for none. */
  className: string | undefined
  /** The new end of a subscription in Unix seconds; 0 for none. */
  paidUntil: number
  balanceBefore: Kobo
  balance: Kobo
}

/** Writes the audit entry of a recorded payment, and tells the student that it has arrived. */
export async function reportRecordedPayment(tx: Tx, report: Report): Promise<void> {
  const { actorId, studentId, amount, method, day, reference, now, timezone } = report
  const { className, paidUntil, outcome } = report
  const paidFor = ['joined', 'renewed', 'part', 'paid'].includes(outcome)
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'recordPayment', subjectId: studentId, now },
    detail: say('audited_detail_recorded_payment', {
      amount: storedExactMoney(amount),
      method,
      day: storedDay(startOfDay(day, timezone), timezone),
      reference: reference || '–',
    }),
    before: { balance: report.balanceBefore, className: null, paidUntil: null },
    after: {
      balance: report.balance,
      className: paidFor ? (className ?? null) : null,
      paidUntil: paidUntil || null,
    },
  })
  await notify(tx, {
    // money does not wait for the end of quiet hours (R-SESSION-006)
    isUrgent: true,
    studentIds: [studentId],
    write: (m, locale) => ({
      subject: m.notices_recorded_subject(),
      body: [arrival(report, m, locale), use(report, m, locale)].join(' '),
    }),
    ...(paidFor && report.classId !== undefined && { classId: report.classId }),
    now,
  })
}

function arrival({ amount, method, day, timezone }: Report, m: Messages, locale: Locale): string {
  return m.notices_recorded_arrived({
    amount: formatShortNaira(amount, locale),
    method,
    day: formatDate(startOfDay(day, timezone), timezone, locale),
  })
}

function use(
  { outcome, className = '', paidUntil, timezone }: Report,
  m: Messages,
  locale: Locale,
) {
  const named = { class: className }
  if (outcome === 'joined') return m.notices_recorded_joined(named)
  if (outcome === 'paid' || (outcome === 'part' && paidUntil === 0))
    return m.notices_recorded_paid(named)
  if (outcome === 'part') return m.notices_recorded_part(named)
  if (outcome !== 'renewed') return m.notices_payment_in_wallet()
  return m.notices_recorded_renewed({ ...named, day: formatDate(paidUntil, timezone, locale) })
}
