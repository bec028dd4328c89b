import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { verifyPayment } from '../../../contract/payments/payments.ts'
import { callApi } from '../../test/call-api.ts'
import { seedPayment } from '../../test/payments/card-payments.ts'
import { KEY, openSchoolWithKeys } from '../../test/payments/paystack-keys.ts'
import { seedStudent } from '../../test/test-school.ts'
import { ProviderUnavailable } from '../provider.ts'
import { createPaystackProvider } from './paystack.ts'

const CONFIRMING = { code: 'payment_confirming', message: 'We are confirming your ₦900.' }

test.each<[string, RequestListener]>([
  ['closes the connection', (_, response) => void response.destroy()],
  ['redirects', (_, response) => void response.writeHead(302, { location: '/' }).end()],
  [
    'aborts the response',
    (_, response) => {
      response.writeHead(200, { 'content-length': '900' }).write('{"status":true,')
      setTimeout(() => response.destroy(), 10)
    },
  ],
])('a provider that %s counts as unavailable', async (_, listener) => {
  const school = await openSchoolWithKeys(listener)
  const amina = await seedStudent(school)
  const { reference } = await seedPayment(school, amina, { amount: 900 })

  expect(await callApi(school, verifyPayment, { reference }, amina)).toMatchObject({
    http: 200,
    status: false,
    ...CONFIRMING,
  })
})

test('a provider that does not respond times out', async () => {
  const { config } = await openSchoolWithKeys(() => {})
  const provider = createPaystackProvider(config, KEY, { timeoutMs: 50 })

  await expect(provider.verify('FUND_1', 0)).rejects.toBeInstanceOf(ProviderUnavailable)
})
