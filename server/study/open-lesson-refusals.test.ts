import { expect, test } from 'vitest'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { reorderLessons } from '../../contract/lessons/manage-lessons.ts'
import { getLessonDetails, recordLessonView } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { LIMIT, openLesson } from '../test/lessons/open-lesson.ts'
import { seedCourse, seedEnrolledStudent, startNewSession } from '../test/seed-course.ts'
import { openTestSchool, seedStudent, type TestUser } from '../test/test-school.ts'

test('the first failing access check gives the message (R-LESSON-015)', async () => {
  freezeClock('2026-03-10T09:00:00Z')
  const school = await openTestSchool()
  const course = await seedCourse(
    school,
    [
      { subject: 'One' },
      { subject: 'Exam', inputetype: 'Exam' },
      { subject: 'Later', scheduled: '1', studydate: '1900000000' },
      { subject: 'When we meet', inputetype: 'Timetableble' },
      { subject: 'Two' },
    ],
    { price: 100_00, monthly: true, monthlyLimit: 1 },
  )
  const [one, exam, later, timetable, two] = course.ids
  const openMessage = async (index: number, who: TestUser) =>
    (await openLesson(school, course, index, who)).message
  const musa = await seedStudent(school)
  expect(await openMessage(2, musa)).toMatch(/^Please enroll/)

  let amina = await seedEnrolledStudent(school, course, { wallet: 1_000_00 })
  await openLesson(school, course, 0, amina)
  freezeClock('2026-05-10T09:00:00Z')
  amina = await startNewSession(school, amina)
  const teacher = await startNewSession(school, course.teacher)
  expect(await openMessage(2, amina)).toMatch(/^You cannot continue/)

  // move the exam to the end, so that it closes no lesson
  const lessonIds = [one, later, timetable, two, exam]
  const lessons = lessonIds.map((id, place) => ({ id, position: place + 1 }))
  await callApi(school, reorderLessons, { lessons }, teacher)
  expect(await openMessage(2, amina)).toMatch(/^Your subscription has expired/)

  const hauwa = await seedEnrolledStudent(school, course, { wallet: 1_000_00 })
  await openLesson(school, course, 0, hauwa)
  expect(await openMessage(2, hauwa)).toBe('This lesson will be available on 17 Mar 2030, 6:46 PM')
  expect(await openMessage(3, hauwa)).toBe('The timetable opens in the class.')
  expect(await openMessage(4, hauwa)).toBe(LIMIT)
})

test('a missing lesson and a lesson of another class are not found (R-LESSON-035)', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, [{ subject: 'The noun' }])
  const sarf = await seedCourse(school, [{ subject: 'Forms' }], { name: 'Ṣarf' })
  const amina = await seedEnrolledStudent(school, nahw)
  await callApi(school, enrolInClass, { class_id: sarf.classId }, amina)

  for (const call of [getLessonDetails, recordLessonView]) {
    for (const lesson_id of ['987654', sarf.ids[0]]) {
      const response = await callApi(school, call, { class_id: nahw.classId, lesson_id }, amina)
      expect(response).toMatchObject({
        http: 404,
        status: false,
        code: 'lesson_not_found',
        message: 'Lesson not found',
      })
    }
    const nowhere = { class_id: 'nowhere', lesson_id: nahw.ids[0] }
    expect(await callApi(school, call, nowhere, amina)).toMatchObject({
      code: 'class_not_found',
      message: 'Class not found',
    })
    const nonsense = { class_id: nahw.classId, lesson_id: 'one' }
    expect(await callApi(school, call, nonsense, amina)).toMatchObject({ http: 400, status: false })
    expect(await callApi(school, call, nowhere)).toMatchObject({ http: 401 })
  }
})
