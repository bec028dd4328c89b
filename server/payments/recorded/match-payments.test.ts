import { expect, test } from 'vitest'
import { addStudent } from '../../../contract/admin/manage-students.ts'
import { matchPayments } from '../../../contract/payments/match-payments.ts'
import { recordPayments } from '../../../contract/payments/recorded-payments.ts'
import { callApi } from '../../test/call-api.ts'
import { cpuTime } from '../../test/cpu-time.ts'
import { seedClass } from '../../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
} from '../../test/test-school.ts'
import { parseStatement } from './parse-statement.ts'
import { readDay } from './read-cells.ts'

async function openSchool() {
  const school = await openTestSchool()
  const halima = await seedStaff(school, 'accountant', [])
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  const phone = '0803 123 4567'
  await school.db.updateTable('users').set({ phone }).where('id', '=', amina.id).execute()
  const yusuf = await seedStudent(school, { name: 'يوسف عبد الله' })
  const match = async (text: string, fields = {}) =>
    callApi(school, matchPayments, { text, ...fields }, halima)
  return { school, halima, amina, yusuf, match }
}

test('a bank statement is read: credits only, with day, reference and the student whose name is in the narration (R-PAY-001)', async () => {
  const { amina, yusuf, match } = await openSchool()
  const csv = `ACCOUNT STATEMENT,,,,
Trans Date,Value Date,Narration,Debit,Credit (NGN),Reference
03-Nov-2026,03/11/2026,"NIP/GTB/BELLO AMINA T/School fees",,"15,000.00",000013261103
04-Nov-2026,04/11/2026,SMS CHARGE,52.50,,
05/11/2026,05/11/2026,تحويل من يوسف عبدالله,,15000,FT26309
`

  const { data } = await match(csv)

  expect(data).toMatchObject({
    skipped: 1,
    rows: [
      {
        ...{ line: 3, amount: 15000, date: '2026-11-03', reference: '000013261103' },
        ...{ chosen: String(amina.id), text: 'NIP/GTB/BELLO AMINA T/School fees' },
      },
      {
        amount: 15000,
        date: '2026-11-05',
        reference: 'FT26309',
        candidates: [{ student_id: String(yusuf.id) }],
      },
    ],
  })
})

test('of a statement with one column of amounts only what came in is a payment (R-PAY-001)', async () => {
  const { amina, match } = await openSchool()
  const rows = ['03/11/2026,TRF AMINA BELLO,15000', '04/11/2026,POS AMINA BELLO,7000']
  for (const [title, into, out] of [
    ['Dr/Cr', 'CR', 'DR'],
    ['Type', 'Credit', 'Debit'],
    ['النوع', 'دائن', 'مدين'],
  ]) {
    const csv = `Date,Narration,Amount,${title}\n${rows[0]},${into}\n${rows[1]},${out}\n`
    const { data } = await match(csv)
    expect(data).toMatchObject({ skipped: 1, rows: [{ amount: 15000, chosen: String(amina.id) }] })
  }
})

test.each([
  ['Amina Bello 15,000', { amount: 15000, date: '', reference: '' }],
  [
    '03/11/2026  TRF FROM AMINA BELLO  ₦15,000.00  ref 000013-26X',
    { amount: 15000, date: '2026-11-03', reference: '000013-26X' },
  ],
  ['08031234567 15000', { amount: 15000, reference: '' }],
  ['+234 803 123 4567; N7,500.50; 3 Nov 2026', { amount: 7500.5, date: '2026-11-03' }],
  ['bello, amina\t20000\t2026-11-03', { amount: 20000, date: '2026-11-03' }],
  ['1. Amina Bello - 15,000/=', { amount: 15000, text: 'Amina Bello' }],
  ['Amina Bello 15000 0803 123 4567', { amount: 15000, reference: '' }],
  ['Amina Bello 15000 Nov 2026', { amount: 15000, date: '' }],
  ['Amina Bello 15000 for Arabic 101', { amount: 15000 }],
  ['Amina Bello 7.5k', { amount: 7500 }],
  ['Amina Bello 15000naira', { amount: 15000 }],
  ['3rd Nov 2026 Amina Bello 15,000.00 NGN', { amount: 15000, date: '2026-11-03' }],
  ['Amina Bello ١٥٬٠٠٠ نايرا 2026/11/03', { amount: 15000, date: '2026-11-03' }],
])('the pasted line “%s” is a payment of Amina Bello (R-PAY-001)', async (line, expected) => {
  const { amina, match } = await openSchool()

  const { data } = await match(line)

  expect(data.rows).toMatchObject([{ ...expected, chosen: String(amina.id) }])
})

const PAID = { amount: 15000, date: '2026-11-03' }
test.each([
  [
    'with a sign in one column',
    'Trans. Date,Description,Debit/Credit(₦),Transaction Reference,Counterparty\n' +
      '03 Nov 2026 10:22:33,Airtime,-500.00,26110301,MTN\n' +
      '03 Nov 2026 11:40:02,Transfer,"+15,000.00",26110302,AMINA BELLO',
    { ...PAID, reference: '26110302', payer: 'AMINA BELLO' },
  ],
  [
    'with the kind in a column of its own',
    'Date,Narration,Amount,DR/CR\n03/11/2026,AMINA BELLO POS,5000,DR\n03/11/2026,AMINA BELLO,15000,CR',
    PAID,
  ],
  [
    'with transfers that failed',
    'Date,Narration,Amount,Status\n03/11/2026,AMINA BELLO,15000,Failed\n03/11/2026,AMINA BELLO,15000,Successful',
    PAID,
  ],
  [
    'with the payer in a column of its own',
    'Date/Time,Money In,Money out,To / From,Description\n' +
      '03/11/2026 12:05:59,,500,MTN,airtime\n03/11/2026 12:06:00,"₦15,000.00",,Amina Bello/GTBank,fees',
    { ...PAID, payer: 'Amina Bello/GTBank' },
  ],
  [
    'with the month before the day',
    "Date Posted,Transaction Detail,Money In (NGN),Transaction ID\n10/31/2026,Charge,,1\n11/03/2026,AMINA BELLO,15000,'000013",
    { ...PAID, reference: '000013' },
  ],
  [
    'with a total at its end',
    'Trans. Time,Narration,Credit\n2026 Nov 03 10:22:33,AMINA BELLO,"15,000.00"\n,TOTAL,"15,000.00"',
    PAID,
  ],
  [
    'with references that a spreadsheet has rounded',
    'Date,Narration,Credit,Debit,Reference\n3/11/2026,AMINA BELLO,15000,,1.23457E+29\n3/11/2026,FEE,,50,2',
    { ...PAID, reference: '' },
  ],
  [
    'after fifteen lines about the account',
    `${'Total Debit,"2,000.00"\n'.repeat(15)}Date,Narration,Debit,Credit\n3/11/2026,AMINA BELLO,,15000\n3/11/2026,FEE,50,`,
    PAID,
  ],
])('a bank statement %s is read (R-PAY-001)', async (_, csv, expected) => {
  const { amina, match } = await openSchool()

  const { data } = await match(csv)

  expect(data).toMatchObject({ skipped: 1, rows: [{ ...expected, chosen: String(amina.id) }] })
})

test('two students of one name are proposed and none is chosen; the one of the class comes first and is chosen (R-PAY-001)', async () => {
  const { school, halima, amina, match } = await openSchool()
  const other = await seedStudent(school, { name: 'Amina Bello' })
  const sister = await seedStudent(school, { name: 'Amina Bello Musa' })
  const { id } = await seedClass(school)
  const paid = { class_id: String(id), amount: 500, method: 'cash', date: '2026-11-03' }
  const payment = { ...paid, student_id: String(other.id), once: 'one-payment' }
  await callApi(school, recordPayments, { payments: [payment] }, halima)

  const [none] = (await match('AMINA BELLO 500')).data.rows
  const [inClass] = (await match('AMINA BELLO 500', { class_id: String(id) })).data.rows
  const [longer] = (await match('AMINA BELLO MUSA 500')).data.rows

  expect(none.chosen).toBe('0')
  const ids = none.candidates.map((it: { student_id: string }) => Number(it.student_id))
  expect(ids).toEqual([amina.id, other.id, sister.id])
  expect(inClass).toMatchObject({
    chosen: String(other.id),
    candidates: [{ in_class: true }, {}, {}],
  })
  expect(longer.chosen).toBe(String(sister.id))
})

test('a reference that was recorded before is pointed out with the student and the day (R-PAY-001)', async () => {
  const { school, halima, amina, match } = await openSchool()
  const transfer = { method: 'transfer', date: '2026-11-03', reference: 'FT26309X7' }
  const payment = { ...transfer, student_id: String(amina.id), amount: 500, once: 'one-payment' }
  await callApi(school, recordPayments, { payments: [payment] }, halima)

  const { data } = await match('Amina Bello 500 FT26309X7')

  expect(data.rows).toMatchObject([
    { same: { name: 'Amina Bello', amount: 500, date: '2026-11-03' } },
  ])
})

test('a payment of a contact is that of the only child, and of siblings one is to be chosen (R-PAY-001, R-PAY-009)', async () => {
  const { school, match } = await openSchool()
  const maryam = await seedAdministrator(school)
  const add = async (name: string, contact: object) =>
    (await callApi(school, addStudent, { name, no_email: '1', contact }, maryam)).data.id
  const father = { name: 'Alhaji Musa Garba', email: 'garba@example.org', phone: '08055512345' }
  const mother = { name: 'Hajiya Ladi Sule', email: '', phone: '0805 777 1234' }
  const siblings = [await add('Hauwa Musa', father), await add('Zainab Musa', father)]
  const only = await add('Idris Sule', mother)
  const found = async (line: string) => {
    const [row] = (await match(line)).data.rows
    const ids = row.candidates.map((it: { student_id: string }) => it.student_id)
    return { chosen: row.chosen, ids }
  }

  for (const line of ['+2348055512345 9000', 'garba@example.org 9,000'])
    expect(await found(line)).toEqual({ chosen: '0', ids: siblings })
  expect((await found('NIP/GARBA ALHAJI MUSA/FEES 9,000')).ids).toEqual(siblings)
  expect(await found('08057771234 9000')).toMatchObject({ chosen: only })
  expect(await found('Transfer from Hajiya Ladi Sule ₦9,000')).toMatchObject({ chosen: '0' })
  expect(await found('Idris Sule 9,000')).toMatchObject({ chosen: only })
})

test('a transfer that stands twice in a text is pointed out, one for two children is not (R-PAY-001)', async () => {
  const { school, match } = await openSchool()
  await seedStudent(school, { name: 'Hauwa Bello' })

  const { data } = await match(
    'Amina Bello 500 3/11/2026 FT26309X7\nHauwa Bello 500 FT26309X7\nAmina Bello 500 FT-26309X7\nBaba 900 FT26309X9\nBaba 900 FT26309X9',
  )

  expect(data.rows.map((it: { same?: object }) => it.same)).toEqual([
    ...[undefined, undefined, { name: 'Amina Bello', amount: 500, date: '2026-11-03' }],
    ...[undefined, { name: expect.stringContaining('Baba'), amount: 900, date: '' }],
  ])
})

test('a text without payments, and one of too many, is refused (R-PAY-001)', async () => {
  const { match } = await openSchool()

  expect(await match('No amounts here')).toMatchObject({ status: false, code: 'csv_empty' })
  const many = Array.from({ length: 501 }, (_, index) => `Student ${index} 15,000`).join('\n')
  expect(await match(many)).toMatchObject({ status: false, code: 'csv_too_many_rows' })
})

test.each([
  ['3/11/2026', '2026-11-03'],
  ['03-Nov-26', '2026-11-03'],
  ['03 November 2026', '2026-11-03'],
  ['2026-11-03T10:22:00', '2026-11-03'],
  ['3/Nov/2026', '2026-11-03'],
  ['Tue, 3rd of Nov. 2026', '2026-11-03'],
  ['Nov. 3, 2026 10:22 AM', '2026-11-03'],
  ['2026 Nov 03 10:22:33', '2026-11-03'],
  ['20261103', '2026-11-03'],
  ['2026.11.03', '2026-11-03'],
  ['٣/١١/٢٠٢٦', '2026-11-03'],
  ['31/02/2026', ''],
  ['3 Amina 2026', ''],
  ['12345', ''],
])('the day %s is read as “%s”', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test('a statement of nothing but parentheses is refused without taking the square of its length (R-PAY-001)', () => {
  const refuse = (sign: string) => expect(() => parseStatement(sign.repeat(200_000))).toThrow()
  refuse('a')
  expect(cpuTime(() => refuse('(')) / cpuTime(() => refuse('a'))).toBeLessThan(25)
})
