import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { DAY, MINUTE } from '../../contract/duration.ts'
import { deliverNotice, expectBalanced, seedPayment } from '../test/card-payments.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { chargeSuccess, refundProcessed, unauthorized } from '../test/paystack-responses.ts'
import { continueNewestRefund, newestRefund, requestRefund } from '../test/refund-requests.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'
import { checkDueRefunds } from './refund-worker.ts'
import { signBody } from './signature.ts'

const KEY = 'sk_test_0123456789abcdef'
const OPENED = '2026-11-20T10:00:00Z'

type Refund = { id: number; status: string; merchant_note: string; transaction_reference: string }
type Respond = (response: ServerResponse, refund: Refund) => void

/** Paystack's refunds: `respond` answers a request for one, which the provider has by then if `records`. */
async function openProvider() {
  const provider = {
    requests: [] as { transaction: string; amount: number; merchant_note: string }[],
    refunds: [] as Refund[],
    records: true,
    respond: ((response, data) =>
      response.end(JSON.stringify({ status: true, message: 'Queued', data }))) as Respond,
    url: '',
  }
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return answerQuery(provider.refunds, request, response)
    const body = JSON.parse(await textOf(request))
    provider.requests.push(body)
    const { merchant_note, transaction: transaction_reference } = body
    const refund = { id: provider.requests.length, status: 'pending' }
    const recorded = { ...refund, merchant_note, transaction_reference }
    if (provider.records) provider.refunds.push(recorded)
    provider.respond(response, recorded)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}

function answerQuery(refunds: Refund[], { url = '' }: IncomingMessage, response: ServerResponse) {
  const id = /^\/refund\/(\d+)$/.exec(url)?.[1]
  const data = id ? refunds.find((it) => String(it.id) === id) : refunds
  if (!data) response.statusCode = 404
  response.end(JSON.stringify({ status: Boolean(data), message: '', data, meta: { pageCount: 1 } }))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

/** A school with Paystack's keys, in which Amina has put ₦5,000 into her wallet. */
async function openSchoolWithProvider() {
  freezeClock(OPENED)
  const provider = await openProvider()
  const school = await openTestSchool({
    PAYSTACK_SECRET_KEY: KEY,
    PAYSTACK_PUBLIC_KEY: 'pk_test_0123456789abcdef',
    PAYSTACK_URL: provider.url,
  })
  const amina = await seedStudent(school)
  const { reference } = await seedPayment(school, amina, { amount: 5000 })
  await report(school, chargeSuccess({ reference, amount: 5000_00 }))
  return { school, provider, amina, reference }
}

async function report(school: TestSchool, event: object) {
  const body = JSON.stringify(event)
  return deliverNotice(school, { body, signature: signBody(body, KEY) })
}

const atSeconds = (seconds: number) =>
  freezeClock(new Date(Date.parse(OPENED) + seconds * 1000).toISOString())

async function runWorker(school: TestSchool) {
  const warnings: string[] = []
  await checkDueRefunds(school, (warning) => warnings.push(warning))
  expect(warnings).toEqual([])
}

test('a refund is requested by reference with its amount, and the next day without a webhook the provider is asked (R-TRUST-007)', async () => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  const { data } = await requestRefund(school, { reference, amount: 2000, to: 'card' })

  expect(data.state).toBe('pending')
  expect(provider.requests).toMatchObject([
    { transaction: reference, amount: 2000_00, currency: 'NGN', merchant_note: expect.any(String) },
  ])
  await runWorker(school)
  const [refund] = provider.refunds
  if (refund) refund.status = 'processed'
  atSeconds(DAY + MINUTE)
  await runWorker(school)

  expect(await newestRefund(school)).toMatchObject({ state: 'processed', check_at: null })
  await report(school, refundProcessed({ reference, amount: 2000_00, id: 1 }))
  await expectBalanced(school, amina, 3000_00)
  expect(provider.requests).toHaveLength(1)
})

test.each<[string, Respond]>([
  ['breaks off', (response) => response.destroy()],
  ['is an error page', (response) => response.writeHead(502).end('<h1>Bad gateway</h1>')],
  ['is unreadable', (response) => response.end('{"status":true')],
])('a refund whose response %s is looked up and never sent twice', async (_, respond) => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  provider.respond = respond
  const form = { reference, amount: 2000, to: 'card' as const, once: 'one-form' }

  const maryam = await seedAdministrator(school)
  expect((await requestRefund(school, form, maryam)).data.state).toBe('requested')
  // the administrator presses again; neither 'Try again' nor the wallet is possible while nothing is known
  expect((await requestRefund(school, form, maryam)).data.state).toBe('requested')
  await continueNewestRefund(school, 'retry')
  await continueNewestRefund(school, 'wallet')
  await expectBalanced(school, amina, 3000_00)

  atSeconds(2 * MINUTE)
  await runWorker(school)

  expect(await newestRefund(school)).toMatchObject({ state: 'pending', provider_key: 'id:1' })
  expect(provider.requests).toHaveLength(1)
})

test('a refund that the provider does not know after a quarter of an hour has failed, and is sent again only by an administrator', async () => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  provider.records = false
  provider.respond = (response) => response.destroy()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  atSeconds(5 * MINUTE)
  await runWorker(school)
  expect((await continueNewestRefund(school, 'check')).data.state).toBe('requested')
  atSeconds(20 * MINUTE)
  await runWorker(school)
  expect(await newestRefund(school)).toMatchObject({
    state: 'failed',
    note: 'The card provider did not receive it',
  })
  expect(provider.requests).toHaveLength(1)

  provider.records = true
  await continueNewestRefund(school, 'retry')
  expect(provider.requests).toHaveLength(2)
  atSeconds(25 * MINUTE)
  await runWorker(school)
  expect(await newestRefund(school)).toMatchObject({ state: 'pending', attempts: 2 })
  await expectBalanced(school, amina, 3000_00)
})

test('a refusal of the provider is shown with its reason, and nothing is lost', async () => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  provider.records = false
  provider.respond = (response) => response.writeHead(401).end(JSON.stringify(unauthorized))
  const { data } = await requestRefund(school, { reference, amount: 2000, to: 'card' })
  expect(data).toEqual({ state: 'failed', note: 'Invalid key', wallet: 3000 })

  await continueNewestRefund(school, 'wallet')

  await expectBalanced(school, amina, 5000_00)
})

test('a webhook that is faster than the response settles the refund once', async () => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  const event = refundProcessed({ reference, amount: 2000_00, refund: 'TRF_1' })
  provider.respond = async (response, data) => {
    await report(school, event)
    response.end(JSON.stringify({ status: true, message: '', data }))
  }
  const { data } = await requestRefund(school, { reference, amount: 2000, to: 'card' })
  await report(school, event)

  expect(data.state).toBe('processed')
  expect(await newestRefund(school)).toMatchObject({
    ...{ state: 'processed', provider_key: 'ref:TRF_1', other_key: 'id:1' },
  })
  await expectBalanced(school, amina, 3000_00)
})
