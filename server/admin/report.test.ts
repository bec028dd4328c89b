import { expect, test } from 'vitest'
import { adminReport } from '../../contract/admin/admin.ts'
import { deleteClass } from '../../contract/classes/classes.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import {
  moveStudentsToClass,
  removeStudentsFromClass,
} from '../../contract/enrolment/manage-enrolments.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate, seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

async function openSchoolWithAdmin() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const report = async () =>
    (await callApi(school, adminReport, { email: maryam.email }, maryam)).data
  return { school, maryam, report }
}

/** A new student enrols in a class at this time (ISO, UTC). */
async function enrolNewStudent(school: TestSchool, classId: number, iso: string) {
  freezeClock(iso)
  const student = await seedStudent(school)
  await callApi(school, enrolInClass, { class_id: String(classId) }, student)
}

test('the report counts students and active classes, and has the end of the marking assistant (R-ADASH-008, R-ADASH-009, R-ADASH-010, R-ADASH-014)', async () => {
  const { school, maryam, report } = await openSchoolWithAdmin()
  await seedAdministrator(school)
  await seedStudent(school)
  const deletedStudent = await seedStudent(school)
  await school.db
    .updateTable('users')
    .set({ deleted_at: 1 })
    .where('id', '=', deletedStudent.id)
    .execute()
  const activeClass = await seedClass(school, { name: 'Reading' })
  const inactiveClass = await seedClass(school, { name: 'Ṣarf', active: false })
  const deletedClass = await seedClass(school)
  await callApi(school, deleteClass, { class_id: String(deletedClass.id) }, maryam)
  await callApi(school, updateAppSettings, { siteName: 'Nūr', aisub: 1_900_000_000 }, maryam)

  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Africa/Lagos' }).format()
  expect(await report()).toEqual({
    total_regular_users: 1,
    total_active_classes: 1,
    pending_exams: 0,
    pending_since: 0,
    classes: [
      { id: String(activeClass.id), name: 'Reading', monthly_enrollment: { [month]: 0 } },
      { id: String(inactiveClass.id), name: 'Ṣarf', monthly_enrollment: { [month]: 0 } },
    ],
    aisub: 1_900_000_000,
  })
})

test('enrolments are counted by class and month in the school’s time zone (R-ADASH-011)', async () => {
  const { school, report } = await openSchoolWithAdmin()
  const [reading, sarf] = [await seedClass(school), await seedClass(school)]
  // Lagos is an hour ahead: its first hour of November is still October in UTC
  await enrolNewStudent(school, reading.id, '2026-10-31T22:59:59Z')
  await enrolNewStudent(school, reading.id, '2026-10-31T23:00:00Z')
  await enrolNewStudent(school, reading.id, '2026-11-20T12:00:00Z')
  await enrolNewStudent(school, sarf.id, '2026-08-05T12:00:00Z')
  freezeClock('2026-11-30T22:00:00Z')

  const monthlyEnrolments = async () =>
    (await report()).classes.map((it: { monthly_enrollment: object }) => it.monthly_enrollment)

  expect(await monthlyEnrolments()).toEqual([
    { October: 1, November: 2 },
    { August: 1, November: 0 },
  ])
  await enrolNewStudent(school, sarf.id, '2026-11-30T22:30:00Z')
  expect(await monthlyEnrolments()).toEqual([
    { October: 1, November: 2 },
    { August: 1, November: 1 },
  ])

  // an hour later it is December, and the count of November stays
  freezeClock('2026-11-30T23:00:00Z')
  expect(await monthlyEnrolments()).toEqual([
    { October: 1, November: 2, December: 0 },
    { August: 1, November: 1, December: 0 },
  ])
})

test('the same month of last year is not counted', async () => {
  const { school, report } = await openSchoolWithAdmin()
  const { id } = await seedClass(school)
  await enrolNewStudent(school, id, '2025-11-15T12:00:00Z')
  await enrolNewStudent(school, id, '2025-12-15T12:00:00Z')
  freezeClock('2026-11-21T12:00:00Z')

  const [{ monthly_enrollment }] = (await report()).classes
  expect(monthly_enrollment).toEqual({ December: 1, November: 0 })
})

test('a move and a removal change the past month in which the student enrolled (R-ADASH-011)', async () => {
  const { school, maryam, report } = await openSchoolWithAdmin()
  const from = await seedClass(school)
  const to = await seedClass(school)
  await enrolNewStudent(school, from.id, '2026-10-15T12:00:00Z')
  await enrolNewStudent(school, from.id, '2026-10-16T12:00:00Z')
  const students = await school.db.selectFrom('enrolments').select('student_id as id').execute()
  const [first, second] = students.map((it) => String(it.id))
  freezeClock('2026-11-21T12:00:00Z')
  const octobers = async () =>
    (await report()).classes.map(
      (it: { monthly_enrollment: Record<string, number> }) => it.monthly_enrollment.October ?? 0,
    )
  expect(await octobers()).toEqual([2, 0])

  const moved = { student_ids: [first], class_id: String(from.id), to_class_id: String(to.id) }
  await callApi(school, moveStudentsToClass, moved, maryam)
  expect(await octobers()).toEqual([1, 1])
  const removed = { student_ids: [second], class_id: String(from.id), refund: 'none' }
  await callApi(school, removeStudentsFromClass, removed, maryam)
  expect(await octobers()).toEqual([0, 1])
})

test('submissions that are not marked yet are counted', async () => {
  const { school, report } = await openSchoolWithAdmin()
  const exam = await seedExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  const first = freezeClock('2026-11-20T09:00:00Z')
  await submitAnswers(school, exam, await seedCandidate(school, exam), { theory: 'Kitāb.' })
  freezeClock('2026-11-21T09:00:00Z')
  await submitAnswers(school, exam, await seedCandidate(school, exam, 'Bilal'), {
    theory: 'Kitāb.',
  })
  expect(await report()).toMatchObject({ pending_exams: 2, pending_since: first })
})

test('only an administrator can read the report', async () => {
  const { school } = await openSchoolWithAdmin()
  expect(await callApi(school, adminReport, {}, await seedStudent(school))).toMatchObject({
    http: 403,
  })
  expect(await callApi(school, adminReport)).toMatchObject({ http: 401 })
})
