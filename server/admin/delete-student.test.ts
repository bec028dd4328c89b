import { expect, test } from 'vitest'
import { deleteStudent, editStudent } from '../../contract/admin/admin.ts'
import { getStudentList } from '../../contract/admin/student-list.ts'
import { getUserData, login } from '../../contract/auth/auth.ts'
import { getClassStudents } from '../../contract/enrolment/enrolment.ts'
import { getUnmarkedExams } from '../../contract/exams/marking.ts'
import { sendMessage } from '../../contract/messages/announcements.ts'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import {
  auditEntries,
  STUDENT_PASSWORD,
  signUpStudent,
  studentForm,
} from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import {
  NOUN_OR_VERB,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { openTestSchool, seedAdministrator, type TestUser, walletOf } from '../test/test-school.ts'

test.each(['demote', 'delete'] as const)(
  'of two administrators who %s each other concurrently, one remains',
  async (operation) => {
    const school = await openTestSchool()
    const administrators = [
      await seedAdministrator(school),
      await seedAdministrator(school),
    ] as const
    const removeOther = (actor: TestUser, target: TestUser) =>
      operation === 'demote'
        ? callApi(school, editStudent, studentForm(target), actor)
        : callApi(school, deleteStudent, { student_id: String(target.id) }, actor)

    await Promise.all([
      removeOther(administrators[0], administrators[1]),
      removeOther(administrators[1], administrators[0]),
    ])

    const remaining = await school.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 11)
      .where('deleted_at', 'is', null)
      .execute()
    expect(remaining).toHaveLength(1)
  },
)

test('a deleted student is signed out and removed from lists, rosters, exams and recipients; money and results stay (R-ASTUD-009, R-AUTH-036)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const exam = await seedExam(school, { theoryAnswer: 'النَّحْوُ' })
  const amina = await seedCandidate(school, exam)
  await callApi(school, fundWallet, { student_id: String(amina.id), amount: 500 }, maryam)
  const answers = NOUN_OR_VERB.map((it) => it.answer)
  await submitAnswers(school, exam, amina, { answers, theory: 'An answer.' })

  const response = await callApi(
    school,
    deleteStudent,
    { admin_email: maryam.email, student_id: String(amina.id) },
    maryam,
  )

  expect(response).toMatchObject({ http: 200, status: true })
  expect(await callApi(school, getUserData, {}, amina)).toMatchObject({ http: 401 })
  expect((await callApi(school, getStudentList, { search: 'Amina' }, maryam)).data).toEqual([])
  const roster = await callApi(school, getClassStudents, { class_id: String(exam.classId) }, maryam)
  expect(roster.data).toEqual([])
  expect((await callApi(school, getUnmarkedExams, {}, maryam)).data).toEqual([])
  const message = { subject: 'Hello', message: 'All', delivery_method: 'inApp' }
  expect(
    await callApi(school, sendMessage, { ...message, recipients: [amina.email] }, maryam),
  ).toMatchObject({ status: false })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 500_00, sum: 500_00 })
  expect(await submissionsOf(school, exam)).toHaveLength(1)
  expect((await auditEntries(school)).at(-1)).toMatchObject({
    action: 'deleteStudent',
    subject_id: amina.id,
    detail: `Amina Bello, ${amina.email}`,
  })
})

test('the email of a deleted student can be registered again for a new account', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const deletedAccount = await signUpStudent(school)
  await callApi(school, fundWallet, { student_id: String(deletedAccount.id), amount: 500 }, maryam)
  await callApi(school, deleteStudent, { student_id: String(deletedAccount.id) }, maryam)
  expect(
    await callApi(school, login, { email: deletedAccount.email, password: STUDENT_PASSWORD }),
  ).toMatchObject({
    status: false,
  })

  const newAccount = await signUpStudent(school)

  expect(newAccount.id).not.toBe(deletedAccount.id)
  expect((await callApi(school, getUserData, {}, newAccount)).data).toMatchObject({
    wallet: 0,
    role: 1,
  })
})
