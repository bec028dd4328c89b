import { expect, test, vi } from 'vitest'
import { verifyPayment } from '../../../contract/payments/payments.ts'
import { callApi } from '../../test/call-api.ts'
import { payByCard, seedPayment } from '../../test/payments/card-payments.ts'
import { atSeconds } from '../../test/payments/open-payment.ts'
import { get, pressButton } from '../../test/payments/sandbox-checkout.ts'
import { openTestSchool, seedStudent } from '../../test/test-school.ts'
import { sandboxSecret } from './sandbox.ts'

test('a late charge is known after four seconds', async () => {
  atSeconds(0)
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const opened = await seedPayment(school, amina, { amount: 900 })
  await payByCard(school, opened, { outcome: 'late' })
  const { reference } = opened
  const headers = { authorization: `Bearer ${await sandboxSecret(school.db)}` }
  const charge = async () =>
    (await get(school, `/sandbox/transaction/verify/${reference}`, headers)).json().data

  atSeconds(3)
  expect(await charge()).toMatchObject({ status: 'ongoing', gateway_response: 'Declined' })
  expect(await callApi(school, verifyPayment, { reference }, amina)).toMatchObject({
    code: 'payment_confirming',
  })
  atSeconds(4)
  expect(await charge()).toMatchObject({ status: 'success', gateway_response: 'Successful' })
  expect(await callApi(school, verifyPayment, { reference }, amina)).toMatchObject({ status: true })
})

test('the webhook of a late charge is sent after four seconds', async () => {
  const school = await openTestSchool()
  const { reference, email } = await seedPayment(school, await seedStudent(school), { amount: 900 })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await pressButton(school, {
    ...{ reference, amount: 900_00, currency: 'NGN', email, outcome: 'late' },
  })
  const webhook = timers.mock.calls.findIndex(([, delayMs]) => delayMs === 4_000)
  clearTimeout(timers.mock.results[webhook]?.value)
  timers.mockRestore()

  expect(webhook).not.toBe(-1)
})

test('a charge with another secret key is refused', async () => {
  const school = await openTestSchool()
  const { reference } = await seedPayment(school, await seedStudent(school), { amount: 100 })
  const headers = { authorization: 'Bearer sk_test_another' }
  const refused = await get(school, `/sandbox/transaction/verify/${reference}`, headers)
  expect(refused.statusCode).toBe(401)
  expect(refused.json()).toEqual({ status: false, message: 'Invalid key' })
})

test('the sandbox has at most ten thousand charges of a day, and a stored one can be charged again', async () => {
  atSeconds(0)
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const [first, second] = [
    await seedPayment(school, amina, { amount: 100 }),
    await seedPayment(school, amina, { amount: 100 }),
  ]
  const charge = { status: 'failed', amount: 100_00, currency: 'NGN', email: amina.email } as const
  const resolves_at = atSeconds(0)
  for (let batch = 0; batch < 9; batch++)
    await school.db
      .insertInto('sandbox_charges')
      .values(
        Array.from({ length: 1_111 }, (_, index) => ({
          ...{ ...charge, resolves_at, reference: `FUND_${batch}_${index}` },
        })),
      )
      .execute()
  const press = ({ reference }: { reference: string }) =>
    pressButton(school, {
      ...{ reference, amount: 100_00, currency: 'NGN', email: amina.email, outcome: 'failure' },
    })

  expect((await press(first)).statusCode).toBe(200)
  const refused = await press(second)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toBe('The sandbox has too many charges. Please try again later.')
  expect((await press(first)).statusCode).toBe(200)
  atSeconds(24 * 60 * 60 + 1)
  expect((await press(second)).statusCode).toBe(200)
})

test('the decision about a refund at the sandbox is rate limited like a charge', async () => {
  atSeconds(0)
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0.001' })
  const decide = () =>
    school.app.inject({
      ...{ method: 'POST', url: '/sandbox/refund' },
      payload: { reference: 'FUND_1', outcome: 'failed' },
    })
  // at least one is allowed
  expect((await decide()).statusCode).toBe(404)
  const refused = await decide()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('60')
})

test('without rate limits the sandbox takes any number of charges', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0' })
  for (let count = 0; count < 3; count++)
    expect((await pressButton(school, {})).statusCode).toBe(400)
})
