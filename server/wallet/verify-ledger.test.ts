import { expect, test } from 'vitest'
import { inTransaction } from '../platform/db.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { startJudgedRun } from '../test/game/judged-run.ts'
import { openSchoolWithQuiz } from '../test/game/quiz.ts'
import {
  deliverEvent,
  deliverNotice,
  payByCard,
  seedPayment,
  seedSettledPayment,
} from '../test/payments/card-payments.ts'
import { refundProcessed } from '../test/payments/paystack-responses.ts'

import { openTestSchool, seedStudent } from '../test/test-school.ts'
import { credit } from './ledger.ts'
import { insertReferral } from './referral-store.ts'
import { verifyLedger } from './verify-ledger.ts'

test('a consistent ledger has no differences (R-MONEY-001)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_500_50 })
  await seedStudent(school)
  const opened = await seedPayment(school, amina, { amount: 200 })
  await deliverNotice(school, await payByCard(school, opened))

  expect(await verifyLedger(school.db)).toEqual([])
})

test('a manipulated balance is reported with both amounts', async () => {
  const school = await openTestSchool({}, { breaksLedger: true })
  const amina = await seedStudent(school, { wallet: 1_500_00 })
  await school.db.updateTable('users').set({ wallet: 9_000_00 }).execute()

  expect(await verifyLedger(school.db)).toEqual([
    `user ${amina.id}: the balance is ₦9,000.00, the ledger entries add up to ₦1,500.00`,
  ])
})

test('a balance without ledger entries is reported', async () => {
  const school = await openTestSchool({}, { breaksLedger: true })
  const amina = await seedStudent(school)
  await school.db.updateTable('users').set({ wallet: 5_00 }).execute()

  expect(await verifyLedger(school.db)).toEqual([
    `user ${amina.id}: the balance is ₦5.00, the ledger entries add up to ₦0.00`,
  ])
})

test('a manipulated ledger entry is reported even if the last balance agrees', async () => {
  const school = await openTestSchool({}, { breaksLedger: true })
  await seedStudent(school, { wallet: 1_500_00 })
  const { id } = await school.db.selectFrom('ledger').select('id').executeTakeFirstOrThrow()
  await school.db.updateTable('ledger').set({ balance: 1_00 }).execute()

  expect(await verifyLedger(school.db)).toEqual([
    `ledger entry ${id}: the recorded balance is ₦1.00, the entries up to it add up to ₦1,500.00`,
  ])
})

test('a manipulated total of a day is reported with its day', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const school = await openTestSchool({}, { breaksLedger: true })
  await seedStudent(school, { wallet: 1_500_00 })
  await school.db.updateTable('ledger_totals').set({ amount: 1_00 }).execute()

  expect(await verifyLedger(school.db)).toEqual([
    'totals of 2026-11-22, fund credit: the stored total is 1 entries and ₦1.00, the ledger has 1 entries and ₦1,500.00',
  ])
})

test('a settled payment without a credit and a credit without a payment are reported', async () => {
  const school = await openTestSchool({}, { breaksLedger: true })
  const amina = await seedStudent(school)
  const uncredited = await seedPayment(school, amina, { amount: 200 })
  const settled = await seedPayment(school, amina, { amount: 300 })
  await deliverNotice(school, await payByCard(school, settled))
  const { id } = await school.db.selectFrom('ledger').select('id').executeTakeFirstOrThrow()
  const setState = (reference: string, state: 'pending' | 'settled') =>
    school.db.updateTable('payments').set({ state }).where('reference', '=', reference).execute()
  await setState(uncredited.reference, 'settled')
  await setState(settled.reference, 'pending')

  expect(await verifyLedger(school.db)).toEqual([
    `payment ${uncredited.reference}: settled, but no ledger entry credits it`,
    `ledger entry ${id}: credits payment:${settled.reference}, which is not settled`,
  ])
})

test('a refund without a debit, a refund with too small a debit and a debit without a refund are reported', async () => {
  const school = await openTestSchool({}, { breaksLedger: true })
  const amina = await seedStudent(school)
  const { reference } = await seedSettledPayment(school, amina, { amount: 300 })
  await deliverEvent(school, refundProcessed({ reference, amount: 100_00 }))
  expect(await verifyLedger(school.db)).toEqual([])

  const { id } = await school.db
    .selectFrom('payment_reversals')
    .select('id')
    .executeTakeFirstOrThrow()
  await school.db.updateTable('payment_reversals').set({ moved: 50_00 }).execute()
  expect(await verifyLedger(school.db)).toEqual([
    `refund ${id}: moved ₦50.00 of which ₦0.00 is owed, but the ledger entries differ`,
    `payment ${reference}: its refunds do not add up`,
  ])

  await school.db
    .updateTable('payment_reversals')
    .set({ moved: null, state: 'processed' })
    .execute()
  expect(await verifyLedger(school.db)).toContain(
    `refund ${id}: the provider's state and the ledger disagree`,
  )
  await school.db.deleteFrom('payment_reversals').execute()
  expect(await verifyLedger(school.db)).toContainEqual(
    expect.stringMatching(new RegExp(`refund:${id} belongs to no refund or dispute$`)),
  )
})

test('a win without a reward, a reward without a win and a half-credited referral are reported', async () => {
  const school = await openSchoolWithQuiz({}, { breaksLedger: true })
  const { db } = school
  const amina = await seedStudent(school)
  await startJudgedRun(school, amina)
  await startJudgedRun(school, amina)
  const runs = await db.selectFrom('quiz_runs').select('id').orderBy('id').execute()
  // two runs were started
  const [won, lost] = runs.map((it) => it.id) as [number, number]
  await db.updateTable('quiz_runs').set({ won_day: '2026-12-02' }).where('id', '=', won).execute()
  const reward = { userId: amina.id, amount: 100_00, service: 'quiz' as const, now: 1 }
  await inTransaction(db, async (tx) => {
    await credit(tx, { ...reward, description: 'Quiz reward', idempotencyKey: `quiz:${lost}` })
    const idempotencyKey = `referral:${amina.id}:friend`
    await credit(tx, { ...reward, service: 'referral', description: 'Bonus', idempotencyKey })
    await insertReferral(tx, { friendId: amina.id, state: 'waiting' })
  })
  const [firstEntry] = await db.selectFrom('ledger').select('id').orderBy('id').execute()

  expect(await verifyLedger(db)).toEqual([
    `quiz run ${won}: won, but no ledger entry credits it`,
    `ledger entry ${firstEntry?.id}: credits quiz:${lost}, which was not won`,
    `referral of user ${amina.id}: waiting, with 1 ledger entries`,
  ])
})
