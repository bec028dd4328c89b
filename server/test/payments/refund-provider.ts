import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect } from 'vitest'
import { signBody } from '../../payments/paystack/signature.ts'
import { checkDueRefunds } from '../../payments/refunds/send-refund.ts'
import { listenLocally } from '../process/listen-locally.ts'
import { openTestSchool, seedStudent, type TestSchool } from '../test-school.ts'
import { deliverNotice, seedPayment } from './card-payments.ts'
import { atSeconds } from './open-payment.ts'
import { chargeSuccess } from './paystack-responses.ts'

const KEY = 'sk_test_0123456789abcdef'

type Refund = { id: number; status: string; merchant_note: string; transaction_reference: string }

/** Responds to a request for a refund. */
export type Respond = (response: ServerResponse, refund: Refund) => void

type Provider = {
  requests: { transaction: string; amount: number; merchant_note: string }[]
  refunds: Refund[]
  records: boolean
  respond: Respond
  url: string
}

/** Simulates Paystack's refunds. `respond` answers a request, which is already recorded if `records` is true. */
async function openProvider() {
  const provider: Provider = {
    requests: [],
    refunds: [],
    records: true,
    respond: (response, data) =>
      response.end(JSON.stringify({ status: true, message: 'Queued', data })),
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
  })
  provider.url = `http://127.0.0.1:${await listenLocally(server)}`
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
export async function openSchoolWithProvider() {
  atSeconds(0)
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

/** Sends a signed webhook. */
export async function report(school: TestSchool, event: object) {
  const body = JSON.stringify(event)
  return deliverNotice(school, { body, signature: signBody(body, KEY) })
}

/** Runs the refund worker once. */
export async function runWorker(school: TestSchool) {
  const warnings: string[] = []
  await checkDueRefunds(school, (warning) => warnings.push(warning))
  expect(warnings).toEqual([])
}
