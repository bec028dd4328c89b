import { expect, test } from 'vitest'
import { deliverEvent, deliverNotice } from '../../test/payments/card-payments.ts'
import { seedFunding } from '../../test/payments/card-reversals.ts'
import { disputeResolved, refundProcessed } from '../../test/payments/paystack-responses.ts'
import { openTestSchool, walletOf } from '../../test/test-school.ts'
import { signBody } from '../paystack/signature.ts'
import { sandboxSecret } from '../sandbox/sandbox.ts'

test('events about unknown payments, other currencies or without an amount are acknowledged and change nothing', async () => {
  const { school, amina, reference } = await seedFunding()
  const events = [
    refundProcessed({ reference: 'FUND_1', amount: 100 }),
    refundProcessed({ reference, amount: 100, currency: 'USD' }),
    refundProcessed({ reference, amount: -100 }),
    refundProcessed({ reference, amount: '1e3' }),
    refundProcessed({ reference, amount: 0.5 }),
    disputeResolved({ reference: 'FUND_1', amount: 100, resolution: 'auto-accepted' }),
    { event: 'refund.processed' },
    { event: 'refund.invented', data: { transaction_reference: reference, amount: 100 } },
    { event: 'charge.dispute.create', data: { id: {}, transaction: [] } },
    { ...refundProcessed({ reference, amount: 100 }), event: 'toString' },
  ]
  for (const event of events)
    expect(await deliverEvent(school, event), JSON.stringify(event)).toMatchObject({ http: 200 })

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00 })
  expect(await school.db.selectFrom('payment_reversals').selectAll().execute()).toEqual([])
})

test('a deeply nested event is acknowledged and a large one rejected', async () => {
  const school = await openTestSchool()
  const deep = `{"event":"charge.success","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const signature = signBody(deep, await sandboxSecret(school.db))
  expect(await deliverNotice(school, { body: deep, signature })).toMatchObject({ http: 200 })
  expect(await deliverNotice(school, { body: deep, signature: '' })).toMatchObject({
    http: 401,
    code: 'invalid_webhook_signature',
  })
  const large = `{"event":"x","data":"${'x'.repeat(300_000)}"}`
  expect(await deliverNotice(school, { body: large, signature })).toMatchObject({
    http: 413,
    code: 'request_too_large',
  })
})
