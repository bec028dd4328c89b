import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderUnavailable } from '../provider.ts'
import { listPaystackTransfers, openPaystackAccount, toTransfer } from './paystack-accounts.ts'

// recorded from https://paystack.com/docs/payments/dedicated-virtual-accounts
const CUSTOMER = {
  status: true,
  message: 'Customer created',
  data: { customer_code: 'CUS_kpb3qj71u1m0rw8' },
}
const ACCOUNT = {
  status: true,
  message: 'NUBAN successfully created',
  data: {
    bank: { name: 'Wema Bank', id: 20, slug: 'wema-bank' },
    account_name: 'KAROKART / RHODA CHURCH',
    account_number: '9930000737',
    assigned: true,
    currency: 'NGN',
    active: true,
    customer: { customer_code: 'CUS_kpb3qj71u1m0rw8' },
  },
}
const CHARGE = {
  id: 895091250,
  status: 'success',
  reference: '0010022104130012384700000',
  amount: 500_000,
  currency: 'NGN',
  fees: 5_000,
  channel: 'dedicated_nuban',
  metadata: { receiver_account_number: '9930000737', receiver_bank: 'Wema Bank' },
  authorization: {
    authorization_code: 'AUTH_0ozsafcpdf',
    channel: 'dedicated_nuban',
    sender_bank: 'First City Monument Bank',
    sender_bank_account_number: 'XXXXXX0011',
    sender_name: 'RANDALL HUGHES',
    receiver_bank_account_number: '9930000737',
    receiver_bank: 'Wema Bank',
  },
  customer: { customer_code: 'CUS_kpb3qj71u1m0rw8' },
}

let answers: Record<string, [status: number, body: unknown]> = {}
const server = createServer((request, response) => {
  const path = `${request.method} ${request.url?.split('?')[0]}`
  const [status, body] = answers[path] ?? [404, null]
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const api = () => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  secretKey: 'sk_live_1',
  timeoutMs: 2_000,
})
const holder = {
  userId: 1,
  email: 'r@example.org',
  firstName: 'Rhoda',
  lastName: 'Church',
  phone: '',
}

test('an account is made for the customer at a bank that the school can use (R-PAY-003)', async () => {
  answers = {
    'POST /customer': [200, CUSTOMER],
    'GET /dedicated_account/available_providers': [
      200,
      { status: true, data: [{ provider_slug: 'titan-paystack' }] },
    ],
    'POST /dedicated_account': [200, ACCOUNT],
  }
  expect(await openPaystackAccount(api(), holder)).toEqual({
    outcome: 'opened',
    account: {
      ...{ number: '9930000737', bank: 'Wema Bank', name: 'KAROKART / RHODA CHURCH' },
      ...{ customerCode: 'CUS_kpb3qj71u1m0rw8', providerSlug: 'wema-bank' },
    },
  })
})

test.each([
  ['Dedicated NUBAN is not available for your business. Please contact Support.', 'not_available'],
  ['You have reached the limit of dedicated accounts for this integration', 'none_left'],
  ['Customer has not been validated', 'identity'],
  ['Customer phone number is required', 'identity'],
])('the refusal %j is one of three reasons (R-PAY-003)', async (message, reason) => {
  answers = {
    'POST /customer': [200, CUSTOMER],
    'POST /dedicated_account': [400, { status: false, message }],
  }
  expect(await openPaystackAccount(api(), holder)).toMatchObject({ outcome: 'refused', reason })
})

test('a provider that fails is unavailable, and no refusal (R-PAY-003)', async () => {
  answers = { 'POST /customer': [502, null] }
  await expect(openPaystackAccount(api(), holder)).rejects.toThrow(ProviderUnavailable)
  answers = { 'GET /transaction': [503, null] }
  await expect(listPaystackTransfers(api(), 0)).rejects.toThrow(ProviderUnavailable)
})

test('transfers are told from other transactions, in reports and in the list (R-PAY-003)', async () => {
  const transfer = {
    ...{
      reference: CHARGE.reference,
      amount: 500_000,
      currency: 'NGN',
      accountNumber: '9930000737',
    },
    ...{ customerCode: 'CUS_kpb3qj71u1m0rw8', sender: 'RANDALL HUGHES, First City Monument Bank' },
    fee: 5_000,
  }
  expect(toTransfer(CHARGE)).toEqual(transfer)
  const card = { ...CHARGE, channel: 'card', authorization: { channel: 'card' } }
  expect(toTransfer(card)).toBeNull()
  expect(toTransfer({ ...CHARGE, status: 'failed' })).toBeNull()
  answers = { 'GET /transaction': [200, { status: true, data: [card, CHARGE, { strange: 1 }] }] }
  expect(await listPaystackTransfers(api(), 0)).toEqual([transfer])
})
