import { expect, test } from 'vitest'
import { verifyPayment } from '../../../contract/payments/payments.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { seedPayment } from '../../test/payments/card-payments.ts'
import { get, pressButton } from '../../test/payments/sandbox-checkout.ts'
import { openTestSchool, seedStudent, type TestSchool, walletOf } from '../../test/test-school.ts'
import { sandboxSecret } from './sandbox.ts'

/** Waits for a condition: the sandbox sends its webhooks in the background. */
async function waitUntil(condition: () => Promise<boolean>) {
  for (let attempts = 0; attempts < 100; attempts++) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('It never came')
}

test('without keys the school takes test cards on a page that says TEST MODE (R-MONEY-014)', async () => {
  const school = await openTestSchool()

  const page = await get(school, '/sandbox/checkout?reference=FUND_1&amount=500000')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('TEST MODE')

  const script = await get(school, '/sandbox/inline.js')
  expect(script.headers['content-type']).toContain('text/javascript')
  expect(script.body).toContain('PaystackPop')
})

test('Success charges the test card and sends a signed webhook (R-MONEY-014)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const { reference, currency, email } = await seedPayment(school, amina, { amount: 900 })

  const request = { reference, amount: 900_00, currency, email, outcome: 'twice' }
  expect((await pressButton(school, request)).statusCode).toBe(200)

  await waitUntil(async () => (await walletOf(school.db, amina.id)).balance === 900_00)
  expect(await callApi(school, verifyPayment, { reference }, amina)).toMatchObject({ status: true })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
})

test("the sandbox serves transaction/verify in the provider's format, for its secret key only", async () => {
  const school = await openTestSchool()
  const bearer = { authorization: `Bearer ${await sandboxSecret(school.db)}` }
  const { reference, email } = await seedPayment(school, await seedStudent(school), { amount: 100 })
  const address = `/sandbox/transaction/verify/${reference}`
  expect((await get(school, address)).statusCode).toBe(401)
  const notCharged = await get(school, address, bearer)
  expect(notCharged.statusCode).toBe(400)
  expect(notCharged.json()).toEqual({ status: false, message: 'Transaction reference not found.' })

  await pressButton(school, { reference, amount: 100, currency: 'NGN', email, outcome: 'failure' })

  expect((await get(school, address, bearer)).json()).toMatchObject({
    status: true,
    data: {
      ...{ reference, status: 'failed', amount: 100, currency: 'NGN' },
      gateway_response: 'Declined',
    },
  })
  await pressButton(school, { reference, amount: 100, currency: 'NGN', email, outcome: 'success' })
  expect((await get(school, address, bearer)).json()).toMatchObject({
    data: { status: 'success', gateway_response: 'Successful' },
  })
})

const sandboxRequest = (reference: string, outcome = 'failure') => ({
  ...{ reference, amount: 100_00, currency: 'NGN', email: 'a@example.org', outcome },
})
const charges = ({ db }: TestSchool) =>
  db.selectFrom('sandbox_charges').select('reference').orderBy('id').execute()

test('a reference that does not exist, or belongs to another provider, is not charged and writes nothing', async () => {
  const school = await openTestSchool()
  const { reference } = await seedPayment(school, await seedStudent(school), { amount: 100 })
  await school.db.updateTable('payments').set({ provider: 'paystack' }).execute()

  for (const unchargeable of ['FUND_1', 'CLASS_1_12345678901234', `${reference}0`, reference]) {
    expect((await pressButton(school, sandboxRequest(unchargeable))).statusCode).toBe(404)
  }
  expect(await charges(school)).toEqual([])
})

test('a payment has one charge however often it is charged, deleted after a day', async () => {
  freezeClock('2026-11-20T10:00:00Z')
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const first = await seedPayment(school, amina, { amount: 100 })
  for (let time = 0; time < 5; time++) await pressButton(school, sandboxRequest(first.reference))
  expect(await charges(school)).toEqual([{ reference: first.reference }])

  freezeClock('2026-11-21T10:00:01Z')
  const second = await seedPayment(school, amina, { amount: 100 })
  await pressButton(school, sandboxRequest(second.reference))

  expect(await charges(school)).toEqual([{ reference: second.reference }])
})

test('a charge request is a few kilobytes at most and rate limited per network', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0.05' })
  const { reference } = await seedPayment(school, await seedStudent(school), { amount: 100 })
  const tooLarge = { ...sandboxRequest(reference), more: 'x'.repeat(4_050) }
  expect((await pressButton(school, tooLarge)).statusCode).toBe(413)

  const codes: number[] = []
  for (let time = 0; time < 8; time++) {
    codes.push((await pressButton(school, sandboxRequest(reference))).statusCode)
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

test('an invalid charge request is rejected', async () => {
  const school = await openTestSchool()
  for (const fields of [{}, { reference: 'FUND_1', outcome: 'success' }, { outcome: 'x' }]) {
    expect((await pressButton(school, fields)).statusCode).toBe(400)
  }
})
