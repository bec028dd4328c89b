import { expect, test } from 'vitest'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { submitExam } from '../../contract/exams/exams.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { listLessons, openLesson, readLesson } from '../test/lessons/open-lesson.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'

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
