import { expect, test } from 'vitest'
import { getWalletHistory } from '../../../contract/wallet/wallet.ts'
import { callApi } from '../../test/call-api.ts'
import {
  deliverNotice,
  expectBalanced,
  findPaymentRow,
  payByCard,
  seedPayment,
  verifyCardPayment,
} from '../../test/payments/card-payments.ts'
import { openTestSchool, seedStudent } from '../../test/test-school.ts'

test('a paid funding is credited when the browser reports it, and only once (R-MONEY-011)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 50_00 })
  const opened = await seedPayment(school, amina, { amount: 5000 })
  await payByCard(school, opened)

  for (let time = 1; time <= 3; time++) {
    expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject({
      http: 200,
      status: true,
      message: 'Payment successful!',
      data: { wallet: 5050, state: 'settled', note: '' },
    })
  }

  await expectBalanced(school, amina, 5050_00)
  const { data: rows } = await callApi(school, getWalletHistory, {}, amina)
  expect(rows[0]).toMatchObject({ type: 'credit', description: 'Wallet funding', amount: 5000 })
  expect(await findPaymentRow(school, opened.reference)).toMatchObject({
    state: 'settled',
    settled_at: expect.any(Number),
  })
})

test('ten reports and ten webhooks at the same time credit once (R-MONEY-011)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const opened = await seedPayment(school, amina, { amount: 700 })
  const notice = await payByCard(school, opened)

  const responses = await Promise.all(
    Array.from({ length: 10 }, () => [
      verifyCardPayment(school, opened.reference, amina),
      deliverNotice(school, notice),
    ]).flat(),
  )

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([true]))
  await expectBalanced(school, amina, 700_00)
})

test.each(['FUND_12345678901234', 'CLASS_1_12345678901234', 'T123'])(
  'the unknown reference %s credits nothing (R-MONEY-009)',
  async (reference) => {
    const school = await openTestSchool()
    const amina = await seedStudent(school)
    await payByCard(school, { reference, amount: 900, currency: 'NGN', email: amina.email })

    expect(await verifyCardPayment(school, reference, amina)).toMatchObject({
      http: 404,
      status: false,
      code: 'payment_not_found',
      message: 'Payment not found.',
    })
    await expectBalanced(school, amina)
  },
)

test('the reference of another student credits nothing to the caller, and is credited to its owner', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const musa = await seedStudent(school, { name: 'Musa Ibrahim' })
  const opened = await seedPayment(school, amina, { amount: 900 })
  await payByCard(school, opened)

  expect(await verifyCardPayment(school, opened.reference, musa)).toMatchObject({
    status: false,
    code: 'payment_not_found',
    message: 'Payment not found.',
  })
  await expectBalanced(school, musa)
  await expectBalanced(school, amina)

  expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject({ status: true })
  await expectBalanced(school, amina, 900_00)
})

test('while the provider does not know the outcome, the student reads that the payment is being confirmed', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const opened = await seedPayment(school, amina, { amount: 5000 })
  const confirming = {
    http: 200,
    status: false,
    code: 'payment_confirming',
    message: 'We are confirming your ₦5,000.',
  }

  expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject(confirming)
  await payByCard(school, opened, { outcome: 'closed' })
  expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject(confirming)
  await payByCard(school, opened, { outcome: 'late' })
  expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject(confirming)

  await expectBalanced(school, amina)
  expect(await findPaymentRow(school, opened.reference)).toMatchObject({ state: 'pending' })
})
