import { expect, test } from 'vitest'
import { studentsCsv } from '../../contract/admin/admin.ts'
import { findEnrolments } from '../../contract/admin/admin-overview.ts'
import { getStudentClasses } from '../../contract/admin/student-page.ts'
import {
  enrolInClass,
  getClassStudents,
  renewSubscription,
} from '../../contract/enrolment/enrolment.ts'
import {
  classesCsv,
  classStudentsCsv,
  enrolmentsCsv,
} from '../../contract/enrolment/enrolment-exports.ts'
import {
  addStudentsToClass,
  removeStudentsFromClass,
} from '../../contract/enrolment/manage-enrolments.ts'
import { recordPayments } from '../../contract/payments/recorded-payments.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { downloadFile } from '../test/http/download-csv.ts'
import { seedSettledPayment } from '../test/payments/card-payments.ts'
import { advanceClock } from '../test/payments/monthly-class.ts'
import { requestRefund } from '../test/payments/refund-requests.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'

/** A class of ₦15,000 with a student who paid by transfer, one by card, one with a waiver; and a free class. */
async function openSchool() {
  freezeClock('2026-11-05T09:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school, { name: 'Maryam Sani' })
  const [amina, bello, hauwa] = [
    await seedStudent(school, { name: 'Amina Bello' }),
    await seedStudent(school, { name: 'Bello Sani' }),
    await seedStudent(school, { name: 'Hauwa Musa' }),
  ]
  const nahw = await seedClass(school, { name: 'Naḥw', price: 15_000_00 })
  const free = await seedClass(school, { name: 'Letters', price: 0 })
  const class_id = String(nahw.id)
  const transfer = { method: 'transfer', date: '2026-11-03', once: 'one-transfer', class_id }
  const payments = [{ ...transfer, student_id: String(amina.id), amount: 15000 }]
  await callApi(school, recordPayments, { payments }, maryam)
  await seedSettledPayment(school, bello, { class_id })
  const waived = { student_ids: [String(hauwa.id)], class_id, payment: 'waived' }
  const reason = { waiver: 'scholarship', waiver_note: 'Orphans’ fund' }
  await callApi(school, addStudentsToClass, { ...waived, ...reason }, maryam)
  await callApi(school, enrolInClass, { class_id: String(free.id) }, amina)
  const roster = async (by = maryam) =>
    (await callApi(school, getClassStudents, { class_id, with_payments: '1' }, by)).data.map(
      (it: { payment: unknown }) => it.payment,
    )
  return { school, maryam, amina, bello, hauwa, nahw, free, class_id, roster }
}

const TRANSFER = {
  ...{ how: 'paid', amount: 15000, method: 'transfer', total: 15000 },
  at: Date.parse('2026-11-02T23:00:00Z') / 1000,
}
const WAIVED = {
  ...{ how: 'waived', amount: 15000, by: 'Maryam Sani' },
  ...{ reason: 'scholarship', note: 'Orphans’ fund' },
}

test('each student of a class says how it was paid: by transfer, by card, waived by whom and why, or free (R-PAY-002)', async () => {
  const { school, maryam, amina, roster } = await openSchool()

  expect(await roster()).toMatchObject([
    TRANSFER,
    { how: 'paid', amount: 15000, method: 'card', total: 15000 },
    WAIVED,
  ])
  const own = await callApi(school, getStudentClasses, { student_id: String(amina.id) }, maryam)
  expect(own.data.rows).toMatchObject([{ payment: { how: 'free' } }, { payment: TRANSFER }])
})

test('the list of enrolments shows and filters how they were paid, with the sums (R-PAY-002)', async () => {
  const { school, maryam } = await openSchool()
  const find = async (how: string) => (await callApi(school, findEnrolments, { how }, maryam)).data

  expect(await find('')).toMatchObject({ total: 4, paid: 30000, waived: 15000 })
  expect(await find('paid')).toMatchObject({ total: 2, paid: 30000, waived: 0 })
  expect(await find('waived')).toMatchObject({
    total: 1,
    waived: 15000,
    rows: [{ payment: WAIVED }],
  })
  expect(await find('free')).toMatchObject({ total: 1, rows: [{ payment: { how: 'free' } }] })
})

test('a payment that was returned is no payment any more (R-PAY-002)', async () => {
  const { school, amina, roster } = await openSchool()
  const { id } = await school.db
    .selectFrom('ledger')
    .select('id')
    .where('user_id', '=', amina.id)
    .where('type', '=', 'debit')
    .executeTakeFirstOrThrow()

  await requestRefund(school, { reference: `WALLET_${id}`, amount: 5000, to: 'wallet' })
  expect((await roster())[0]).toMatchObject({ how: 'paid', amount: 10000, total: 10000 })
  await requestRefund(school, { reference: `WALLET_${id}`, amount: 10000, to: 'wallet' })
  expect((await roster())[0]).toMatchObject({ how: 'refunded', amount: 15000 })
})

test('who owes a part says so from the day it is due, in the class, the list and the files, until it is paid (R-PAY-002, R-PAY-006)', async () => {
  const { school, maryam } = await openSchool()
  const zara = await seedStudent(school, { name: 'Zara Ali', wallet: 9_000_00 })
  const sarf = await seedClass(school, { name: 'Ṣarf', price: 9_000_00, parts: 3 })
  const ofClass = { class_id: String(sarf.id) }
  await callApi(school, enrolInClass, { ...ofClass, in_parts: '1' }, zara)
  const payment = async () => {
    const fields = { ...ofClass, with_payments: '1' }
    return (await callApi(school, getClassStudents, fields, maryam)).data[0].payment
  }
  const owing = async () => (await callApi(school, findEnrolments, { how: 'owes' }, maryam)).data
  expect(await payment()).toMatchObject({ how: 'paid', amount: 3000, total: 3000 })
  expect(await owing()).toMatchObject({ total: 0, rows: [] })

  await advanceClock(school, '2026-12-05T09:00:00Z', zara, maryam)
  const since = Date.parse('2026-12-05T09:00:00Z') / 1000
  const owes = { how: 'owes', amount: 3000, since, total: 3000 }
  expect(await payment()).toEqual(owes)
  expect(await owing()).toMatchObject({ total: 1, paid: 3000, rows: [{ payment: owes }] })
  const { data } = await callApi(school, findEnrolments, { how: 'paid' }, maryam)
  expect(data).toMatchObject({ total: 2, paid: 30000 })
  const rowsOf = async (path: string) =>
    (await downloadFile(school, maryam, path)).rows.slice(1).map((it) => it.slice(-14))
  const cells = ['Owes', '', '', '', '3000.00', '', '', '', '3000.00', '2026-12-05']
  const file = await rowsOf(`${classStudentsCsv.path}?class_id=${sarf.id}&how=owes`)
  expect(file[0]).toEqual(expect.arrayContaining(cells))
  expect(await rowsOf(`${enrolmentsCsv.path}?how=owes`)).toHaveLength(1)

  await callApi(school, renewSubscription, ofClass, zara)
  expect(await payment()).toMatchObject({ how: 'paid', amount: 3000, total: 6000 })
  expect(await owing()).toMatchObject({ total: 0 })
})

test('a teacher sees the students of a class without their payments (R-STAFF-003, R-PAY-002)', async () => {
  const { school, nahw, roster } = await openSchool()
  const teacher = await seedStaff(school, 'teacher', [nahw.id])

  expect(await roster(teacher)).toEqual([undefined, undefined, undefined])
  const path = `${classStudentsCsv.path}?class_id=${nahw.id}`
  expect((await downloadFile(school, teacher, path)).http).toBe(403)
})

test('the students of a class, all enrolments, students and classes are files for spreadsheets (R-PAY-002)', async () => {
  const { school, maryam, amina, bello, hauwa, class_id } = await openSchool()
  const rowsOf = async (path: string) => (await downloadFile(school, maryam, path)).rows

  const waived = ['Waived', '', '', '', '', '15000.00', 'Maryam Sani', 'Scholarship: Orphans’ fund']
  expect(await rowsOf(`${classStudentsCsv.path}?class_id=${class_id}&how=waived`)).toEqual([
    [
      ...['Name', 'Email', 'Phone', 'Enrolled', 'Payment', 'Amount (NGN)', 'Paid On', 'Method'],
      ...['Paid in All', 'Waived', 'Waived By', 'Reason', 'Owed', 'Since', 'Paid Until'],
    ],
    ['Hauwa Musa', hauwa.email, expect.any(String), '2026-11-05', ...waived, '', '', ''],
  ])
  const enrolments = await rowsOf(`${enrolmentsCsv.path}?month=2026-11&how=paid`)
  expect(enrolments.slice(1).map((it) => it.slice(1, 8))).toEqual([
    ['Bello Sani', bello.email, 'Naḥw', 'Paid', '15000.00', '2026-11-05', 'Card'],
    ['Amina Bello', amina.email, 'Naḥw', 'Paid', '15000.00', '2026-11-03', 'Bank transfer'],
  ])
  expect((await rowsOf(classesCsv.path)).slice(1)).toEqual([
    ['Letters', 'Grammar', '0.00', 'No', 'Yes', '1', '0.00', '0.00', '2026-11-05'],
    ['Naḥw', 'Grammar', '15000.00', 'No', 'Yes', '3', '30000.00', '15000.00', '2026-11-05'],
  ])
  const students = (await rowsOf(`${studentsCsv.path}?search=amina`)).slice(1)
  expect(students).toEqual([
    [
      'Amina Bello',
      amina.email,
      expect.any(String),
      expect.any(String),
      '0.00',
      'Naḥw; Letters',
      'Yes',
    ],
  ])
})

test('a waiver of an older client has no reason, and a student who leaves takes it along (R-PAY-002)', async () => {
  const { school, maryam, bello, class_id, roster } = await openSchool()
  const students = { student_ids: [String(bello.id)], class_id }
  await callApi(school, removeStudentsFromClass, { ...students, refund: 'all' }, maryam)

  await callApi(school, addStudentsToClass, { ...students, payment: 'waived' }, maryam)

  expect((await roster()).at(-1)).toEqual({ how: 'waived', amount: 15000, by: 'Maryam Sani' })
})
