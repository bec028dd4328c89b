import { expect, test } from 'vitest'
import { enrolInClass, renewSubscription } from '../../contract/enrolment/enrolment.ts'
import { openPayment } from '../../contract/payments/payments.ts'
import { getWalletHistory } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedStudent, walletOf } from '../test/test-school.ts'

test('a student pays the price that was shown, or is declined with the new one and keeps the money', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 9_000_00 })
  const monthly = await seedClass(school, { price: 4_000_00, monthly: true })
  const fields = { class_id: monthly.publicId }
  const changed = {
    http: 200,
    status: false,
    code: 'price_changed',
    message: 'The price of this class has changed. It is now ₦4,000.',
  }

  for (const call of [enrolInClass, openPayment])
    expect(await callApi(school, call, { ...fields, seen_price: 3500 }, amina)).toMatchObject(
      changed,
    )
  expect((await walletOf(school.db, amina.id)).balance).toBe(9_000_00)

  const joined = await callApi(school, enrolInClass, { ...fields, seen_price: 4000 }, amina)
  expect(joined).toMatchObject({ status: true, message: 'Successfully enrolled in the class!' })
  for (const seen_price of [4500, 0])
    expect(
      await callApi(school, renewSubscription, { ...fields, seen_price }, amina),
    ).toMatchObject(changed)
  const renewed = await callApi(school, renewSubscription, { ...fields, seen_price: 4000 }, amina)

  const { data: history } = await callApi(school, getWalletHistory, {}, amina)
  expect([renewed.data.receipt, joined.data]).toEqual(history.slice(0, 2))
  expect(history.slice(0, 2)).toMatchObject([
    { type: 'debit', amount: 4000, balance: 1000, reference: `WALLET_${history[0].id}` },
    { type: 'debit', amount: 4000, balance: 5000, description: `Enrolment: ${monthly.name}` },
  ])
})

test('a class that became free or got a price after it was shown is not joined', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 9_000_00 })
  const free = await seedClass(school)
  const paid = await seedClass(school, { price: 1_000_00 })

  expect(
    await callApi(school, enrolInClass, { class_id: free.publicId, seen_price: 500 }, amina),
  ).toMatchObject({ code: 'price_changed', message: 'This class is free now.' })
  expect(
    await callApi(school, enrolInClass, { class_id: paid.publicId, seen_price: 0 }, amina),
  ).toMatchObject({ code: 'price_changed' })
  expect((await walletOf(school.db, amina.id)).balance).toBe(9_000_00)
})

test('a client that sends no price gets the same responses as before (R-CLASS-019, R-CLASS-040)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 9_000_00 })
  const monthly = await seedClass(school, { price: 4_000_00, monthly: true })
  const fields = { class_id: monthly.publicId }

  expect((await callApi(school, enrolInClass, fields, amina)).data).toBeNull()
  expect((await callApi(school, renewSubscription, fields, amina)).data).toEqual({
    nextSub: expect.stringMatching(/^\d+$/),
  })
})
