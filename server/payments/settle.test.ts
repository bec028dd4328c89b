import { expect, test } from 'vitest'
import { enrolInClass } from '../../contract/enrolment.ts'
import { getWalletHistory } from '../../contract/wallet.ts'
import { callApi } from '../test/call-api.ts'
import {
  closeCardWindow,
  deliverNotice,
  enrolmentsOf,
  expectBalanced,
  findPaymentRow,
  payByCard,
  seedPayment,
  verifyCardPayment,
} from '../test/card-payments.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedStudent, walletOf } from '../test/test-school.ts'

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

test('a class paid by card is joined, and the balance of the wallet is unchanged (R-MONEY-016, R-MONEY-015, R-CLASS-024)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 20_00 })
  const paid = await seedClass(school, { price: 7_500_00, name: 'Ṣarf' })
  const opened = await seedPayment(school, amina, { class_id: paid.publicId })
  await payByCard(school, opened)

  expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject({
    status: true,
    data: { wallet: 20, state: 'settled', note: '' },
  })

  expect(await enrolmentsOf(school, amina)).toMatchObject([
    { class_details: { rand: paid.publicId } },
  ])
  const { rows } = await walletOf(school.db, amina.id)
  expect(rows.slice(1)).toMatchObject([
    { type: 'credit', service: 'fund', amount: 7_500_00, description: 'Card payment: Ṣarf' },
    { type: 'debit', service: 'enrolment', amount: 7_500_00, class_id: paid.id },
  ])
  await expectBalanced(school, amina, 20_00)
})

test('a month paid by card extends the subscription (R-MONEY-015)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const monthly = await seedClass(school, { price: 1_000_00, monthly: true })
  await callApi(school, enrolInClass, { class_id: monthly.publicId }, amina)
  const [before] = await enrolmentsOf(school, amina)
  const opened = await seedPayment(school, amina, { class_id: monthly.publicId })
  const notice = await payByCard(school, opened)

  await Promise.all([
    verifyCardPayment(school, opened.reference, amina),
    deliverNotice(school, notice),
  ])

  const [after] = await enrolmentsOf(school, amina)
  const days = (Number(after.myclass.nextSub) - Number(before.myclass.nextSub)) / 86_400
  expect(Math.round(days)).toBeGreaterThanOrEqual(28)
  expect(Math.round(days)).toBeLessThanOrEqual(31)
  await expectBalanced(school, amina)
})

test('two card payments for one class enrol once, and the second amount stays in the wallet', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const paid = await seedClass(school, { price: 7_500_00 })
  const first = await seedPayment(school, amina, { class_id: paid.publicId })
  await closeCardWindow(school, amina, first)
  const second = await seedPayment(school, amina, { class_id: paid.publicId })
  await payByCard(school, first)
  await payByCard(school, second)

  const responses = await Promise.all([
    verifyCardPayment(school, first.reference, amina),
    verifyCardPayment(school, second.reference, amina),
  ])

  expect(responses.map(({ data }) => data.state).sort()).toEqual(['settled', 'to_wallet'])
  expect(await enrolmentsOf(school, amina)).toHaveLength(1)
  await expectBalanced(school, amina, 7_500_00)
})
