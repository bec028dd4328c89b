import { expect, test } from 'vitest'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { verifyPayment } from '../../../contract/payments/payments.ts'
import { callApi } from '../../test/call-api.ts'
import {
  closeCardWindow,
  deliverNotice,
  enrolmentsOf,
  expectBalanced,
  payByCard,
  seedPayment,
  verifyCardPayment,
} from '../../test/payments/card-payments.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStudent, walletOf } from '../../test/test-school.ts'

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
    {
      ...{ type: 'credit', service: 'fund', amount: 7_500_00, class_id: paid.id },
      description: 'Card payment: Ṣarf',
    },
    { type: 'debit', service: 'enrolment', amount: 7_500_00, class_id: paid.id },
  ])
  await expectBalanced(school, amina, 20_00)
})

test('whoever asks for the receipt of a settled payment gets the ledger entry of the class or of the funding', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const paid = await seedClass(school, { price: 7_500_00, name: 'Ṣarf' })
  const forClass = await seedPayment(school, amina, { class_id: paid.publicId })
  const forWallet = await seedPayment(school, amina, { amount: 300 })
  await payByCard(school, forClass)
  await payByCard(school, forWallet)
  const verify = async ({ reference }: { reference: string }, fields = {}) =>
    (await callApi(school, verifyPayment, { reference, ...fields }, amina)).data

  expect(await verify(forClass)).toEqual({ wallet: 0, state: 'settled', note: '' })
  expect((await verify(forClass, { receipt: '1' })).receipt).toMatchObject({
    ...{ type: 'debit', amount: 7500, balance: 0, description: 'Enrolment: Ṣarf' },
  })
  expect((await verify(forWallet, { receipt: '1' })).receipt).toMatchObject({
    ...{ type: 'credit', amount: 300, balance: 300, reference: forWallet.reference },
  })
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
