import { expect, test } from 'vitest'
import { getPublicClass } from '../../contract/classes/public-classes.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getLessons } from '../../contract/lessons/manage-lessons.ts'
import { getClassDetails, recordLessonView } from '../../contract/study/study.ts'
import { publishLesson } from '../../contract/term/term.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openDevice } from '../test/lessons/draft-class.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool } from '../test/test-school.ts'

test('a draft lesson is not counted, is not shown and locks no lesson, and notifies once when it is published', async () => {
  freezeClock('2026-11-20T08:00:00Z')
  const school = await openTestSchool()
  const course = await seedCourse(school, [{ subject: 'The noun' }])
  const student = await seedEnrolledStudent(school, course)
  const listNotified = await openDevice(school, student)
  await listNotified()
  const draft = await callApi(
    school,
    addLesson,
    {
      class_id: course.classId,
      inputetype: 'Lesson',
      subject: 'A draft',
      scheduled: '0',
      draft: '1',
    },
    course.teacher,
  )
  const exam = await seedExam(school, { classId: course.id })
  await callApi(
    school,
    updateLesson,
    { lesson_id: exam.id, subject: 'Exam', inputetype: 'Exam', scheduled: '0', draft: '1' },
    course.teacher,
  )
  const page = async () =>
    (await callApi(school, getClassDetails, { class_id: course.classId }, student)).data

  const before = await page()
  expect(before.class_details.subjecttotal).toBe(1)
  expect(before.lessons.map((it: { subject: string }) => it.subject)).toEqual(['The noun'])
  const lesson_id = draft.data.id
  const view = { class_id: course.classId, lesson_id }
  expect((await callApi(school, recordLessonView, view, student)).http).toBe(404)
  expect(await submitAnswers(school, exam, student, { answers: [] })).toMatchObject({ http: 404 })
  const { data: publicPage } = await callApi(school, getPublicClass, { class_id: course.rand })
  expect(JSON.stringify(publicPage)).not.toContain('A draft')
  expect(await listNotified()).toEqual([])

  await callApi(school, publishLesson, { lesson_id }, course.teacher)
  await callApi(school, publishLesson, { lesson_id }, course.teacher)

  expect((await page()).class_details.subjecttotal).toBe(2)
  expect(await listNotified()).toEqual(['New lesson: A draft'])
  expect(await listNotified()).toEqual([])
  const { data: lessons } = await callApi(
    school,
    getLessons,
    { class_id: course.classId },
    course.teacher,
  )
  expect(lessons.map((it: { draft?: string }) => it.draft)).toEqual([undefined, undefined, '1'])
})

test('a lesson that a student has opened cannot become a draft again', async () => {
  const school = await openTestSchool()
  const course = await seedCourse(school, [{ subject: 'The noun' }, { subject: 'The verb' }])
  const student = await seedEnrolledStudent(school, course)
  const [opened, unopened] = course.ids
  const view = { class_id: course.classId, lesson_id: opened }
  await callApi(school, recordLessonView, view, student)
  const makeDraft = (lesson_id: string | undefined) =>
    callApi(
      school,
      updateLesson,
      { lesson_id, inputetype: 'Lesson', subject: 'Changed', scheduled: '0', draft: '1' },
      course.teacher,
    )

  expect(await makeDraft(opened)).toMatchObject({ http: 200, status: false, code: 'lesson_opened' })
  expect((await makeDraft(unopened)).status).toBe(true)
})
