import { expect, test } from 'vitest'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import { inTransaction } from '../platform/db.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'
import { debitReversal } from './debit-reversal.ts'
import { credit, debit } from './ledger.ts'

const entry = {
  amount: 100_00,
  service: 'fund' as const,
  description: 'A gift',
  now: 1_700_000_000,
}

test('every ledger entry has a unique reference and whole kobo, and a repeated one is not written (R-MONEY-003, R-MONEY-017)', async () => {
  const { db, ...school } = await openTestSchool()
  const amina = await seedStudent({ db, ...school })
  const creditGift = () =>
    inTransaction(db, (tx) => credit(tx, { ...entry, userId: amina.id, idempotencyKey: 'gift:1' }))

  await creditGift()
  await creditGift()
  const spend = { ...entry, amount: 40_00, userId: amina.id, idempotencyKey: 'spent:1' }
  for (let time = 1; time <= 2; time++)
    expect(await inTransaction(db, (tx) => debit(tx, spend))).toBe(60_00)

  const { balance, sum, rows } = await walletOf(db, amina.id)
  expect({ balance, sum }).toEqual({ balance: 60_00, sum: 60_00 })
  expect(rows).toMatchObject([
    { reference: 'gift:1', amount: 100_00, balance: 100_00 },
    { reference: 'spent:1', amount: 40_00, balance: 60_00 },
  ])
  expect(rows.every((row) => Number.isInteger(row.amount))).toBe(true)
})

test('a repeated reversal moves no money and leaves nothing owed (R-MONEY-003)', async () => {
  // there is no payment to which the reversal belongs
  const { db, ...school } = await openTestSchool({}, { breaksLedger: true })
  const amina = await seedStudent({ db, ...school }, { wallet: 30_00 })
  const reversal = { ...entry, userId: amina.id, idempotencyKey: 'reversal:1', inWallet: 100_00 }
  const reverse = () => inTransaction(db, (tx) => debitReversal(tx, reversal))

  expect(await reverse()).toBe(70_00)
  expect(await reverse()).toBe(0)

  expect(await walletOf(db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('a single kobo that the wallet lacks for a reversal is owed (R-MONEY-002)', async () => {
  const { db, ...school } = await openTestSchool({}, { breaksLedger: true })
  const amina = await seedStudent({ db, ...school }, { wallet: 99_99 })
  const reversal = { ...entry, userId: amina.id, idempotencyKey: 'reversal:1', inWallet: 100_00 }

  expect(await inTransaction(db, (tx) => debitReversal(tx, reversal))).toBe(1)

  expect(await walletOf(db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('a failed transaction changes no balance and writes no ledger entry (R-MONEY-003)', async () => {
  const { db, ...school } = await openTestSchool()
  const amina = await seedStudent({ db, ...school }, { wallet: 50_00 })

  const failingTransaction = inTransaction(db, async (tx) => {
    await debit(tx, { ...entry, amount: 20_00, userId: amina.id, idempotencyKey: 'half:1' })
    throw new Error('simulated failure')
  })

  await expect(failingTransaction).rejects.toThrow('simulated failure')
  expect(await walletOf(db, amina.id)).toMatchObject({ balance: 50_00, sum: 50_00 })
})

const invalidAmounts = ['-5', '0', '0.001', '1e9', 'NaN', '', '999999999999999999', 'ten', '5,000']

test.each(invalidAmounts)(
  'a funding of %j is rejected and changes nothing (R-SEC-018)',
  async (amount) => {
    const school = await openTestSchool()
    const maryam = await seedAdministrator(school)
    const amina = await seedStudent(school, { wallet: 50_00 })

    const { status } = await callApi(
      school,
      fundWallet,
      { student_id: String(amina.id), amount },
      maryam,
    )

    expect(status).toBe(false)
    expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 50_00, sum: 50_00 })
  },
)
