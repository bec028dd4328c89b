import { expect, test } from 'vitest'
import { now } from '../../platform/clock.ts'
import {
  deliverEvent,
  deliverNotice,
  expectBalanced,
  findPaymentRow,
  payByCard,
  seedPayment,
  verifyCardPayment,
} from '../../test/payments/card-payments.ts'
import { seedFunding } from '../../test/payments/card-reversals.ts'
import { atSeconds } from '../../test/payments/open-payment.ts'
import { seedClassByCard } from '../../test/payments/paid-class.ts'
import { refundFailed, refundProcessed } from '../../test/payments/paystack-responses.ts'
import { openSchoolWithProvider, report, runWorker } from '../../test/payments/refund-provider.ts'
import {
  continueNewestRefund,
  newestRefund,
  requestRefund,
} from '../../test/payments/refund-requests.ts'
import { type TestSchool, walletOf } from '../../test/test-school.ts'

const PROVIDER_GONE = {
  ...{ http: 200, status: false, code: 'not_refundable' },
  message: 'The card provider of this payment is not set up any more.',
}
const TOO_MANY_REQUESTS = {
  ...{ http: 200, status: false, code: 'provider_unavailable' },
  message: 'The card provider has too many requests. Try again in a minute.',
}

const changeProvider = (school: TestSchool, provider: 'paystack' | 'sandbox') =>
  school.db.updateTable('payments').set({ provider }).execute()

test('a payment of a provider that is not set up any more is not refunded to the card, and no money moves', async () => {
  const { school, amina, reference } = await seedFunding()
  await changeProvider(school, 'paystack')

  const request = { reference, amount: 2000, to: 'card' as const }
  expect(await requestRefund(school, request)).toMatchObject(PROVIDER_GONE)
  await expectBalanced(school, amina, 5000_00)
})

test('a failed refund of a provider that is not set up any more can only be put into the wallet', async () => {
  const { school, amina, reference } = await seedFunding()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  await changeProvider(school, 'paystack')
  expect(await continueNewestRefund(school, 'check')).toMatchObject(PROVIDER_GONE)
  await changeProvider(school, 'sandbox')
  await deliverEvent(school, refundFailed({ reference, amount: 2000_00 }))
  await changeProvider(school, 'paystack')

  expect(await continueNewestRefund(school, 'retry')).toMatchObject(PROVIDER_GONE)
  expect(await newestRefund(school)).toMatchObject({ state: 'failed', attempts: 1 })
  expect(await continueNewestRefund(school, 'wallet')).toMatchObject({ status: true })
  await expectBalanced(school, amina, 5000_00)
})

/** Uses up the requests of the current minute. */
const useUpQuota = ({ db }: TestSchool, kind: 'person' | 'schedule') =>
  db
    .insertInto('provider_requests')
    .values({ kind, minute: Math.floor(now() / 60), requests: 600 })
    .onConflict((it) => it.columns(['kind', 'minute']).doUpdateSet({ requests: 600 }))
    .execute()

test('while the requests of a minute are used up, a refund is declined and no money moves', async () => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  const request = { reference, amount: 2000, to: 'card' as const }
  await useUpQuota(school, 'person')
  expect(await requestRefund(school, request)).toMatchObject(TOO_MANY_REQUESTS)
  await expectBalanced(school, amina, 5000_00)
  expect(provider.requests).toEqual([])

  atSeconds(60)
  await requestRefund(school, request)
  await useUpQuota(school, 'person')
  expect(await continueNewestRefund(school, 'check')).toMatchObject(TOO_MANY_REQUESTS)
  await report(school, refundFailed({ reference, amount: 2000_00, id: 1 }))
  expect(await continueNewestRefund(school, 'retry')).toMatchObject(TOO_MANY_REQUESTS)
  expect(await newestRefund(school)).toMatchObject({ state: 'failed', attempts: 1 })
  expect(provider.requests).toHaveLength(1)
})

test('while the scheduled requests of a minute are used up, a refund is queried in the next minute', async () => {
  const { school, provider, reference } = await openSchoolWithProvider()
  provider.respond = (response) => response.destroy()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  atSeconds(60)
  await useUpQuota(school, 'schedule')
  await runWorker(school)
  expect(await newestRefund(school)).toMatchObject({ state: 'requested' })

  atSeconds(119)
  await runWorker(school)
  expect(await newestRefund(school)).toMatchObject({ state: 'requested' })
  atSeconds(120)
  await runWorker(school)
  expect(await newestRefund(school)).toMatchObject({ state: 'pending', provider_key: 'id:1' })
})

test('an administrator who repeats a request about a refund that has changed meanwhile changes nothing', async () => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  const changedAt = (await newestRefund(school)).changed_at
  atSeconds(60)

  for (const how of ['retry', 'wallet'] as const)
    expect((await continueNewestRefund(school, how)).data.state).toBe('pending')
  expect((await continueNewestRefund(school, 'check', { attempts: 2 })).data.state).toBe('pending')

  expect(await newestRefund(school)).toMatchObject({ attempts: 1, changed_at: changedAt })
  expect(provider.requests).toHaveLength(1)
  const audited = await school.db.selectFrom('audit').select('action').execute()
  expect(audited).toEqual([{ action: 'refundPayment' }])
  await expectBalanced(school, amina, 3000_00)
})

test.each([
  ['a class', seedClassByCard, 'Naḥw'],
  ['a wallet funding', seedFunding, 'Wallet funding'],
])(
  'the entry of a failed refund of %s that is put into the wallet names it',
  async (_, seed, item) => {
    const { school, amina, reference } = await seed()
    await requestRefund(school, { reference, amount: 2000, to: 'card' })
    await deliverEvent(school, refundFailed({ reference, amount: 2000_00 }))

    await continueNewestRefund(school, 'wallet')

    const { class_id } = await school.db
      .selectFrom('payments')
      .select('class_id')
      .executeTakeFirstOrThrow()
    expect((await walletOf(school.db, amina.id)).rows.at(-1)).toMatchObject({
      ...{ type: 'credit', amount: 2000_00, class_id },
      description: `Refund to your wallet instead of your card: ${item}`,
    })
  },
)

test('a card payment of a provider that is not set up any more is neither confirmed nor settled', async () => {
  const { school, amina } = await seedFunding()
  const opened = await seedPayment(school, amina, { amount: 900 })
  const notice = await payByCard(school, opened)
  await changeProvider(school, 'paystack')

  expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject({ http: 404 })
  expect(await deliverNotice(school, notice)).toMatchObject({ http: 200 })
  await deliverEvent(school, refundProcessed({ ...opened, amount: 900_00 }))
  expect(await school.db.selectFrom('payment_reversals').select('id').execute()).toEqual([])
  await expectBalanced(school, amina, 5000_00)
  expect(await findPaymentRow(school, opened.reference)).toMatchObject({ state: 'pending' })
})
