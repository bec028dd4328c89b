import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin/admin.ts'
import * as page from '../../contract/admin/student-page.ts'
import { assignCertificate } from '../../contract/certificates/certificates.ts'
import { addStudentsToClass } from '../../contract/enrolment/manage-enrolments.ts'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import { impersonate, STUDENT_PASSWORD, signUpStudent } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { CORRECT_ANSWERS, seedExam, submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass, seedLessonRow, seedLessonView } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('the page of a student shows profile, classes, marks with their papers, money, certificates, messages and sign-ins (R-FAIR-006)', async () => {
  freezeClock('2026-11-22T10:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const hauwa = await signUpStudent(school)
  const student_id = String(hauwa.id)
  const grammar = await seedClass(school, { name: 'Naḥw', price: 500_00, monthly: true })
  const lessonId = await seedLessonRow(school, grammar.id)
  const exam = await seedExam(school, { classId: grammar.id, subject: 'Noun or verb?' })
  await callApi(school, fundWallet, { student_id, amount: 900 }, maryam)
  const addition = { student_ids: [student_id], class_id: String(grammar.id), payment: 'wallet' }
  await callApi(school, addStudentsToClass, addition, maryam)
  await seedLessonView(school, { studentId: hauwa.id, lessonId, classId: grammar.id })
  await submitAnswers(school, exam, hauwa, { answers: CORRECT_ANSWERS })
  const [submission] = await submissionsOf(school, exam)
  const certificate = {
    certificate_content: 'Completed Naḥw',
    issue_date: '2026-11-22',
    student_ids: [student_id],
  }
  await callApi(school, assignCertificate, certificate, maryam)
  await impersonate(school, hauwa, maryam)
  const read = async (call: Parameters<typeof callApi>[1], fields: object = {}) =>
    (await callApi(school, call, { student_id, ...fields }, maryam)).data

  expect(await read(page.getStudent)).toMatchObject({
    student: { id: student_id, name: 'Hauwa Idris', wallet: 400, role: 1, active: true },
    referred_by: null,
    has_password: true,
    last_active: Date.UTC(2026, 10, 22, 10) / 1000,
    counts: {
      classes: 1,
      submissions: 1,
      ledger: 2,
      certificates: 1,
      messages: 1,
      sessions: 2,
      referrals: 0,
    },
  })
  expect((await read(page.getStudentClasses)).rows).toMatchObject([
    {
      class_id: String(grammar.id),
      class_name: 'Naḥw',
      monthly: true,
      lessons_done: 2,
      lessons_total: 2,
      nextSub: String(Date.UTC(2026, 11, 22, 10) / 1000),
    },
  ])
  expect((await read(page.getStudentMarks)).rows).toMatchObject([
    {
      ...{ result_id: String(submission?.id), subject: 'Noun or verb?', class_name: 'Naḥw' },
      ...{ objective: 100, theory: null, total: 100 },
    },
  ])
  expect((await read(page.getStudentLedger)).rows).toMatchObject([
    { type: 'debit', amount: 500, balance: 400 },
    { type: 'credit', amount: 900 },
  ])
  expect((await read(page.getStudentCertificates)).rows).toMatchObject([
    { title: 'Certificate of Completion', issue_date: '2026-11-22', by: 'Maryam Sani' },
  ])
  expect((await read(page.getStudentMessages)).rows).toMatchObject([
    { subject: 'You were added to a class', sender: '', read: 0 },
  ])
  expect((await read(page.getStudentSessions)).rows).toMatchObject([
    { by: 'Maryam Sani', ended: false },
    { by: '', ended: false },
  ])
})

test('a section has ten rows on a page, and a page beyond the last one is the last', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const student_id = String(amina.id)
  for (let n = 1; n <= 12; n++)
    await callApi(school, fundWallet, { student_id, amount: n, once: `n-${n}` }, maryam)

  const { data } = await callApi(school, page.getStudentLedger, { student_id, page: 9 }, maryam)

  expect(data).toMatchObject({ total: 12, page: 2, rows: [{ amount: 2 }, { amount: 1 }] })
})

test('a session shows the browser in which the student signed in', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const hauwa = await signUpStudent(school)
  await school.app.inject({
    method: 'POST',
    url: '/api.php?action=login',
    headers: {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
    },
    payload: { email: hauwa.email, password: STUDENT_PASSWORD },
  })

  const { data } = await callApi(
    school,
    page.getStudentSessions,
    { student_id: String(hauwa.id) },
    maryam,
  )

  expect(data.rows[0]).toMatchObject({ browser: 'Chrome on Android' })
})

test('a deleted or unknown student has no page', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  await callApi(school, deleteStudent, { student_id: String(amina.id) }, maryam)

  for (const call of [page.getStudent, page.getStudentClasses])
    for (const student_id of [String(amina.id), '999'])
      expect(await callApi(school, call, { student_id }, maryam)).toMatchObject({
        http: 404,
        code: 'student_not_found',
      })
})
