import { expect, test } from 'vitest'
import { fundWallet } from '../../contract/wallet.ts'
import { inTransaction } from '../kernel/db.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, aStudent, openSchool, walletOf } from '../test/school.ts'
import { credit, debit } from './move.ts'

const gift = { amount: 100_00, service: 'fund' as const, description: 'A gift', now: 1_700_000_000 }

test('every movement is one row with a reference of its own, in whole kobo, and the same deed moves money once (R-MONEY-003, R-MONEY-017)', async () => {
  const { db, ...school } = await openSchool()
  const amina = await aStudent({ db, ...school })
  const give = () =>
    inTransaction(db, (tx) => credit(tx, { ...gift, personId: amina.id, once: 'gift:1' }))

  await give()
  await give()

  const { balance, sum, rows } = await walletOf(db, amina.id)
  expect({ balance, sum }).toEqual({ balance: 100_00, sum: 100_00 })
  expect(rows).toMatchObject([{ reference: 'gift:1', amount: 100_00, balance: 100_00 }])
  expect(rows.every((row) => Number.isInteger(row.amount))).toBe(true)
})

test('a transaction that fails moves nothing and writes no row (R-MONEY-003)', async () => {
  const { db, ...school } = await openSchool()
  const amina = await aStudent({ db, ...school }, { wallet: 50_00 })

  const attempt = inTransaction(db, async (tx) => {
    await debit(tx, { ...gift, amount: 20_00, personId: amina.id, once: 'half:1' })
    throw new Error('the power went')
  })

  await expect(attempt).rejects.toThrow('the power went')
  expect(await walletOf(db, amina.id)).toMatchObject({ balance: 50_00, sum: 50_00 })
})

const nonsense = ['-5', '0', '0.001', '1e9', 'NaN', '', '999999999999999999', 'ten', '5,000']

test.each(nonsense)('a funding of %j is refused and moves nothing (R-SEC-018)', async (amount) => {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const amina = await aStudent(school, { wallet: 50_00 })

  const { status } = await ask(school, fundWallet, { student_id: String(amina.id), amount }, maryam)

  expect(status).toBe(false)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 50_00, sum: 50_00 })
})
