import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deleteClass } from '../../contract/classes/classes.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getClassDetails, recordLessonView } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { seedSubmission } from '../test/seed-class.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

const weekOfLessons = [
  { subject: 'The noun', about: 'Its four signs.' },
  { subject: 'The verb', about: 'Its signs.', scheduled: '1' as const, studydate: '1900000000' },
  { subject: 'When we meet', about: 'Mondays at 20:00.', inputetype: 'Timetableble' as const },
  { subject: 'First exam', inputetype: 'Exam' as const },
]

test('the class page contains the class, its lessons in order and the enrolment of the student (R-CLASS-017, R-LESSON-036, R-LESSON-044)', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, weekOfLessons, { monthlyLimit: 3 })
  const amina = await seedEnrolledStudent(school, nahw)

  const fields = { class_id: nahw.rand, email: amina.email }
  const { http, status, data } = await callApi(school, getClassDetails, fields, amina)

  expect({ http, status }).toEqual({ http: 200, status: true })
  // the response is encoded without the schema (decision 0040), so it is checked here
  expect(z.safeDecode(getClassDetails.response, data).success).toBe(true)
  expect(data).toMatchObject({
    class_details: {
      id: nahw.classId,
      rand: nahw.rand,
      name: 'Foundations of Naḥw',
      premium: '0',
      amount: '0',
      monthlySub: '0',
      // timetables are not counted
      subjecttotal: 3,
    },
    isEnrolled: true,
    nextSub: '0',
    subscriptionStatus: 'active',
    monthlyLessonLimit: 3,
  })
  expect(data.lessons).toMatchObject([
    {
      id: nahw.ids[0],
      subject: 'The noun',
      inputetype: 'Lesson',
      scheduled: '0',
      viewed: '0',
      viewedDate: 0,
      examDone: 0,
    },
    { subject: 'The verb', scheduled: '1', studydate: '1900000000' },
    { subject: 'When we meet', inputetype: 'Timetableble', about: 'Mondays at 20:00.' },
    { subject: 'First exam', inputetype: 'Exam', examDone: 0 },
  ])
})

test('the class page contains neither texts nor material URLs of lessons (R-LESSON-041)', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, weekOfLessons)
  await uploadFile(
    school,
    updateLesson,
    { lesson_id: nahw.ids[0] ?? '', subject: 'The noun', inputetype: 'Lesson', scheduled: '0' },
    demoFile('reading-sheet.pdf'),
    nahw.teacher,
  )
  const amina = await seedEnrolledStudent(school, nahw)
  const visitor = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const readPage = async (who: typeof amina) =>
    (await callApi(school, getClassDetails, { class_id: nahw.classId }, who)).data

  const [studentPage, visitorPage] = [await readPage(amina), await readPage(visitor)]

  expect(studentPage.lessons[0]).toMatchObject({
    about: '',
    material_url: '',
    materialExtension: 'pdf',
  })
  expect(visitorPage).toMatchObject({ isEnrolled: false, subscriptionStatus: 'none', nextSub: '0' })
  expect(visitorPage.lessons).toHaveLength(4)
  expect(JSON.stringify(visitorPage)).not.toContain('Mondays')
  for (const text of [JSON.stringify(studentPage), JSON.stringify(visitorPage)]) {
    expect(text).not.toMatch(/media|four signs/)
  }
})

/** Attaches a PDF to the timetable of `weekOfLessons`. */
function uploadTimetable(
  school: Awaited<ReturnType<typeof openTestSchool>>,
  { ids, teacher }: Awaited<ReturnType<typeof seedCourse>>,
) {
  const timetable = { subject: 'When we meet', inputetype: 'Timetableble', scheduled: '0' } as const
  const fields = { lesson_id: ids[2] ?? '', ...timetable }
  return uploadFile(school, updateLesson, fields, demoFile('reading-sheet.pdf'), teacher)
}

test('enrolled students get a signed URL of an uploaded timetable (R-CLASS-014, R-LESSON-041)', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, weekOfLessons)
  await uploadTimetable(school, nahw)
  const amina = await seedEnrolledStudent(school, nahw)
  const visitor = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const readPage = async (who: typeof amina) =>
    (await callApi(school, getClassDetails, { class_id: nahw.classId }, who)).data

  const file = (await readPage(amina)).lessons[2]

  expect(file).toMatchObject({
    materialExtension: 'pdf',
    material_name: 'reading-sheet.pdf',
    material_size: expect.any(Number),
  })
  const sheet = await school.app.inject(file.material_url)
  expect(sheet.statusCode).toBe(200)
  expect(sheet.headers['content-type']).toBe('application/pdf')
  expect(JSON.stringify(await readPage(visitor))).not.toContain('/media/')
})

test('the class page has exactly the fields that its schema encodes, whatever the student has done (decision 0040)', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, weekOfLessons)
  const [noun = '', , , exam = ''] = nahw.ids
  await uploadTimetable(school, nahw)
  const amina = await seedEnrolledStudent(school, nahw)
  const visitor = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  await callApi(school, recordLessonView, { class_id: nahw.classId, lesson_id: noun }, amina)
  await seedSubmission(school, { studentId: amina.id, classId: nahw.id, lessonId: Number(exam) })

  for (const who of [amina, visitor, nahw.teacher]) {
    const { data } = await callApi(school, getClassDetails, { class_id: nahw.classId }, who)
    const decoded = z.decode(getClassDetails.response, data)
    expect(z.encode(getClassDetails.response, decoded)).toEqual(data)
  }
  const { data } = await callApi(school, getClassDetails, { class_id: nahw.classId }, amina)
  expect(data.lessons).toMatchObject([
    { viewed: '1', viewedDate: expect.any(Number), examDone: 0 },
    { viewed: '0', viewedDate: 0 },
    { about: 'Mondays at 20:00.', material_name: 'reading-sheet.pdf' },
    { examDone: 1 },
  ])
})

test('a missing or deleted class is not found (R-CLASS-018)', async () => {
  const school = await openTestSchool()
  const nahw = await seedCourse(school, weekOfLessons)
  const amina = await seedEnrolledStudent(school, nahw)
  await callApi(school, deleteClass, { class_id: nahw.classId }, nahw.teacher)

  for (const class_id of ['4711', 'no-such-rand', nahw.classId, nahw.rand]) {
    expect(await callApi(school, getClassDetails, { class_id }, amina)).toMatchObject({
      http: 404,
      status: false,
      code: 'class_not_found',
      message: 'Class not found',
    })
  }
})
