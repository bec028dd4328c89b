import { expect, test } from 'vitest'
import { deliverEvent, expectBalanced } from '../../test/payments/card-payments.ts'
import { findCardPaymentRow, seedFunding } from '../../test/payments/card-reversals.ts'
import { refundFailed, refundProcessed } from '../../test/payments/paystack-responses.ts'
import { openSchoolWithProvider } from '../../test/payments/refund-provider.ts'
import {
  continueNewestRefund,
  newestRefund,
  requestRefund,
} from '../../test/payments/refund-requests.ts'

/** A refund that the provider has accepted, with the number 1. */
async function openPendingRefund() {
  const it = await openSchoolWithProvider()
  await requestRefund(it.school, { reference: it.reference, amount: 2000, to: 'card' })
  return it
}

test('an administrator who queries a refund sees the state at the provider at once (R-TRUST-007)', async () => {
  const { school, provider, amina } = await openPendingRefund()
  expect((await continueNewestRefund(school, 'check')).data.state).toBe('pending')
  const [refund] = provider.refunds
  if (refund) refund.status = 'needs-attention'
  expect((await continueNewestRefund(school, 'check')).data).toMatchObject({
    ...{ state: 'pending', note: expect.stringContaining('bank details') },
  })
  if (refund) refund.status = 'processed'

  expect((await continueNewestRefund(school, 'check')).data.state).toBe('processed')

  expect(provider.requests).toHaveLength(1)
  await expectBalanced(school, amina, 3000_00)
})

test('a query that the provider does not answer is an error, and changes nothing', async () => {
  const { school, provider } = await openPendingRefund()
  const before = await newestRefund(school)
  const [refund] = provider.refunds
  // a refund without a state is not one of its format
  if (refund) Reflect.deleteProperty(refund, 'status')

  expect(await continueNewestRefund(school, 'check')).toMatchObject({
    ...{ status: false, code: 'provider_unavailable' },
    message: 'The card provider did not answer. Please try again.',
  })
  expect(await newestRefund(school)).toEqual(before)
})

test('a refund that the provider has accepted and does not find stays pending', async () => {
  const { school, provider } = await openPendingRefund()
  provider.refunds.length = 0

  expect((await continueNewestRefund(school, 'check')).data.state).toBe('pending')
})

test('a refund at the sandbox is decided by a request, which sends the webhook; a payment without one is 404', async () => {
  const { school, amina, reference } = await seedFunding()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  const decide = (outcome: string) =>
    school.app.inject({
      ...{ method: 'POST', url: '/sandbox/refund', payload: { reference, outcome } },
    })
  expect((await decide('lost')).statusCode).toBe(400)
  expect(await newestRefund(school)).toMatchObject({ state: 'pending' })

  expect((await decide('processed')).json()).toEqual({ status: true, message: '', data: null })

  expect(await newestRefund(school)).toMatchObject({ state: 'processed' })
  await expectBalanced(school, amina, 3000_00)
  expect((await decide('failed')).statusCode).toBe(404)
})

test('a refund that was paid out and is then reported as failed stays paid out, with a note', async () => {
  const { school, amina, reference } = await seedFunding()
  const report = { reference, amount: 2000_00, refund: 'TRF_1' }
  await deliverEvent(school, refundProcessed(report))
  await deliverEvent(school, refundFailed(report))

  expect(await findCardPaymentRow(school, reference)).toMatchObject({
    reversals: [{ state: 'processed', note: 'Also reported as failed' }],
  })
  await expectBalanced(school, amina, 3000_00)
})
