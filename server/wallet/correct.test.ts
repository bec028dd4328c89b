import { expect, test } from 'vitest'
import {
  correctionError,
  correctWallet,
  fundWallet,
  getWalletHistory,
} from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'
import { verifyLedger } from './verify-ledger.ts'

async function openSchoolWithWallet(wallet = 500_00, options?: { breaksLedger: boolean }) {
  const school = await openTestSchool({}, options)
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello', wallet })
  const fields = { student_id: String(amina.id), reason: 'Entered twice', once: 'one-press' }
  const correct = (changes: object) =>
    callApi(school, correctWallet, { ...fields, amount: 100, ...changes }, maryam)
  return { school, maryam, amina, correct }
}

test('a correction debits the amount with one ledger entry, which shows the reason to the student, and is audited with the reason', async () => {
  const { school, maryam, amina, correct } = await openSchoolWithWallet()

  const response = await correct({ amount: '120.50', reason: ' Entered\n twice ' })

  expect(response).toMatchObject({ http: 200, status: true, data: { wallet: 379.5 } })
  const { data: history } = await callApi(school, getWalletHistory, {}, amina)
  expect(history).toHaveLength(2)
  expect(history[0]).toMatchObject({
    type: 'debit',
    amount: 120.5,
    balance: 379.5,
    description: 'Correction by the school: Entered twice',
  })
  expect(
    await school.db.selectFrom('ledger').selectAll().where('service', '=', 'correction').execute(),
  ).toMatchObject([{ user_id: amina.id, actor_id: maryam.id, type: 'debit', amount: 120_50 }])
  expect(await school.db.selectFrom('audit').selectAll().execute()).toMatchObject([
    {
      ...{ actor_id: maryam.id, action: 'correctWallet', subject_id: amina.id },
      detail: '₦120.50 (Entered twice)',
      changes: JSON.stringify([{ field: 'balance', before: 500_00, after: 379_50 }]),
    },
  ])
  expect(await verifyLedger(school.db)).toEqual([])
})

test('a repeated correction debits the amount once, also for concurrent requests', async () => {
  const { school, amina, correct } = await openSchoolWithWallet()

  const together = await Promise.all([correct({}), correct({})])
  const later = await correct({})

  for (const it of [...together, later])
    expect(it).toMatchObject({ status: true, data: { wallet: 400 } })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 400_00, sum: 400_00 })
  expect(await school.db.selectFrom('audit').selectAll().execute()).toHaveLength(1)
})

test('a wallet is never corrected below zero, by one request or by ten concurrent ones', async () => {
  const { school, amina, correct } = await openSchoolWithWallet()

  expect(await correct({ amount: 500.01 })).toMatchObject({
    http: 200,
    status: false,
    code: 'correction_above_balance',
    message: 'The wallet contains ₦500.00. A correction cannot take more.',
  })
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => correct({ amount: 200, once: `press-${index}` })),
  )

  expect(responses.filter((it) => it.status)).toHaveLength(2)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 100_00, sum: 100_00 })
  expect(await verifyLedger(school.db)).toEqual([])
})

test.each([
  ['no reason', { reason: ' ' }, 'invalid_request'],
  ['a reason of 201 characters', { reason: 'ا'.repeat(201) }, 'invalid_request'],
  ['no idempotency key', { once: undefined }, 'invalid_request'],
  ['zero', { amount: 0 }, 'invalid_amount'],
  ['a negative amount', { amount: -5 }, 'invalid_request'],
  ['more than ten million naira', { amount: 10_000_000.01 }, 'invalid_amount'],
  ['an unknown student', { student_id: '999999' }, 'student_not_found'],
])('a correction with %s changes nothing', async (_, changes, code) => {
  const { school, amina, correct } = await openSchoolWithWallet()

  expect(await correct(changes)).toMatchObject({ status: false, code })

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 500_00, sum: 500_00 })
  expect(await school.db.selectFrom('audit').selectAll().execute()).toEqual([])
})

test('the form and the server apply the same limits to a correction', () => {
  expect(correctionError(500_00, 500_00)).toBeNull()
  expect(correctionError(1, 0)?.code).toBe('correction_above_balance')
  expect(correctionError(0, 0)?.code).toBe('invalid_amount')
  expect(correctionError(Number.NaN, 500_00)?.code).toBe('invalid_amount')
})

test('the reason of a funding is in the wallet history and in the audit log, and the administrator in the ledger', async () => {
  const { school, maryam, amina } = await openSchoolWithWallet(0)

  const fields = { student_id: String(amina.id), amount: 250, reason: 'Scholarship' }
  await callApi(school, fundWallet, fields, maryam)

  const { data: history } = await callApi(school, getWalletHistory, {}, amina)
  expect(history[0].description).toBe('Wallet funding by the school: Scholarship')
  expect(await school.db.selectFrom('audit').selectAll().execute()).toMatchObject([
    { action: 'fundWallet', detail: '₦250.00 (Scholarship)' },
  ])
  expect(await school.db.selectFrom('ledger').select('actor_id').execute()).toEqual([
    { actor_id: maryam.id },
  ])
})

test('the verification of the ledger reports a correction without an administrator or without an audit entry', async () => {
  const { school, amina, correct } = await openSchoolWithWallet(500_00, { breaksLedger: true })
  await correct({})

  await school.db.deleteFrom('audit').execute()
  await school.db
    .updateTable('ledger')
    .set({ actor_id: null })
    .where('service', '=', 'correction')
    .execute()

  const differences = await verifyLedger(school.db)
  expect(differences).toContainEqual(expect.stringContaining('a debit by an administrator'))
  expect(differences).toContain(`user ${amina.id}: 1 corrections, but 0 audit entries of them`)
})
