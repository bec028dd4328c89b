import { expect, test } from 'vitest'
import { MINUTE } from '../../../contract/platform/duration.ts'
import { seedFunding } from '../../test/payments/card-reversals.ts'
import {
  findSandboxRefund,
  requestSandboxRefund,
  setSandboxRefundStatus,
} from './sandbox-refunds.ts'

const NOW = 1_800_000_000
const rejected = (reason: string) => ({ outcome: 'rejected', reason })

test('the sandbox refunds at most the amount of a payment, without the refunds that failed', async () => {
  const { school, reference } = await seedFunding()
  const request = (amount: number, marker: string) =>
    requestSandboxRefund(school.db, { reference, amount, currency: 'NGN', marker }, NOW)

  expect(await request(5000_01, 'a')).toEqual(
    rejected('Refund amount is more than the transaction amount'),
  )
  expect(await request(2000_00, 'b')).toMatchObject({ outcome: 'accepted' })
  const rest = await request(3000_00, 'c')
  expect(rest).toMatchObject({ outcome: 'accepted', refund: { state: 'pending', note: '' } })
  expect(await request(1, 'd')).toMatchObject({ outcome: 'rejected' })
  if (rest.outcome === 'accepted')
    await setSandboxRefundStatus(school.db, Number(rest.refund.id), 'failed')
  expect(await request(3000_00, 'e')).toMatchObject({ outcome: 'accepted' })
})

test('the sandbox refunds no payment that it does not know', async () => {
  const { school } = await seedFunding()
  const unknown = { reference: 'FUND_1', amount: 100, currency: 'NGN', marker: 'a' }
  expect(await requestSandboxRefund(school.db, unknown, NOW)).toEqual(
    rejected('Transaction not found'),
  )
})

test('a refund at the sandbox is paid out after a minute, unless it failed before, however often it is queried', async () => {
  const { school, reference } = await seedFunding()
  const find = (marker: string, at: number) =>
    findSandboxRefund(school.db, { reference, marker, id: null, sentAt: NOW }, at)
  for (const marker of ['a', 'b'])
    await requestSandboxRefund(
      school.db,
      { reference, amount: 1000_00, currency: 'NGN', marker },
      NOW,
    )
  const failing = await find('b', NOW)
  await setSandboxRefundStatus(school.db, Number(failing?.id), 'failed')

  for (let time = 0; time < 2; time++) {
    expect(await find('a', NOW + MINUTE - 1)).toMatchObject({ state: 'pending' })
    expect(await find('b', NOW + MINUTE)).toMatchObject({ state: 'failed' })
  }
  expect(await find('a', NOW + MINUTE)).toMatchObject({ state: 'processed' })
  // it stays paid out
  expect(await find('a', NOW)).toMatchObject({ state: 'processed' })
  expect(await find('c', NOW)).toBeNull()
})
