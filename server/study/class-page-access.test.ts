import { expect, test } from 'vitest'
import { getClassDetails, recordLessonView } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedCourse, seedEnrolledStudent, startNewSession } from '../test/seed-course.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'

test('a subscription expires after its end, and lessons viewed before stay open (R-CLASS-043, R-CLASS-044, R-LESSON-032)', async () => {
  freezeClock('2026-03-10T09:00:00Z')
  const school = await openTestSchool()
  const twoLessons = [{ subject: 'The noun' }, { subject: 'The verb' }]
  const course = await seedCourse(school, twoLessons, { price: 1_000_00, monthly: true })
  let amina = await seedEnrolledStudent(school, course, { wallet: 5_000_00 })
  const readPage = async () =>
    (await callApi(school, getClassDetails, { class_id: course.rand }, amina)).data
  const openLesson = (index: number) =>
    callApi(
      school,
      recordLessonView,
      { class_id: course.rand, lesson_id: course.ids[index] },
      amina,
    )
  const { nextSub } = await readPage()
  const { token } = await seedStudent(school)
  const { data } = await callApi(school, getClassDetails, { class_id: course.rand }, { token })
  // a student who has not joined has no end
  expect(data).toMatchObject({ subscriptionStatus: 'none', nextSub: '0' })
  expect((await openLesson(0)).status).toBe(true)

  freezeClock('2026-04-10T09:00:00Z')
  amina = await startNewSession(school, amina)
  expect(await readPage()).toMatchObject({ subscriptionStatus: 'active', nextSub })
  freezeClock('2026-04-10T09:00:01Z')

  expect(await readPage()).toMatchObject({ subscriptionStatus: 'expired', nextSub })
  expect(await openLesson(0)).toMatchObject({ status: true })
  expect(await openLesson(1)).toMatchObject({
    http: 200,
    status: false,
    code: 'subscription_expired',
    message: 'Your subscription has expired. Please renew to access new content.',
  })
})

test('a monthly limit of 0 is no limit (R-CLASS-045, R-LESSON-031)', async () => {
  const school = await openTestSchool()
  const fourLessons = Array.from({ length: 4 }, (_, index) => ({ subject: `Lesson ${index + 1}` }))
  const nahw = await seedCourse(school, fourLessons, { monthlyLimit: 0 })
  const amina = await seedEnrolledStudent(school, nahw)

  for (const lesson_id of nahw.ids) {
    const response = await callApi(
      school,
      recordLessonView,
      { class_id: nahw.classId, lesson_id },
      amina,
    )
    expect(response.status).toBe(true)
  }
  const { data } = await callApi(school, getClassDetails, { class_id: nahw.classId }, amina)
  expect(data.monthlyLessonLimit).toBe(0)
})
