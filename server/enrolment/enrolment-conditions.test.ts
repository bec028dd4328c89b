import { expect, test } from 'vitest'
import { deleteClass } from '../../contract/classes/classes.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass, seedLessonRow, seedLessonView } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

const unixSeconds = (iso: string) => new Date(iso).getTime() / 1000

const allEnrolments = async ({ db }: TestSchool) =>
  db.selectFrom('enrolments').selectAll().execute()

test('the server declines an enrolment after registration has closed; a date ends with its last second (R-CLASS-035, R-BROWSE-015, R-BROWSE-016, R-BROWSE-017)', async () => {
  const school = await openTestSchool()
  const end = unixSeconds('2026-12-02T22:59:59Z')
  const byDay = await seedClass(school, { registrationCloses: '2026-12-02' })
  const bySecond = await seedClass(school, { registrationCloses: String(end) })
  const never = await seedClass(school, { registrationCloses: '0' })
  const enrolNewStudent = async (classRef: string) => {
    const student = await seedStudent(school)
    return callApi(school, enrolInClass, { class_id: classRef }, student)
  }

  // 23:59:59 in Lagos
  freezeClock('2026-12-02T22:59:59Z')
  expect((await enrolNewStudent(byDay.publicId)).status).toBe(true)
  expect((await enrolNewStudent(bySecond.publicId)).status).toBe(true)

  freezeClock('2026-12-02T23:00:00Z')
  for (const closed of [byDay, bySecond]) {
    expect(await enrolNewStudent(closed.publicId)).toMatchObject({
      http: 200,
      status: false,
      code: 'registration_closed',
      message: 'Registration for this class has ended.',
    })
  }
  expect((await enrolNewStudent(never.publicId)).status).toBe(true)
})

test('a class that is inactive, deleted or unknown cannot be joined (R-CLASS-036)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const maryam = await seedAdministrator(school)
  const inactive = await seedClass(school, { active: false })
  const deleted = await seedClass(school)
  await callApi(school, deleteClass, { class_id: String(deleted.id) }, maryam)

  expect(await callApi(school, enrolInClass, { class_id: inactive.publicId }, amina)).toMatchObject(
    {
      http: 200,
      status: false,
      code: 'class_inactive',
    },
  )
  for (const classRef of [deleted.publicId, '999', 'there-is-no-such-class']) {
    expect(await callApi(school, enrolInClass, { class_id: classRef }, amina)).toMatchObject({
      http: 404,
      code: 'class_not_found',
      message: 'Class not found',
    })
  }
  expect(await allEnrolments(school)).toEqual([])
})

test('a class with a prerequisite can be joined after completing it (R-CLASS-037)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const first = await seedClass(school)
  const second = await seedClass(school, { prerequisiteId: first.id })
  const lessonId = await seedLessonRow(school, first.id)
  await callApi(school, enrolInClass, { class_id: first.publicId }, amina)

  expect(await callApi(school, enrolInClass, { class_id: second.publicId }, amina)).toMatchObject({
    http: 200,
    status: false,
    code: 'prerequisite_not_completed',
    message: 'Please complete the prerequisite class first.',
  })
  await seedLessonView(school, { studentId: amina.id, classId: first.id, lessonId })
  expect((await callApi(school, enrolInClass, { class_id: second.publicId }, amina)).status).toBe(
    true,
  )
})
