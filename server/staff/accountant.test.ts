import { expect, test } from 'vitest'
import { findStudents } from '../../contract/admin/admin.ts'
import { getStudentLedger, getStudentMarks } from '../../contract/admin/student-page.ts'
import { getComments } from '../../contract/comments/comments.ts'
import { getMarkingQueue } from '../../contract/exams/marking.ts'
import { getLessons } from '../../contract/lessons/manage-lessons.ts'
import { getSentMessages } from '../../contract/messages/announcements.ts'
import { findPayments } from '../../contract/payments/payment-history.ts'
import { correctWallet, fundWallet } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool, seedStaff, seedStudent, walletOf } from '../test/test-school.ts'

async function openSchoolWithAccountant() {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  const accountant = await seedStaff(school, 'accountant', [], { name: 'Halima Yusuf' })
  return { school, amina, accountant }
}

test('an accountant sees payments and ledgers, and funds and corrects wallets (R-STAFF-005)', async () => {
  const { school, amina, accountant } = await openSchoolWithAccountant()
  const student = { student_id: String(amina.id) }

  const funded = await callApi(
    school,
    fundWallet,
    { ...student, amount: 5000, reason: 'Transfer' },
    accountant,
  )
  const corrected = await callApi(
    school,
    correctWallet,
    { ...student, amount: 500, reason: 'Typed twice', once: 'one-press' },
    accountant,
  )

  expect([funded.status, corrected.status]).toEqual([true, true])
  expect((await walletOf(school.db, amina.id)).balance).toBe(4500_00)
  const payments = await callApi(school, findPayments, { search: 'Amina' }, accountant)
  expect(payments.data.credits).toBe(5000)
  const ledger = await callApi(school, getStudentLedger, { ...student, page: 1 }, accountant)
  expect(ledger.data.rows).toHaveLength(2)
  const students = await callApi(school, findStudents, { search: amina.email }, accountant)
  expect(students.data.total).toBe(1)
})

test('an accountant moves money only with a recent password (R-STAFF-005)', async () => {
  const { school, amina, accountant } = await openSchoolWithAccountant()
  await school.db.updateTable('sessions').set({ authenticated_at: 0 }).execute()

  const funded = await callApi(
    school,
    fundWallet,
    { student_id: String(amina.id), amount: 5000 },
    accountant,
  )

  expect(funded).toMatchObject({ http: 401, code: 'reauthentication_required' })
  expect((await walletOf(school.db, amina.id)).balance).toBe(0)
})

test('an accountant sees no answers, lessons, comments, marks or messages (R-STAFF-005)', async () => {
  const { school, amina, accountant } = await openSchoolWithAccountant()
  const { id: classId } = await seedClass(school)
  const lesson = {
    class_id: String(classId),
    lesson_id: String(await seedLessonRow(school, classId)),
  }

  const responses = [
    await callApi(school, getMarkingQueue, {}, accountant),
    await callApi(school, getLessons, { class_id: String(classId) }, accountant),
    await callApi(school, getStudentMarks, { student_id: String(amina.id), page: 1 }, accountant),
    await callApi(school, getSentMessages, { page: 1 }, accountant),
  ]

  expect(responses.map((it) => it.http)).toEqual([403, 403, 403, 403])
  // a call of students too, which is declined as for a student of another class
  expect(await callApi(school, getComments, lesson, accountant)).toMatchObject({ status: false })
})
