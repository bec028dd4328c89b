import { expect, test } from 'vitest'
import { openPayment, verifyPayment } from '../../contract/payments.ts'
import { readConfig } from '../kernel/config.ts'
import { aPayment } from '../test/a-card.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { aStudent, openSchool, type TestSchool, walletOf } from '../test/school.ts'
import { sandboxSecret } from './sandbox.ts'

const get = (school: TestSchool, url: string, headers = {}) =>
  school.app.inject({ method: 'GET', url, headers })

const press = (school: TestSchool, fields: object) =>
  school.app.inject({ method: 'POST', url: '/sandbox/charge', payload: fields })

/** Looks until it holds: the sandbox sends its notices by itself. */
async function eventually(look: () => Promise<boolean>) {
  for (let tries = 0; tries < 100; tries++) {
    if (await look()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('It never came')
}

test('without keys the school takes cards that do not exist, on a page that says TEST MODE (R-MONEY-014)', async () => {
  const school = await openSchool()

  const page = await get(school, '/sandbox/checkout?reference=FUND_1&amount=500000')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('TEST MODE')

  const script = await get(school, '/sandbox/inline.js')
  expect(script.headers['content-type']).toContain('text/javascript')
  expect(script.body).toContain('PaystackPop')
})

test('a press of Success charges and sends a signed notice to our own webhook (R-MONEY-014)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const { reference, currency, email } = await aPayment(school, amina, { amount: 900 })

  const pressed = { reference, amount: 900_00, currency, email, outcome: 'twice' }
  expect((await press(school, pressed)).statusCode).toBe(200)

  await eventually(async () => (await walletOf(school.db, amina.id)).balance === 900_00)
  expect(await ask(school, verifyPayment, { reference }, amina)).toMatchObject({ status: true })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
})

test("the sandbox answers transaction/verify in the provider's shapes, to its secret key alone", async () => {
  const school = await openSchool()
  const bearer = { authorization: `Bearer ${await sandboxSecret(school.db)}` }
  const { reference, email } = await aPayment(school, await aStudent(school), { amount: 100 })
  const address = `/sandbox/transaction/verify/${reference}`
  expect((await get(school, address)).statusCode).toBe(401)
  const unknown = await get(school, address, bearer)
  expect(unknown.statusCode).toBe(400)
  expect(unknown.json()).toEqual({ status: false, message: 'Transaction reference not found.' })

  await press(school, { reference, amount: 100, currency: 'NGN', email, outcome: 'failure' })

  expect((await get(school, address, bearer)).json()).toMatchObject({
    status: true,
    data: { reference, status: 'failed', amount: 100, currency: 'NGN' },
  })
})

const aPress = (reference: string, outcome = 'failure') => ({
  ...{ reference, amount: 100_00, currency: 'NGN', email: 'a@example.org', outcome },
})
const charges = ({ db }: TestSchool) =>
  db.selectFrom('sandbox_charges').select('reference').orderBy('id').execute()

test('a reference that the school never opened, or opened with another provider, is not charged and writes nothing', async () => {
  const school = await openSchool()
  const { reference } = await aPayment(school, await aStudent(school), { amount: 100 })
  await school.db.updateTable('payments').set({ provider: 'paystack' }).execute()

  for (const unknown of ['FUND_1', 'CLASS_1_12345678901234', `${reference}0`, reference]) {
    expect((await press(school, aPress(unknown))).statusCode).toBe(404)
  }
  expect(await charges(school)).toEqual([])
})

test('one payment is one charge however often it is pressed, and a charge is gone after a day', async () => {
  at('2026-11-20T10:00:00Z')
  const school = await openSchool()
  const amina = await aStudent(school)
  const first = await aPayment(school, amina, { amount: 100 })
  for (let time = 0; time < 5; time++) await press(school, aPress(first.reference))
  expect(await charges(school)).toEqual([{ reference: first.reference }])

  at('2026-11-21T10:00:01Z')
  const second = await aPayment(school, amina, { amount: 100 })
  await press(school, aPress(second.reference))

  expect(await charges(school)).toEqual([{ reference: second.reference }])
})

test('a press is a few kilobytes at most, and a network presses so often and no more', async () => {
  const school = await openSchool({ RATE_LIMIT_SCALE: '0.05' })
  const { reference } = await aPayment(school, await aStudent(school), { amount: 100 })
  const tooLarge = { ...aPress(reference), more: 'x'.repeat(5_000) }
  expect((await press(school, tooLarge)).statusCode).toBe(413)

  const codes: number[] = []
  for (let time = 0; time < 8; time++) {
    codes.push((await press(school, aPress(reference))).statusCode)
  }
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

test('a press that is none is refused', async () => {
  const school = await openSchool()
  for (const fields of [{}, { reference: 'FUND_1', outcome: 'success' }, { outcome: 'x' }]) {
    expect((await press(school, fields)).statusCode).toBe(400)
  }
})

test('in production there is no sandbox unless it is asked for by name', async () => {
  const closed = await openSchool({ NODE_ENV: 'production', RATE_LIMIT_SCALE: '100' })
  const amina = await aStudent(closed)
  expect(await ask(closed, openPayment, { amount: 100 }, amina)).toMatchObject({
    status: false,
    message: 'Payment configuration is missing',
  })
  expect((await get(closed, '/sandbox/inline.js')).statusCode).toBe(404)
  expect((await press(closed, {})).statusCode).toBe(404)
  expect(
    (await closed.app.inject({ method: 'POST', url: '/webhooks/paystack', payload: {} }))
      .statusCode,
  ).toBe(401)

  const asked = await openSchool({
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '100',
    PAYMENTS_SANDBOX: '1',
  })
  expect((await get(asked, '/sandbox/inline.js')).statusCode).toBe(200)
})

test('with keys there is no sandbox', async () => {
  const school = await openSchool({ PAYSTACK_SECRET_KEY: 'sk_test_1' })
  expect((await get(school, '/sandbox/inline.js')).statusCode).toBe(404)
  expect((await press(school, {})).statusCode).toBe(404)
})

test.each([
  ['PAYSTACK_SECRET_KEY', { PAYSTACK_SECRET_KEY: 'pk_test_1' }],
  ['PAYSTACK_PUBLIC_KEY', { PAYSTACK_SECRET_KEY: 'sk_test_1', PAYSTACK_PUBLIC_KEY: 'sk_test_1' }],
  ['PAYSTACK_PUBLIC_KEY', { PAYSTACK_PUBLIC_KEY: 'pk_test_1' }],
  ['PAYMENTS_SANDBOX', { PAYMENTS_SANDBOX: '1', PAYSTACK_SECRET_KEY: 'sk_test_1' }],
  ['PAYMENTS_SANDBOX', { PAYMENTS_SANDBOX: 'yes' }],
  ['PAYSTACK_URL', { PAYSTACK_URL: 'api.paystack.co' }],
])('a bad %s ends the start with its name', (name, env) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(new RegExp(`^${name} wants`))
})
