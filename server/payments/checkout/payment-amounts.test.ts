import { expect, test } from 'vitest'
import { getMyClasses } from '../../../contract/enrolment/enrolment.ts'
import { openPayment } from '../../../contract/payments/payments.ts'
import { cardFundingError, topUpFor } from '../../../contract/wallet/wallet.ts'
import { textIn } from '../../../messages/catalog.ts'
import { callApi } from '../../test/call-api.ts'
import { deliverNotice, payByCard, seedPayment } from '../../test/payments/card-payments.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStudent } from '../../test/test-school.ts'

test('a wallet funding by card is between ₦100 and ₦10,000,000; the price of a class has no minimum (R-WALLET-011, R-WALLET-017)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const cheap = await seedClass(school, { price: 50_00 })
  const invalidAmounts = [
    [0.01, 'Please enter a valid amount of at least ₦100'],
    [99.99, 'Please enter a valid amount of at least ₦100'],
    [10_000_000.01, 'Please enter a valid amount of at most ₦10,000,000'],
    [0, 'Please enter a valid amount'],
  ] as const
  for (const [amount, message] of invalidAmounts) {
    expect(await callApi(school, openPayment, { amount }, amina)).toMatchObject({
      http: 200,
      status: false,
      code: 'amount_out_of_range',
      message,
    })
    const error = cardFundingError(Math.round(amount * 100))
    expect(error && textIn('en', error)).toBe(message)
  }
  for (const amount of [100, 10_000_000]) {
    expect((await seedPayment(school, amina, { amount })).amount).toBe(amount)
  }
  const opened = await seedPayment(school, amina, { class_id: cheap.publicId })
  expect(opened.amount).toBe(50)
  await deliverNotice(school, await payByCard(school, opened))
  expect((await callApi(school, getMyClasses, {}, amina)).data).toHaveLength(1)
})

test('a top-up for a class is at least ₦100', () => {
  expect(topUpFor(20_00)).toBe(100_00)
  expect(topUpFor(2_499_50)).toBe(2_499_50)
})
