import { expect, test } from 'vitest'
import { enrolInClass } from '../../contract/enrolment.ts'
import { submitExam } from '../../contract/exams.ts'
import { getLessonAttendance, reorderLessons } from '../../contract/lessons.ts'
import { getClassDetails, getLessonDetails, recordLessonView } from '../../contract/study.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedCourse, seedEnrolledStudent, startNewSession } from '../test/seed-course.ts'
import { openTestSchool, seedStudent, type TestSchool, type TestUser } from '../test/test-school.ts'

type Course = Awaited<ReturnType<typeof seedCourse>>

const LIMIT = 'Monthly lesson limit reached for this class. Please check back next month.'

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

const listLessons = async (school: TestSchool, course: Course, who: TestUser) =>
  (await callApi(school, getClassDetails, { class_id: course.rand }, who)).data.lessons

test('an opened lesson is viewed and shows its text and the next lesson (R-LESSON-023, R-LESSON-024, R-LESSON-025, R-LESSON-034)', async () => {
  const openedAt = freezeClock('2026-05-04T18:00:00Z')
  const school = await openTestSchool()
  const nahw = await seedCourse(school, [
    { subject: 'The noun', about: 'Its four signs.' },
    { subject: 'When we meet', inputetype: 'Timetableble' },
    { subject: 'The verb' },
  ])
  const amina = await seedEnrolledStudent(school, nahw)

  expect(await openLesson(school, nahw, 0, amina)).toMatchObject({ http: 200, status: true })

  freezeClock('2026-05-05T18:00:00Z')
  await openLesson(school, nahw, 0, amina)
  const [noun] = await listLessons(school, nahw, amina)
  expect(noun).toMatchObject({ viewed: '1', viewedDate: openedAt })
  expect((await readLesson(school, nahw, 0, amina)).data).toMatchObject({
    id: nahw.ids[0],
    subject: 'The noun',
    about: 'Its four signs.',
    viewed: '1',
    viewedDate: openedAt,
    class_id: nahw.classId,
    class_rand: nahw.rand,
    class_name: 'Foundations of Naḥw',
    material_url: '',
    // the timetable between them has no page
    next_lesson_id: nahw.ids[2],
    next_lesson_subject: 'The verb',
    next_lesson_number: 2,
    questions: [],
  })
  expect((await readLesson(school, nahw, 2, amina)).data).toMatchObject({
    next_lesson_id: '',
    next_lesson_number: 0,
  })
})

test('a student who is not enrolled can neither open nor read a lesson (R-LESSON-026, R-LESSON-041)', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, [{ subject: 'The noun', about: 'Its four signs.' }])
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })

  for (const response of [
    await openLesson(school, nahw, 0, musa),
    await readLesson(school, nahw, 0, musa),
  ]) {
    expect(response).toMatchObject({
      http: 200,
      status: false,
      code: 'not_enrolled',
      message: 'Please enroll in the class to access lessons.',
      data: null,
    })
  }
  await callApi(school, enrolInClass, { class_id: nahw.classId }, musa)
  expect(await listLessons(school, nahw, musa)).toMatchObject([{ viewed: '0' }])
})

test('an exam that is not submitted closes the lessons after it, not those before (R-LESSON-027)', async () => {
  const school = await openTestSchool()
  const question = { question: 'Which is a noun?', answer: 'قلم', option1: 'كتب' }
  const nahw = await seedCourse(school, [
    { subject: 'The noun' },
    { subject: 'First exam', inputetype: 'Exam', questions: [question] },
    { subject: 'The verb' },
  ])
  const amina = await seedEnrolledStudent(school, nahw)
  const message = 'You cannot continue unless you submit the above exam. You cannot skip an exam.'

  expect((await openLesson(school, nahw, 0, amina)).status).toBe(true)
  expect(await openLesson(school, nahw, 2, amina)).toMatchObject({
    http: 200,
    status: false,
    code: 'exam_not_submitted',
    message,
  })
  expect(await readLesson(school, nahw, 2, amina)).toMatchObject({
    status: false,
    message,
    data: null,
  })

  const { data: exam } = await readLesson(school, nahw, 1, amina)
  expect(exam.questions).toMatchObject([{ question: 'Which is a noun?' }])
  const submission = {
    lesson_id: exam.id,
    examRand: exam.rand,
    answer: { [exam.questions[0].id]: 'قلم' },
  }
  expect((await callApi(school, submitExam, submission, amina)).status).toBe(true)
  expect((await openLesson(school, nahw, 2, amina)).status).toBe(true)
  expect(await listLessons(school, nahw, amina)).toMatchObject([
    {},
    { examDone: 1 },
    { viewed: '1' },
  ])
})

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
