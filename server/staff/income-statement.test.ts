import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { getIncomeStatement, incomeStatementCsv } from '../../contract/staff/income-shares.ts'
import { correctWallet } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { planOf } from '../test/databases/plan-of.ts'
import { recordStatements } from '../test/databases/record-statements.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedPayment } from '../test/payments/card-payments.ts'
import { addLedgerEntry } from '../test/payments/ledger-entries.ts'
import {
  chargeSuccess,
  disputeResolved,
  refundFailed,
  refundProcessed,
} from '../test/payments/paystack-responses.ts'
import { openSchoolWithProvider, report } from '../test/payments/refund-provider.ts'
import { continueNewestRefund, requestRefund } from '../test/payments/refund-requests.ts'
import { seedClass } from '../test/seed-class.ts'
import { payForClass, refundParts, setShare, statementOf } from '../test/staff/income.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestSchool,
  type TestUser,
  walletOf,
} from '../test/test-school.ts'

/** A school in which Bilal gets 40 % of Naḥw from November on. */
async function openSharedSchool() {
  freezeClock('2026-12-15T10:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const naḥw = await seedClass(school, { name: 'Naḥw', price: 10_000_00 })
  const bilal = await seedStaff(school, 'teacher', [naḥw.id])
  const share = { teacher: bilal, classId: naḥw.id, basisPoints: 40_00, fromDay: '2026-11-01' }
  expect((await setShare(school, share, maryam)).status).toBe(true)
  return { school, maryam, amina, bilal, naḥw, share }
}

test('a teacher gets the share of what enrolments and renewals of the class brought in within the month of the school (R-STAFF-012)', async () => {
  const { school, maryam, amina, naḥw } = await openSharedSchool()
  const pay = (amount: number, at: string, service?: 'renewal') =>
    payForClass(school, amina, { classId: naḥw.id, amount, at }, service)
  await pay(1_000_00, '2026-10-31T22:59:59Z')
  await pay(10_000_00, '2026-10-31T23:00:00Z')
  await pay(500_55, '2026-11-20T12:00:00Z', 'renewal')
  // after midnight in Lagos
  await pay(3_000_00, '2026-11-30T23:00:00Z')

  expect(await statementOf(school, '2026-10', maryam)).toEqual([])
  expect(await statementOf(school, '2026-11', maryam)).toEqual([
    'Bilal Musa, Naḥw, 40 %: 10500.55 - 0 = 4200.22',
  ])
  expect(await statementOf(school, '2026-12', maryam)).toEqual([
    'Bilal Musa, Naḥw, 40 %: 3000 - 0 = 1200',
  ])
})

test('fundings, corrections, other classes and payments of the sandbox are not income of the class', async () => {
  const { school, maryam, amina, naḥw } = await openSharedSchool()
  const ṣarf = await seedClass(school, { name: 'Ṣarf', price: 1_000_00 })
  await addLedgerEntry(school, amina, 'credit', { amount: 9_000_00 })
  const correction = {
    student_id: String(amina.id),
    amount: 1000,
    reason: 'Twice',
    once: 'one-form',
  }
  expect((await callApi(school, correctWallet, correction, maryam)).status).toBe(true)
  await addLedgerEntry(school, amina, 'debit', { amount: 1_000_00, classId: ṣarf.id })
  const test = { amount: 2_000_00, classId: naḥw.id, isTest: true, idempotencyKey: 'of-sandbox' }
  await addLedgerEntry(school, amina, 'debit', test)
  const parts = [{ reference: 'of-sandbox', amount: 2_000_00 }]
  await refundParts(school, amina, { parts, at: '2026-11-21T10:00:00Z' })

  for (const month of ['2026-11', '2026-12'])
    expect(await statementOf(school, month, maryam)).toEqual(['Bilal Musa, Naḥw, 40 %: 0 - 0 = 0'])
})

test('a refund is subtracted in its month, from the teacher who had the share when it was paid (R-STAFF-012)', async () => {
  const { school, maryam, amina, bilal, naḥw, share } = await openSharedSchool()
  const zaynab = await seedStaff(school, 'teacher', [naḥw.id], { name: 'Zaynab Umar' })
  await setShare(school, { ...share, basisPoints: 0, fromDay: '2026-12-01' }, maryam)
  const next = { ...share, teacher: zaynab, basisPoints: 50_00, fromDay: '2026-12-01' }
  await setShare(school, next, maryam)
  const pay = (amount: number, at: string) =>
    payForClass(school, amina, { classId: naḥw.id, amount, at })
  const first = await pay(10_000_00, '2026-11-10T10:00:00Z')
  const second = await pay(4_000_00, '2026-12-02T10:00:00Z')
  // one entry of the ledger for two payments
  const parts = [
    { reference: first, amount: 2_500_00 },
    { reference: second, amount: 1_000_00 },
  ]
  await refundParts(school, amina, { parts, at: '2026-12-05T10:00:00Z' })

  expect(await statementOf(school, '2026-11', maryam)).toEqual([
    'Bilal Musa, Naḥw, 40 %: 10000 - 0 = 4000',
  ])
  expect(await statementOf(school, '2026-12', maryam)).toEqual([
    'Bilal Musa, Naḥw, 40 %: 0 - 2500 = -1000',
    'Zaynab Umar, Naḥw, 50 %: 4000 - 1000 = 1500',
  ])
  const { data } = await callApi(school, getIncomeStatement, { month: '2026-12' }, bilal)
  expect(data.total).toBe(-1000)
})

test('a share that changes within a month has a row for each percentage, and equal ones are added', async () => {
  const { school, maryam, amina, naḥw, share } = await openSharedSchool()
  await setShare(school, { ...share, basisPoints: 33_33, fromDay: '2026-11-10' }, maryam)
  await setShare(school, { ...share, fromDay: '2026-11-20' }, maryam)
  for (const [amount, day] of [
    [100_00, '09'],
    [100_01, '10'],
    [1_00, '20'],
  ] as const)
    await payForClass(school, amina, {
      ...{ classId: naḥw.id, amount },
      at: `2026-11-${day}T10:00:00Z`,
    })

  expect(await statementOf(school, '2026-11', maryam)).toEqual([
    'Bilal Musa, Naḥw, 40 %: 101 - 0 = 40.4',
    // 33.333333 is rounded down
    'Bilal Musa, Naḥw, 33.33 %: 100.01 - 0 = 33.33',
  ])
})

/** A payment for Naḥw by a card of the real provider, of which Bilal gets 40 %, and the statement of its month. */
async function openCardSchool() {
  const { school, amina } = await openSchoolWithProvider()
  const maryam = await seedAdministrator(school)
  const naḥw = await seedClass(school, { name: 'Naḥw', price: 7_500_00 })
  const bilal = await seedStaff(school, 'teacher', [naḥw.id])
  const share = { teacher: bilal, classId: naḥw.id, basisPoints: 40_00, fromDay: '2026-11-01' }
  await setShare(school, share, maryam)
  const { reference } = await seedPayment(school, amina, { class_id: naḥw.publicId })
  await report(school, chargeSuccess({ reference, amount: 7_500_00 }))
  const statement = async () => (await statementOf(school, '2026-11', maryam))[0]?.split(': ')[1]
  expect(await statement()).toBe('7500 - 0 = 3000')
  return { school, amina, reference, statement }
}

const lose = (school: TestSchool, reference: string, amount: number) =>
  report(school, disputeResolved({ reference, amount, resolution: 'merchant-accepted' }))

test('what a bank takes back of a payment for a class is a refund, once (R-STAFF-012)', async () => {
  const { school, reference, statement } = await openCardSchool()
  await lose(school, reference, 5_000_00)
  await lose(school, reference, 5_000_00)
  expect(await statement()).toBe('7500 - 5000 = 1000')
})

test('a bank takes back first what was refunded to the wallet, which is subtracted already', async () => {
  const { school, reference, statement } = await openCardSchool()
  await requestRefund(school, { reference, amount: 3000 })
  expect(await statement()).toBe('7500 - 3000 = 1800')
  await lose(school, reference, 2_000_00)
  expect(await statement()).toBe('7500 - 3000 = 1800')
  await report(school, refundProcessed({ reference, amount: 5_500_00, id: 9 }))
  expect(await statement()).toBe('7500 - 7500 = 0')
})

test('a refund to the card is subtracted once, also if it fails and goes to the wallet instead', async () => {
  const { school, amina, reference, statement } = await openCardSchool()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  expect(await statement()).toBe('7500 - 2000 = 2200')
  await report(school, refundFailed({ reference, amount: 2_000_00 }))
  expect((await continueNewestRefund(school, 'wallet')).status).toBe(true)
  expect(await statement()).toBe('7500 - 2000 = 2200')
  // the bank has paid it out although it was reported as failed
  await report(school, refundProcessed({ reference, amount: 2_000_00 }))
  expect((await walletOf(school.db, amina.id)).rows.at(-1)?.reference).toMatch(/^refund:\d+:late$/)
  expect(await statement()).toBe('7500 - 2000 = 2200')
})

test('money that a card put into the wallet is not income of a class when the bank takes it back', async () => {
  const { school, amina, statement } = await openCardSchool()
  const { reference } = await seedPayment(school, amina, { amount: 500 })
  await report(school, chargeSuccess({ reference, amount: 500_00 }))
  await lose(school, reference, 500_00)
  expect(await statement()).toBe('7500 - 0 = 3000')
})

async function downloadStatement(school: TestSchool, month: string, as: TestUser) {
  const { statusCode, headers, body } = await school.app.inject({
    method: 'GET',
    url: `${incomeStatementCsv.path}?month=${month}`,
    headers: { authorization: `Bearer ${as.token}` },
  })
  return { http: statusCode, headers, body }
}

test('a teacher sees the own statement only, also of a class that was taken away; owners and accountants see all, markers none (R-STAFF-012)', async () => {
  const { school, maryam, amina, bilal, naḥw, share } = await openSharedSchool()
  const zaynab = await seedStaff(school, 'teacher', [naḥw.id], { name: 'Zaynab Umar' })
  await setShare(school, { ...share, teacher: zaynab, basisPoints: 20_00 }, maryam)
  const at = '2026-11-10T10:00:00Z'
  await payForClass(school, amina, { classId: naḥw.id, amount: 1_000_00, at })
  await school.db.deleteFrom('class_staff').where('user_id', '=', bilal.id).execute()
  const ofBilal = 'Bilal Musa, Naḥw, 40 %: 1000 - 0 = 400'
  const ofZaynab = 'Zaynab Umar, Naḥw, 20 %: 1000 - 0 = 200'
  const accountant = await seedStaff(school, 'accountant')

  expect(await statementOf(school, '2026-11', bilal)).toEqual([ofBilal])
  expect(await statementOf(school, '2026-11', zaynab)).toEqual([ofZaynab])
  for (const person of [maryam, accountant])
    expect(await statementOf(school, '2026-11', person)).toEqual([ofBilal, ofZaynab])
  expect((await downloadStatement(school, '2026-11', bilal)).body).not.toContain('Zaynab')
  for (const person of [await seedStaff(school, 'marker', [naḥw.id]), amina]) {
    const response = await callApi(school, getIncomeStatement, { month: '2026-11' }, person)
    expect(response).toMatchObject({ http: 403, data: null })
    expect((await downloadStatement(school, '2026-11', person)).http).toBe(403)
  }
})

test('the statement downloads as a CSV file with the rows of the screen (R-STAFF-012)', async () => {
  const { school, maryam, amina, naḥw } = await openSharedSchool()
  const at = '2026-11-10T10:00:00Z'
  const reference = await payForClass(school, amina, { classId: naḥw.id, amount: 1_000_01, at })
  const parts = [{ reference, amount: 1_000_01 }]
  await refundParts(school, amina, { parts, at: '2026-12-01T10:00:00Z' })

  const { headers, body } = await downloadStatement(school, '2026-12', maryam)

  expect(headers['content-disposition']).toBe('attachment; filename="income_statement_2026-12.csv"')
  expect(parse(body, { bom: true })).toEqual([
    [
      ...['Month', 'Teacher', 'Class', 'Share (%)'],
      ...['Income (NGN)', 'Refunds (NGN)', 'Net (NGN)', 'Amount (NGN)'],
    ],
    ['2026-12', 'Bilal Musa', 'Naḥw', '40.00', '0.00', '1000.01', '-1000.01', '-400.01'],
  ])
})

test('the statement reads the entries of its month from the index of services', async () => {
  const { school, maryam } = await openSharedSchool()
  const statements = await recordStatements(school, () => statementOf(school, '2026-11', maryam))
  const [sums] = statements.filter((it) => it.sql.includes('sum(amount)'))

  expect(JSON.stringify(sums && (await planOf(school, sums)))).toContain('ledger_by_service')
})
