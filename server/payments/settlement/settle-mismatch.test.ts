import { expect, test } from 'vitest'
import {
  deliverNotice,
  expectBalanced,
  findPaymentRow,
  payByCard,
  seedPayment,
  verifyCardPayment,
} from '../../test/payments/card-payments.ts'
import { openTestSchool, seedStudent } from '../../test/test-school.ts'

test.each([
  ['a smaller amount', { amount: 100_00 }],
  ['a larger amount', { amount: 900_01 }],
  ['another currency', { currency: 'GHS' }],
])('a charge of %s moves no money and is recorded (R-MONEY-010)', async (_, otherwise) => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const opened = await seedPayment(school, amina, { amount: 900 })
  const notice = await payByCard(school, opened, otherwise)

  expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject({
    http: 200,
    status: false,
    code: 'payment_mismatch',
    message: 'The charge does not match this payment. Please contact us.',
  })
  expect(await deliverNotice(school, notice)).toMatchObject({ http: 200 })
  await expectBalanced(school, amina)
  expect(await findPaymentRow(school, opened.reference)).toMatchObject({
    state: 'pending',
    failure_reason: expect.stringContaining('The provider says'),
  })
})

test('a declined card credits nothing; another card with the same reference does', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const opened = await seedPayment(school, amina, { amount: 900 })

  await payByCard(school, opened, { outcome: 'failure' })
  expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject({
    http: 200,
    status: false,
    code: 'card_declined',
    message: 'Your card was not charged. Please try again.',
  })
  expect(await findPaymentRow(school, opened.reference)).toMatchObject({ state: 'failed' })
  await expectBalanced(school, amina)

  await payByCard(school, opened)
  expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject({ status: true })
  await expectBalanced(school, amina, 900_00)
})
