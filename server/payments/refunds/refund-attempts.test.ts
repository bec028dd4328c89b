import { expect, test } from 'vitest'
import { findCardPayments } from '../../../contract/payments/card-payments.ts'
import { MINUTE } from '../../../contract/platform/duration.ts'
import { callApi } from '../../test/call-api.ts'
import { expectBalanced } from '../../test/payments/card-payments.ts'
import { findCardPaymentRow, seedFunding } from '../../test/payments/card-reversals.ts'
import { atSeconds } from '../../test/payments/open-payment.ts'
import {
  refundFailed,
  refundNeedsAttention,
  refundProcessed,
} from '../../test/payments/paystack-responses.ts'
import { openSchoolWithProvider, report, runWorker } from '../../test/payments/refund-provider.ts'
import {
  continueNewestRefund,
  newestRefund,
  requestRefund,
} from '../../test/payments/refund-requests.ts'
import { seedAdministrator } from '../../test/test-school.ts'
import { checkDueRefunds } from './send-refund.ts'

test.each([
  { identifiers: 'id:1, ref:TRF_1', refund: 'TRF_1' },
  { identifiers: 'id:1', refund: null },
])(
  'while the result of a second attempt is unknown, the note of a refund has the identifiers of the first: $identifiers',
  async ({ identifiers, refund }) => {
    const { school, provider, reference } = await openSchoolWithProvider()
    await requestRefund(school, { reference, amount: 2000, to: 'card' })
    const { provider_key, marker } = await newestRefund(school)
    expect(provider_key).toBe('id:1')
    await report(school, refundFailed({ reference, amount: 2000_00, id: 1, refund }))
    provider.respond = (response) => response.destroy()

    const { data } = await continueNewestRefund(school, 'retry')

    expect(data).toMatchObject({ state: 'requested', note: `Failed before: ${identifiers}` })
    const again = await newestRefund(school)
    expect(again).toMatchObject({ attempts: 2, other_key: '' })
    expect(again.marker).not.toBe(marker)
    expect(again.provider_key).not.toBe(provider_key)
  },
)

test('a refund keeps the identifiers of the attempts that failed, also after the provider has accepted and paid the next one', async () => {
  const { school, provider, reference } = await openSchoolWithProvider()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  for (const id of [1, 2]) {
    await report(school, refundFailed({ reference, amount: 2000_00, id, refund: `TRF_${id}` }))
    await continueNewestRefund(school, 'retry')
  }
  const failed = 'id:1, ref:TRF_1, id:2, ref:TRF_2'
  const row = async () => (await findCardPaymentRow(school, reference)).reversals[0]
  expect(await row()).toMatchObject({ state: 'pending', note: `Failed before: ${failed}` })

  await report(school, refundNeedsAttention({ reference, amount: 2000_00, id: 3 }))
  expect(await row()).toMatchObject({
    note: `The card provider needs the bank details of the student: see its dashboard · Failed before: ${failed}`,
  })
  const paid = provider.refunds[2]
  if (paid) paid.status = 'processed'
  await continueNewestRefund(school, 'check')
  expect(await row()).toMatchObject({ state: 'processed', note: `Failed before: ${failed}` })
  const maryam = await seedAdministrator(school)
  const { data } = await callApi(school, findCardPayments, { search: reference }, maryam, {
    'accept-language': 'ar',
  })
  expect(data.rows[0].reversals[0].note).toMatch(/^فشلت من قبل: .*TRF_2/)
})

test('a repeated report about an attempt that failed says nothing about the next one, unless it was paid after all', async () => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  // the documentation has reports without an id
  const first = { reference, amount: 2000_00, refund: 'TRF_1' }
  await report(school, refundFailed(first))
  await continueNewestRefund(school, 'retry')
  expect(provider.requests).toHaveLength(2)

  await report(school, refundFailed(first))
  await report(school, refundNeedsAttention(first))
  expect(await newestRefund(school)).toMatchObject({ state: 'pending', attempts: 2 })
  await expectBalanced(school, amina, 3000_00)

  for (let time = 0; time < 2; time++) await report(school, refundProcessed(first))
  expect((await findCardPaymentRow(school, reference)).reversals).toMatchObject([
    { state: 'pending', by: expect.any(String) },
    { state: 'processed', by: null },
  ])
  await expectBalanced(school, amina, 1000_00)
})

test('a refund whose result is unknown is queried after a minute, and lost after a quarter of an hour', async () => {
  const { school, provider, reference } = await openSchoolWithProvider()
  provider.records = false
  provider.respond = (response) => response.destroy()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  const changedAt = async () => (await newestRefund(school)).changed_at

  const sentAt = atSeconds(MINUTE - 1) - MINUTE + 1
  await runWorker(school)
  expect(await changedAt()).toBe(sentAt)
  atSeconds(MINUTE)
  await runWorker(school)
  expect(await changedAt()).toBe(sentAt + MINUTE)
  atSeconds(15 * MINUTE - 1)
  await runWorker(school)
  expect(await newestRefund(school)).toMatchObject({ state: 'requested', note: '' })
  atSeconds(15 * MINUTE)
  await continueNewestRefund(school, 'check')
  expect(await newestRefund(school)).toMatchObject({ state: 'failed', check_at: null })

  // no identifier was reported for the attempt that failed
  await continueNewestRefund(school, 'retry')
  expect(await newestRefund(school)).toMatchObject({ state: 'requested', note: '', attempts: 2 })
})

test('a refund that the provider does not find while it is pending is queried again a day later', async () => {
  const { school, provider, reference } = await openSchoolWithProvider()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  provider.refunds.length = 0

  const at = atSeconds(20 * MINUTE)
  await continueNewestRefund(school, 'check')

  expect(await newestRefund(school)).toMatchObject({
    ...{ state: 'pending', check_at: at + 24 * 60 * MINUTE },
  })
})

test('the worker counts the refunds that were due, so that it waits only if there were none', async () => {
  const { school, provider, reference } = await openSchoolWithProvider()
  provider.respond = (response) => response.destroy()
  for (let count = 0; count < 2; count++)
    await requestRefund(school, { reference, amount: 1000, to: 'card' })

  expect(await checkDueRefunds(school, () => {})).toBe(0)
  atSeconds(MINUTE)
  expect(await checkDueRefunds(school, () => {})).toBe(2)
  expect(await checkDueRefunds(school, () => {})).toBe(0)
  expect(provider.requests).toHaveLength(2)
})

test('while the provider cannot be reached, a refund is queried every five minutes', async () => {
  const { school, provider, reference } = await openSchoolWithProvider()
  provider.respond = (response) => response.destroy()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  const config = { ...school.config, PAYSTACK_URL: 'http://127.0.0.1:1' }

  const at = atSeconds(MINUTE)
  await checkDueRefunds({ ...school, config }, () => {})

  expect(await newestRefund(school)).toMatchObject({
    state: 'requested',
    check_at: at + 5 * MINUTE,
  })
})

test('the worker queries ten refunds at a time', async () => {
  atSeconds(0)
  const { school, reference } = await seedFunding()
  const maryam = await seedAdministrator(school)
  for (let count = 0; count < 11; count++)
    await requestRefund(school, { reference, amount: 100, to: 'card' }, maryam)

  atSeconds(MINUTE)
  expect(await checkDueRefunds(school, () => {})).toBe(10)
  expect(await checkDueRefunds(school, () => {})).toBe(1)
})

test('an error that is not one of the provider is reported, and the refund is queried later', async () => {
  atSeconds(0)
  const { school, reference } = await seedFunding()
  await school.db.schema.alterTable('sandbox_refunds').renameTo('broken').execute()
  const warnings: string[] = []

  expect(await requestRefund(school, { reference, amount: 2000, to: 'card' })).toMatchObject({
    http: 500,
  })
  atSeconds(MINUTE)
  await checkDueRefunds(school, (it) => warnings.push(it))

  expect(warnings).toMatchObject([expect.stringContaining('failed')])
  expect(await newestRefund(school)).toMatchObject({ state: 'requested' })
})
