import { expect, test } from 'vitest'
import { getLessonDetails, recordLessonView } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool, type TestSchool } from '../test/test-school.ts'

const views = ({ db }: TestSchool) => db.selectFrom('lesson_views').selectAll().execute()

test('fifty concurrent openings under a limit of one record one view (R-LESSON-029)', async () => {
  const school = await openTestSchool()
  const fifty = Array.from({ length: 50 }, (_, index) => ({ subject: `Lesson ${index + 1}` }))
  const nahw = await seedCourse(school, fifty, { monthlyLimit: 1 })
  const amina = await seedEnrolledStudent(school, nahw)

  const responses = await Promise.all(
    nahw.ids.map((lesson_id, index) =>
      callApi(
        school,
        index % 2 ? recordLessonView : getLessonDetails,
        { class_id: nahw.classId, lesson_id },
        amina,
      ),
    ),
  )

  expect(responses.filter((it) => it.status)).toHaveLength(1)
  expect(responses.every((it) => it.http === 200)).toBe(true)
  expect(await views(school)).toHaveLength(1)
})

test('fifty concurrent openings of one lesson succeed and record one view', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, [{ subject: 'The noun' }], { monthlyLimit: 1 })
  const amina = await seedEnrolledStudent(school, nahw)

  const fields = { class_id: nahw.classId, lesson_id: nahw.ids[0] }
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => callApi(school, recordLessonView, fields, amina)),
  )

  expect(responses.every((it) => it.status)).toBe(true)
  expect(await views(school)).toHaveLength(1)
})
