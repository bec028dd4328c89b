import { expect, test } from 'vitest'
import { getLessonAttendance } from '../../contract/lessons/manage-lessons.ts'
import { getLessonDetails, recordLessonView } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool, type TestSchool, type TestUser } from '../test/test-school.ts'

type Course = Awaited<ReturnType<typeof seedCourse>>

/** Opens a lesson by its index in the course, as the class page does. */
function openLesson(school: TestSchool, course: Course, index: number, who: TestUser) {
  const fields = { class_id: course.rand, lesson_id: course.ids[index], email: who.email }
  return callApi(school, recordLessonView, fields, who)
}

/** Reads a lesson by its index in the course, as the lesson page does. */
function readLesson(school: TestSchool, course: Course, index: number, who: TestUser) {
  const fields = { class_id: course.classId, lesson_id: course.ids[index], email: who.email }
  return callApi(school, getLessonDetails, fields, who)
}

test('an administrator reads any lesson without a recorded view', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, [
    { subject: 'The noun', about: 'Text.', scheduled: '1', studydate: '1900000000' },
  ])

  const { data } = await readLesson(school, nahw, 0, nahw.teacher)

  expect(data).toMatchObject({ about: 'Text.', viewed: '0' })
  const attendance = await callApi(
    school,
    getLessonAttendance,
    { class_id: nahw.classId },
    nahw.teacher,
  )
  expect(attendance.data).toEqual([])
})

test('attendance lists the first opening of each lesson by each student, with the lesson (R-ACLASS-035)', async () => {
  const first = freezeClock('2026-05-04T18:00:00Z')
  const school = await openTestSchool()
  const nahw = await seedCourse(school, [{ subject: 'One' }, { subject: 'Two' }])
  const amina = await seedEnrolledStudent(school, nahw)
  const musa = await seedEnrolledStudent(school, nahw, { name: 'Musa Ɗanjuma' })
  await openLesson(school, nahw, 0, amina)
  const second = freezeClock('2026-05-04T18:05:00Z')
  await openLesson(school, nahw, 0, amina)
  await openLesson(school, nahw, 1, musa)

  const fields = { class_id: nahw.classId }
  const { data } = await callApi(school, getLessonAttendance, fields, nahw.teacher)

  expect(data).toEqual([
    {
      ...{ name: 'Musa Ɗanjuma', email: musa.email, clicked_at: second },
      ...{ user_id: String(musa.id), subject: 'Two' },
    },
    {
      ...{ name: 'Amina Bello', email: amina.email, clicked_at: first },
      ...{ user_id: String(amina.id), subject: 'One' },
    },
  ])
  expect(await callApi(school, getLessonAttendance, fields, amina)).toMatchObject({ http: 403 })
})
