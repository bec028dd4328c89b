import { expect, test } from 'vitest'
import { getLessonAttendance } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { LIMIT, openLesson, readLesson } from '../test/lessons/open-lesson.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool } from '../test/test-school.ts'

test('a scheduled lesson opens at its time and not earlier (R-LESSON-028, R-CLASS-048)', async () => {
  const school = await openTestSchool()
  const studydate = freezeClock('2026-06-01T17:00:00Z')
  const nahw = await seedCourse(school, [
    { subject: 'The noun', scheduled: '1', studydate: String(studydate) },
    { subject: 'The verb' },
  ])
  const amina = await seedEnrolledStudent(school, nahw)

  freezeClock('2026-06-01T16:59:59Z')
  for (const response of [
    await openLesson(school, nahw, 0, amina),
    await readLesson(school, nahw, 0, amina),
  ]) {
    expect(response).toMatchObject({
      http: 200,
      status: false,
      code: 'lesson_scheduled',
      message: 'This lesson will be available on 1 Jun 2026, 6:00 PM',
    })
  }
  expect((await openLesson(school, nahw, 1, amina)).status).toBe(true)

  freezeClock('2026-06-01T17:00:00Z')
  expect((await openLesson(school, nahw, 0, amina)).status).toBe(true)
})

test('the monthly limit closes new lessons, keeps viewed ones open, and resets each month (R-LESSON-029, R-LESSON-030)', async () => {
  freezeClock('2026-03-31T22:00:00Z')
  const school = await openTestSchool()
  const nahw = await seedCourse(
    school,
    [{ subject: 'One' }, { subject: 'Two' }, { subject: 'Three' }],
    { monthlyLimit: 1 },
  )
  const amina = await seedEnrolledStudent(school, nahw)
  await openLesson(school, nahw, 0, amina)

  expect(await openLesson(school, nahw, 1, amina)).toMatchObject({
    http: 200,
    status: false,
    code: 'monthly_limit_reached',
    message: LIMIT,
  })
  expect(await readLesson(school, nahw, 1, amina)).toMatchObject({
    status: false,
    code: 'monthly_limit_reached',
    message: LIMIT,
    data: null,
  })
  expect((await openLesson(school, nahw, 0, amina)).status).toBe(true)
  expect((await readLesson(school, nahw, 0, amina)).status).toBe(true)

  // 1 April begins at 23:00 UTC in Lagos
  freezeClock('2026-03-31T23:00:00Z')
  expect((await openLesson(school, nahw, 1, amina)).status).toBe(true)
  expect(await openLesson(school, nahw, 2, amina)).toMatchObject({
    status: false,
    code: 'monthly_limit_reached',
    message: LIMIT,
  })
})

test('reading a lesson opens it as the class page does: once and within the limit', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, [{ subject: 'One' }, { subject: 'Two' }], {
    monthlyLimit: 1,
  })
  const amina = await seedEnrolledStudent(school, nahw)

  expect((await readLesson(school, nahw, 0, amina)).data).toMatchObject({ viewed: '1' })
  await readLesson(school, nahw, 0, amina)
  await openLesson(school, nahw, 0, amina)

  expect(await readLesson(school, nahw, 1, amina)).toMatchObject({
    status: false,
    code: 'monthly_limit_reached',
    message: LIMIT,
  })
  const fields = { class_id: nahw.classId }
  expect((await callApi(school, getLessonAttendance, fields, nahw.teacher)).data).toHaveLength(1)
})
