import { expect, test } from 'vitest'
import {
  additionOutcome,
  amountDue,
  extended,
  movedEnd,
  refundedPayments,
  shortenedEnd,
} from './enrolment-rules.ts'

const at = (iso: string) => new Date(iso).getTime() / 1000
const moment = { now: at('2026-11-22T10:00:00Z'), timezone: 'Africa/Lagos' }

test('an administrator adds a student unless the student is in the class, pays by card at the moment, or lacks the money', () => {
  const addition = {
    isEnrolled: false,
    isPaymentAwaited: false,
    payment: 'wallet' as const,
    price: 500_00,
    balance: 500_00,
  }

  expect(additionOutcome(addition)).toBe('done')
  expect(additionOutcome({ ...addition, balance: 499_99 })).toBe('no-money')
  expect(additionOutcome({ ...addition, balance: 0, payment: 'waived' })).toBe('done')
  expect(additionOutcome({ ...addition, isPaymentAwaited: true, payment: 'waived' })).toBe(
    'confirming',
  )
  expect(additionOutcome({ ...addition, isEnrolled: true, isPaymentAwaited: true })).toBe('already')
})

test('a waived payment costs nothing, another one the price of each month', () => {
  expect(amountDue('waived', 500_00, 3)).toBe(0)
  expect(amountDue('wallet', 500_00)).toBe(500_00)
  expect(amountDue('wallet', 500_00, 3)).toBe(1_500_00)
})

const endOf = (paidUntil: number, months: number, startDay = 0) =>
  extended({ paidUntil, startDay }, months, moment).paidUntil

test('a subscription that began on the 31st keeps its day through shorter months (R-PAY-008)', () => {
  const january = at('2027-01-31T09:00:00Z')
  expect(endOf(january, 1, 31)).toBe(at('2027-02-28T09:00:00Z'))
  expect(endOf(at('2027-02-28T09:00:00Z'), 1, 31)).toBe(at('2027-03-31T09:00:00Z'))
  expect(endOf(january, 12)).toBe(at('2028-01-31T09:00:00Z'))
  const march = { paidUntil: at('2027-03-31T09:00:00Z'), startDay: 31 }
  expect(shortenedEnd(march, 1, 'Africa/Lagos')).toBe(at('2027-02-28T09:00:00Z'))
})

test('an extension counts from the later of now and the end of the subscription', () => {
  expect(endOf(at('2026-12-05T08:00:00Z'), 2)).toBe(at('2027-02-05T08:00:00Z'))
  expect(endOf(at('2026-10-05T08:00:00Z'), 1)).toBe(at('2026-12-22T10:00:00Z'))
})

test('a move keeps the paid time, and begins the first month of a monthly class without one', () => {
  const paidUntil = at('2026-12-05T08:00:00Z')

  expect(movedEnd(paidUntil, true, moment)).toBe(paidUntil)
  expect(movedEnd(0, true, moment)).toBe(at('2026-12-22T10:00:00Z'))
  expect(movedEnd(paidUntil, false, moment)).toBe(0)
})

test('a refund is nothing, the last payment or all of them, without those that were refunded before', () => {
  const payments = [{ amount: 500_00 }, { amount: 0 }, { amount: 600_00 }]

  expect(refundedPayments('none', payments)).toEqual([])
  expect(refundedPayments('last', payments)).toEqual([{ amount: 600_00 }])
  expect(refundedPayments('all', payments)).toEqual([{ amount: 500_00 }, { amount: 600_00 }])
  expect(refundedPayments('last', payments.slice(0, 2))).toEqual([])
  expect(refundedPayments('last', [])).toEqual([])
})
