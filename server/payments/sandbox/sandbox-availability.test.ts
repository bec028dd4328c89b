import { expect, test } from 'vitest'
import { openPayment } from '../../../contract/payments/payments.ts'
import { readConfig } from '../../platform/config.ts'
import { callApi } from '../../test/call-api.ts'
import { get, pressButton } from '../../test/payments/sandbox-checkout.ts'
import { openTestSchool, seedStudent } from '../../test/test-school.ts'

test('in production the sandbox runs only if it is enabled explicitly', async () => {
  const disabled = await openTestSchool({ NODE_ENV: 'production', RATE_LIMIT_SCALE: '100' })
  const amina = await seedStudent(disabled)
  expect(await callApi(disabled, openPayment, { amount: 100 }, amina)).toMatchObject({
    status: false,
    code: 'payments_not_configured',
    message: 'Payment configuration is missing',
  })
  expect((await get(disabled, '/sandbox/inline.js')).statusCode).toBe(404)
  expect((await pressButton(disabled, {})).statusCode).toBe(404)
  expect(
    (await disabled.app.inject({ method: 'POST', url: '/webhooks/paystack', payload: {} }))
      .statusCode,
  ).toBe(401)

  const enabled = await openTestSchool({
    NODE_ENV: 'production',
    RATE_LIMIT_SCALE: '100',
    PAYMENTS_SANDBOX: '1',
  })
  expect((await get(enabled, '/sandbox/inline.js')).statusCode).toBe(200)
})

test('with provider keys the sandbox is off', async () => {
  const school = await openTestSchool({ PAYSTACK_SECRET_KEY: 'sk_test_1' })
  expect((await get(school, '/sandbox/inline.js')).statusCode).toBe(404)
  expect((await pressButton(school, {})).statusCode).toBe(404)
})

test.each([
  ['PAYSTACK_SECRET_KEY', { PAYSTACK_SECRET_KEY: 'pk_test_1' }],
  ['PAYSTACK_PUBLIC_KEY', { PAYSTACK_SECRET_KEY: 'sk_test_1', PAYSTACK_PUBLIC_KEY: 'sk_test_1' }],
  ['PAYSTACK_PUBLIC_KEY', { PAYSTACK_PUBLIC_KEY: 'pk_test_1' }],
  ['PAYMENTS_SANDBOX', { PAYMENTS_SANDBOX: '1', PAYSTACK_SECRET_KEY: 'sk_test_1' }],
  ['PAYMENTS_SANDBOX', { PAYMENTS_SANDBOX: 'yes' }],
  ['PAYSTACK_URL', { PAYSTACK_URL: 'api.paystack.co' }],
])('start-up fails with the name of an invalid %s', (name, env) => {
  // test.each widens rows with other names
  expect(() => readConfig(env as Record<string, string>)).toThrow(new RegExp(`^${name} must be`))
})
