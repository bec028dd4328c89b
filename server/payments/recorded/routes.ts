import { matchPayments as matchPaymentsCall } from '../../../contract/payments/match-payments.ts'
import {
  type NewRecordedPayment,
  type PaymentPreview,
  paymentDayError,
  previewRecordedPayments,
  type RecordedPaymentResult,
  recordedAmountError,
  recordPayments,
  referenceKey,
} from '../../../contract/payments/recorded-payments.ts'
import { isoDay } from '../../../contract/platform/school-time.ts'
import { findClass } from '../../classes/store.ts'
import type { Db } from '../../platform/db.ts'
import { decline, httpError } from '../../platform/errors.ts'
import { handle } from '../../rpc/handler.ts'
import { decideUse, recordPayment } from './record-payment.ts'
import { entryOf } from './record-request.ts'
import { findPayer, findSamePayment } from './recorded-store.ts'

type Moment = { now: number; timezone: string }

/** Payments that the staff record (R-PAY-001). */
export const recordedPaymentRoutes = {
  previewRecordedPayments: handle(previewRecordedPayments, ({ school, input, now }) =>
    previewPayments(school.db, input.payments, { now, timezone: school.config.SITE_TIMEZONE }),
  ),

  matchPayments: handle(matchPaymentsCall, async ({ school, input }) => {
    // with the parser of CSV files
    const { matchPayments } = await import('./match-payments.ts')
    return matchPayments(school.db, input)
  }),

  recordPayments: handle(recordPayments, async ({ school, caller, input, now }) => {
    const moment = { now, timezone: school.config.SITE_TIMEZONE }
    checkPayments(input.payments, moment)
    const results: RecordedPaymentResult[] = []
    const actorId = caller.id
    for (const payment of input.payments) {
      const together = input.payments
        .filter((it) => it.studentId !== payment.studentId)
        .map(({ idempotencyKey }) => entryOf({ actorId, idempotencyKey }))
      const request = { ...payment, ...moment, together, actorId }
      results.push(await recordPayment(school.db, request))
    }
    return results
  }),
}

/** Declines a wrong amount or day. */
function checkPayments(
  payments: readonly Pick<NewRecordedPayment, 'amount' | 'day'>[],
  { now, timezone }: Moment,
): void {
  const today = isoDay(now, timezone)
  for (const { amount, day } of payments) {
    const amountError = recordedAmountError(amount)
    if (amountError) decline('invalid_amount', amountError)
    const dayError = paymentDayError(day, today)
    if (dayError) httpError('invalid_request', dayError)
  }
}

/** What would become of each payment; an earlier one of the request, for the same student, may have its reference. */
async function previewPayments(
  db: Db,
  payments: readonly NewRecordedPayment[],
  moment: Moment,
): Promise<PaymentPreview[]> {
  checkPayments(payments, moment)
  const previews: PaymentPreview[] = []
  for (const [index, payment] of payments.entries()) {
    const { studentId, reference = '' } = payment
    const key = referenceKey(reference)
    const earlier = payments
      .slice(0, key === '' ? 0 : index)
      .find((it) => it.studentId === studentId && referenceKey(it.reference ?? '') === key)
    previews.push(await previewPayment(db, { ...payment, earlier }, moment.now))
  }
  return previews
}

async function previewPayment(
  db: Db,
  { earlier, ...payment }: NewRecordedPayment & { earlier: NewRecordedPayment | undefined },
  now: number,
): Promise<PaymentPreview> {
  const { studentId, classId, reference } = payment
  const payer = await findPayer(db, studentId)
  if (!payer) return { studentId, outcome: 'not-found', months: 0 }
  const { name, balance } = payer
  const target = classId === undefined ? undefined : await findClass(db, classId)
  const use = await decideUse(db, { ...payment, target, balance, now })
  const same =
    (await findSamePayment(db, reference)) ??
    (earlier && { name, amount: earlier.amount, date: earlier.day })
  return { studentId, ...use, ...(same && { same }) }
}
