import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { verifyPayment } from '../../contract/payments.ts'
import { aPayment, deliverNotice, paymentRow } from '../test/a-card.ts'
import { ask } from '../test/ask.ts'
import {
  chargeSuccess,
  failed,
  notFound,
  reversed,
  succeeded,
  unauthorized,
  unfinished,
} from '../test/paystack-answers.ts'
import { aStudent, openSchool, walletOf } from '../test/school.ts'
import { openPaystack } from './paystack.ts'
import { Silent } from './provider.ts'
import { signatureOf } from './signature.ts'

const KEY = 'sk_test_0123456789abcdef'

/** A provider on this machine that answers as the test says, and a school that has its keys. */
async function aSchoolWithKeys(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return openSchool({
    PAYSTACK_SECRET_KEY: KEY,
    PAYSTACK_PUBLIC_KEY: 'pk_test_0123456789abcdef',
    PAYSTACK_URL: `http://127.0.0.1:${port}`,
  })
}

const paid = { amount: 900_00, currency: 'NGN' }

test('the provider is asked by its address, with the secret key, for the reference (R-MONEY-010)', async () => {
  const heard: string[] = []
  const school = await aSchoolWithKeys((request, response) => {
    heard.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    const reference = request.url?.split('/').at(-1) ?? ''
    response.end(JSON.stringify(succeeded({ ...paid, reference })))
  })
  const amina = await aStudent(school)
  const { reference } = await aPayment(school, amina, { amount: 900 })

  expect(await ask(school, verifyPayment, { reference }, amina)).toMatchObject({ status: true })

  expect(heard).toEqual([`GET /transaction/verify/${reference} Bearer ${KEY}`])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })

  // settled: the provider is not asked again
  await ask(school, verifyPayment, { reference }, amina)
  expect(heard).toHaveLength(1)
})

const CONFIRMING = 'We are confirming your ₦900.'
const DECLINED = 'Your card was not charged. Please try again.'
const OTHER = /is not the one/
type Asked = { reference: string; amount: number }

test.each<[string, number, (asked: Asked) => object | string, string | RegExp]>([
  ['failed', 200, failed, DECLINED],
  ['reversed', 200, reversed, DECLINED],
  ...['abandoned', 'ongoing', 'pending', 'processing', 'queued', 'a state to come'].map(
    (status) =>
      [status, 200, (asked: Asked) => unfinished(status, asked), CONFIRMING] as [
        string,
        number,
        (asked: Asked) => object,
        string,
      ],
  ),
  ['another reference', 200, (asked) => succeeded({ ...asked, reference: 'FUND_1' }), OTHER],
  ['another sum', 200, (asked) => succeeded({ ...asked, amount: 900 }), OTHER],
  ['another currency', 200, (asked) => succeeded({ ...asked, currency: 'USD' }), OTHER],
  ['not found', 400, () => notFound, CONFIRMING],
  ['not found, by the OpenAPI description', 404, () => notFound, CONFIRMING],
  ['too many questions', 429, () => ({ status: false, message: 'Rate limited' }), CONFIRMING],
  ['a broken server', 500, () => '<h1>Oops</h1>', CONFIRMING],
  ['no server behind the gateway', 503, () => '', CONFIRMING],
  ['a page instead of an answer', 200, () => '<h1>Welcome</h1>', CONFIRMING],
  ['an answer of another shape', 200, () => ({ status: true, data: null }), CONFIRMING],
])(
  '%s: nothing is credited, and the student reads what that means',
  async (_, http, answerTo, message) => {
    const school = await aSchoolWithKeys((request, response) => {
      response.statusCode = http
      const body = answerTo({ ...paid, reference: request.url?.split('/').at(-1) ?? '' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    const amina = await aStudent(school)
    const { reference } = await aPayment(school, amina, { amount: 900 })

    const answer = await ask(school, verifyPayment, { reference }, amina)

    expect(answer).toMatchObject({ http: 200, status: false })
    expect(answer.message).toMatch(message)
    expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, rows: [] })
  },
)

test.each<[string, RequestListener]>([
  ['hangs up', (_, response) => void response.destroy()],
  ['sends us elsewhere', (_, response) => void response.writeHead(302, { location: '/' }).end()],
  [
    'breaks off in the middle',
    (_, response) => {
      response.writeHead(200, { 'content-length': '900' }).write('{"status":true,')
      setTimeout(() => response.destroy(), 10)
    },
  ],
])('a provider that %s has given no answer', async (_, listener) => {
  const school = await aSchoolWithKeys(listener)
  const amina = await aStudent(school)
  const { reference } = await aPayment(school, amina, { amount: 900 })

  expect(await ask(school, verifyPayment, { reference }, amina)).toMatchObject({
    http: 200,
    status: false,
    message: CONFIRMING,
  })
})

test('a provider that says nothing at all is not waited for', async () => {
  const { config } = await aSchoolWithKeys(() => {})
  const provider = openPaystack(config, KEY, { answersWithinMs: 50 })

  await expect(provider.verify('FUND_1', 0)).rejects.toBeInstanceOf(Silent)
})

test('a secret key that the provider refuses is our fault, and told as no more than that', async () => {
  const school = await aSchoolWithKeys((_, response) => {
    response.writeHead(401).end(JSON.stringify(unauthorized))
  })
  const amina = await aStudent(school)
  const { reference } = await aPayment(school, amina, { amount: 900 })

  expect(await ask(school, verifyPayment, { reference }, amina)).toMatchObject({
    http: 500,
    message: 'An error occurred. Please try again.',
  })
  expect(await paymentRow(school, reference)).toMatchObject({ state: 'pending' })
})

test('a notice signed with the secret key settles at once, without asking a provider that is down (R-MONEY-013)', async () => {
  const school = await aSchoolWithKeys((_, response) => void response.destroy())
  const amina = await aStudent(school)
  const { reference } = await aPayment(school, amina, { amount: 900 })
  const body = JSON.stringify(chargeSuccess({ ...paid, reference }))

  expect(
    await deliverNotice(school, { body, signature: signatureOf(body, 'sk_test_no') }),
  ).toMatchObject({
    http: 401,
  })
  await deliverNotice(school, { body, signature: signatureOf(body, KEY) })

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
})
