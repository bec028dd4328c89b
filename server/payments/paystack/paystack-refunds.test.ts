import { expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../contract/platform/duration.ts'
import { expectBalanced } from '../../test/payments/card-payments.ts'
import { atSeconds } from '../../test/payments/open-payment.ts'
import {
  refundFailed,
  refundProcessed,
  unauthorized,
} from '../../test/payments/paystack-responses.ts'
import {
  openSchoolWithProvider,
  type Respond,
  report,
  runWorker,
} from '../../test/payments/refund-provider.ts'
import {
  continueNewestRefund,
  newestRefund,
  requestRefund,
} from '../../test/payments/refund-requests.ts'
import { seedAdministrator } from '../../test/test-school.ts'

test('a refund is requested by reference with its amount, and without a webhook the provider is queried the next day (R-TRUST-007)', async () => {
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
  // the administrator presses again; neither 'Try again' nor the wallet is possible while the result is unknown
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

test('a refund rejected by the provider is shown with the reason, and no money is lost', async () => {
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

test('a refund that is paid out after all while it is put into the wallet instead is debited again', async () => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  provider.respond = async (response, refund) => {
    await report(school, refundFailed({ reference, amount: 2000_00, refund: 'TRF_1' }))
    await continueNewestRefund(school, 'wallet')
    await expectBalanced(school, amina, 5000_00)
    const data = { ...refund, status: 'processed' }
    response.end(JSON.stringify({ status: true, message: '', data }))
  }

  const { data } = await requestRefund(school, { reference, amount: 2000, to: 'card' })

  expect(data).toMatchObject({ state: 'processed', wallet: 3000 })
  await expectBalanced(school, amina, 3000_00)
})

test('a response to an earlier attempt of a refund changes nothing', async () => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  const { respond } = provider
  provider.respond = async (response, refund) => {
    provider.respond = respond
    await report(school, refundFailed({ reference, amount: 2000_00, refund: 'TRF_1' }))
    await continueNewestRefund(school, 'retry')
    respond(response, { ...refund, status: 'failed' })
  }

  const { http, data } = await requestRefund(school, { reference, amount: 2000, to: 'card' })

  expect({ http, ...data }).toMatchObject({ http: 200, state: 'pending' })
  expect(await newestRefund(school)).toMatchObject({ attempts: 2, provider_key: 'id:2' })
  expect(provider.requests).toHaveLength(2)
  await expectBalanced(school, amina, 3000_00)
})
