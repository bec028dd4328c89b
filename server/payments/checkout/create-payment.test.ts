import { expect, test } from 'vitest'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { openPayment } from '../../../contract/payments/payments.ts'
import { updateAppSettings } from '../../../contract/settings/settings-form.ts'
import { callApi } from '../../test/call-api.ts'
import { closeCardWindow } from '../../test/payments/card-payments.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../../test/test-school.ts'

test('a wallet payment is created with everything the checkout needs (R-WALLET-020)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)

  const { status, data } = await callApi(school, openPayment, { amount: 5000.5 }, amina)

  expect(status).toBe(true)
  expect(data).toEqual({
    reference: expect.stringMatching(/^FUND_\d+$/),
    amount: 5000.5,
    currency: 'NGN',
    email: amina.email,
    publicKey: 'pk_test_sandbox',
    scriptUrl: '/sandbox/inline.js',
  })
  expect(await school.db.selectFrom('payments').selectAll().execute()).toMatchObject([
    { user_id: amina.id, purpose: 'fund', amount: 5000_50, state: 'pending', settled_at: null },
  ])
})

test('a class payment has the price stored on the server, and its reference contains the class id (R-CLASS-030)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const paid = await seedClass(school, { price: 7_500_00 })

  for (const class_id of [String(paid.id), paid.publicId]) {
    const { data } = await callApi(school, openPayment, { class_id }, amina)
    await closeCardWindow(school, amina, data)
    expect(data).toMatchObject({
      reference: expect.stringMatching(new RegExp(`^CLASS_${paid.id}_\\d+$`)),
      amount: 7500,
    })
  }
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, rows: [] })
  expect(await school.db.selectFrom('enrolments').selectAll().execute()).toEqual([])
})

test('a payment for a class of an enrolled student is a renewal', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const monthly = await seedClass(school, { price: 1_000_00, monthly: true })
  await callApi(school, enrolInClass, { class_id: monthly.publicId }, amina)

  const { data } = await callApi(school, openPayment, { class_id: monthly.publicId }, amina)

  expect(data.reference).toMatch(new RegExp(`^CLASS_${monthly.id}_`))
  expect(await school.db.selectFrom('payments').select('purpose').execute()).toEqual([
    { purpose: 'renewal' },
  ])
})

test('a student who cannot join the class is declined before the card is charged', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const price = 1_000_00
  const first = await seedClass(school)
  const closed = await seedClass(school, { price, registrationCloses: '2020-01-01' })
  const inactive = await seedClass(school, { price, active: false })
  const second = await seedClass(school, { price, prerequisiteId: first.id })
  const joined = await seedClass(school, { price })
  await callApi(school, enrolInClass, { class_id: joined.publicId }, amina)

  const declined = [
    [closed, 'registration_closed', 'Registration for this class has ended.'],
    [inactive, 'class_inactive', 'This class is not open for enrolment.'],
    [second, 'prerequisite_not_completed', 'Please complete the prerequisite class first.'],
    [joined, 'class_not_monthly', 'This class has no monthly subscription.'],
    [first, 'class_is_free', 'This class is free.'],
  ] as const
  for (const [{ publicId }, code, message] of declined) {
    expect(await callApi(school, openPayment, { class_id: publicId }, amina)).toMatchObject({
      http: 200,
      status: false,
      code,
      message,
    })
  }
  expect(await callApi(school, openPayment, { class_id: 'no-such-class' }, amina)).toMatchObject({
    http: 404,
    code: 'class_not_found',
    message: 'Class not found',
  })
  expect(await school.db.selectFrom('payments').selectAll().execute()).toEqual([])
})

test.each([
  ['neither amount nor class', {}],
  ['both amount and class', { amount: 100, class_id: '1' }],
  ['a zero amount', { amount: 0 }],
  ['a negative amount', { amount: -100 }],
  ['a fraction of a kobo', { amount: 10.001 }],
  ['more than ten million naira', { amount: 10_000_001 }],
  ['an amount that is not a number', { amount: 'NaN' }],
])('a payment with %s is not created (R-WALLET-017)', async (_, fields) => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)

  const { http, status } = await callApi(school, openPayment, fields, amina)

  expect(status).toBe(false)
  expect(http).toBeLessThan(500)
  expect(await school.db.selectFrom('payments').selectAll().execute()).toEqual([])
})

test('without a public key no payment is created, and the key in the settings takes precedence over the configured one (R-CLASS-031, R-WALLET-018)', async () => {
  const school = await openTestSchool({ PAYSTACK_SECRET_KEY: 'sk_test_abc' })
  const amina = await seedStudent(school)
  expect(await callApi(school, openPayment, { amount: 100 }, amina)).toMatchObject({
    http: 200,
    status: false,
    code: 'payments_not_configured',
    message: 'Payment configuration is missing',
  })

  const maryam = await seedAdministrator(school)
  await callApi(
    school,
    updateAppSettings,
    { siteName: 'Lisan', paystackKey: 'pk_test_set' },
    maryam,
  )

  expect((await callApi(school, openPayment, { amount: 100 }, amina)).data).toMatchObject({
    publicKey: 'pk_test_set',
    scriptUrl: 'https://js.paystack.co/v2/inline.js',
  })
})

test('a payment with both an amount and a class, or with neither, is rejected', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const { publicId: class_id } = await seedClass(school, { price: 7_500_00 })
  for (const fields of [{}, { amount: 5000, class_id }])
    expect(await callApi(school, openPayment, fields, amina)).toMatchObject({
      ...{ http: 400, message: 'Give either amount or class_id' },
    })
  expect(await school.db.selectFrom('payments').select('id').execute()).toEqual([])
})
