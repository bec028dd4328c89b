import { expect, test } from 'vitest'
import { verifyPayment } from '../../../contract/payments/payments.ts'
import { callApi } from '../../test/call-api.ts'
import { deliverNotice, findPaymentRow, seedPayment } from '../../test/payments/card-payments.ts'
import { KEY, openSchoolWithKeys, paid } from '../../test/payments/paystack-keys.ts'
import {
  chargeSuccess,
  notFound,
  unauthorized,
  verifyFailed,
  verifyReversed,
  verifySucceeded,
  verifyUnfinished,
} from '../../test/payments/paystack-responses.ts'
import { seedStudent, walletOf } from '../../test/test-school.ts'
import { createPaystackProvider } from './paystack.ts'
import { signBody } from './signature.ts'

test('the provider is queried by reference with the secret key (R-MONEY-010)', async () => {
  const requests: string[] = []
  const school = await openSchoolWithKeys((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    const reference = request.url?.split('/').at(-1) ?? ''
    response.end(JSON.stringify(verifySucceeded({ ...paid, reference })))
  })
  const amina = await seedStudent(school)
  const { reference } = await seedPayment(school, amina, { amount: 900 })

  expect(await callApi(school, verifyPayment, { reference }, amina)).toMatchObject({ status: true })

  expect(requests).toEqual([`GET /transaction/verify/${reference} Bearer ${KEY}`])
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })

  // settled: the provider is not queried again
  await callApi(school, verifyPayment, { reference }, amina)
  expect(requests).toHaveLength(1)
})

const CONFIRMING = { code: 'payment_confirming', message: 'We are confirming your ₦900.' }
const DECLINED = { code: 'card_declined', message: 'Your card was not charged. Please try again.' }
const MISMATCH = {
  code: 'payment_mismatch',
  message: 'The charge does not match this payment. Please contact us.',
}
type ProviderRequest = { reference: string; amount: number }

type ProviderCase = [string, number, (request: ProviderRequest) => object | string, object]

test.each<ProviderCase>([
  ['failed', 200, verifyFailed, DECLINED],
  ['reversed', 200, verifyReversed, DECLINED],
  ...['abandoned', 'ongoing', 'pending', 'processing', 'queued', 'a future state'].map(
    (status): ProviderCase => [
      status,
      200,
      (request) => verifyUnfinished(status, request),
      CONFIRMING,
    ],
  ),
  [
    'another reference',
    200,
    (request) => verifySucceeded({ ...request, reference: 'FUND_1' }),
    MISMATCH,
  ],
  ['another amount', 200, (request) => verifySucceeded({ ...request, amount: 900 }), MISMATCH],
  [
    'another currency',
    200,
    (request) => verifySucceeded({ ...request, currency: 'USD' }),
    MISMATCH,
  ],
  ['not found', 400, () => notFound, CONFIRMING],
  ['not found, as in the OpenAPI description', 404, () => notFound, CONFIRMING],
  ['a rate limit', 429, () => ({ status: false, message: 'Rate limited' }), CONFIRMING],
  ['a broken server', 500, () => '<h1>Oops</h1>', CONFIRMING],
  ['an unavailable gateway', 503, () => '', CONFIRMING],
  ['an HTML page', 200, () => '<h1>Welcome</h1>', CONFIRMING],
  ['an unexpected body', 200, () => ({ status: true, data: null }), CONFIRMING],
])(
  '%s: nothing is credited, and the student reads the reason',
  async (_, http, answerTo, expected) => {
    const school = await openSchoolWithKeys((request, response) => {
      response.statusCode = http
      const body = answerTo({ ...paid, reference: request.url?.split('/').at(-1) ?? '' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    const amina = await seedStudent(school)
    const { reference } = await seedPayment(school, amina, { amount: 900 })

    const verification = await callApi(school, verifyPayment, { reference }, amina)

    expect(verification).toMatchObject({ http: 200, status: false, ...expected })
    expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, rows: [] })
  },
)

test.each([400, 404])('status %d means no charge, not an unavailable provider', async (http) => {
  const { config } = await openSchoolWithKeys((_, response) => {
    response.writeHead(http).end(JSON.stringify(notFound))
  })

  expect(await createPaystackProvider(config, KEY).verify('FUND_1', 0)).toBeNull()
})

test.each([401, 403])(
  'a secret key that is rejected with %d is a server error, without details in the response',
  async (http) => {
    const school = await openSchoolWithKeys((_, response) => {
      response.writeHead(http).end(JSON.stringify(unauthorized))
    })
    const amina = await seedStudent(school)
    const { reference } = await seedPayment(school, amina, { amount: 900 })

    expect(await callApi(school, verifyPayment, { reference }, amina)).toMatchObject({
      http: 500,
      message: 'An error occurred. Please try again.',
    })
    expect(await findPaymentRow(school, reference)).toMatchObject({ state: 'pending' })
  },
)

test('a webhook signed with the secret key settles the payment without querying the provider (R-MONEY-013)', async () => {
  const school = await openSchoolWithKeys((_, response) => void response.destroy())
  const amina = await seedStudent(school)
  const { reference } = await seedPayment(school, amina, { amount: 900 })
  const body = JSON.stringify(chargeSuccess({ ...paid, reference }))

  expect(
    await deliverNotice(school, { body, signature: signBody(body, 'sk_test_no') }),
  ).toMatchObject({
    http: 401,
  })
  await deliverNotice(school, { body, signature: signBody(body, KEY) })

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
})
