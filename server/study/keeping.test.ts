import { expect, test } from 'vitest'
import { getMyClasses } from '../../contract/enrolment/enrolment.ts'
import { previewRemoval } from '../../contract/enrolment/manage-enrolments.ts'
import { getGradebook, getGradebookRows } from '../../contract/exams/gradebook.ts'
import { getLessonAttendance } from '../../contract/lessons/manage-lessons.ts'
import { getClassDetails, getLessonDetails, recordLessonView } from '../../contract/study/study.ts'
import { getStudyWeek } from '../../contract/study/study-week.ts'
import { isCompleted } from '../classes/completion.ts'
import { callApi } from '../test/call-api.ts'
import { CORRECT_ANSWERS, seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { LIMIT, openLesson, readLesson } from '../test/lessons/open-lesson.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool } from '../test/test-school.ts'

const LESSONS = [{ subject: 'One' }, { subject: 'Two' }, { subject: 'Three' }]

/** A class and a student who keeps lessons of it as the site does: each is opened, and its page is read. */
async function openSchool(lessons = LESSONS, options = {}) {
  const school = await openTestSchool()
  const course = await seedCourse(school, lessons, options)
  const amina = await seedEnrolledStudent(school, course)
  const keep = async (lesson_id: string | undefined) => {
    const fields = { class_id: course.rand, lesson_id, kept: '1' }
    const opened = await callApi(school, recordLessonView, fields, amina)
    return opened.status ? callApi(school, getLessonDetails, fields, amina) : opened
  }
  const readClass = async () =>
    (await callApi(school, getClassDetails, { class_id: course.rand }, amina)).data
  const readMyClass = async () => (await callApi(school, getMyClasses, {}, amina)).data[0]
  const asTeacher = async (call: Parameters<typeof callApi>[1], fields: object = {}) =>
    (await callApi(school, call, { class_id: course.classId, ...fields }, course.teacher)).data
  return { school, course, amina, keep, readClass, readMyClass, asTeacher }
}

test('a kept lesson is open, and counts as read only when it is opened: for progress, the next lesson, attendance, the gradebook, the week and completion (R-OFFLINE-002)', async () => {
  freezeClock('2026-05-04T18:00:00Z')
  const { school, course, amina, keep, readClass, readMyClass, asTeacher } = await openSchool()
  const readEverywhere = async () => {
    const removal = { student_ids: [String(amina.id)] }
    const mine = await readMyClass()
    return {
      done: mine.lessons_done,
      next: mine.next_lesson?.subject,
      attendance: (await asTeacher(getLessonAttendance)).length,
      columns: (await asTeacher(getGradebook)).columns.completed,
      cells: (await asTeacher(getGradebookRows)).cells,
      studiedDays: (await callApi(school, getStudyWeek, {}, amina)).data.days.filter(
        (it: { studied: unknown }) => it.studied === true || it.studied === '1',
      ).length,
      lessonsViewed: (await asTeacher(previewRemoval, removal)).lessons_viewed,
      isCompleted: await isCompleted(school.db, amina.id, Number(course.classId)),
    }
  }
  const before = await readEverywhere()
  expect(before).toMatchObject({ done: 0, next: 'One', attendance: 0, studiedDays: 0 })

  for (const id of course.ids) expect((await keep(id)).data).toMatchObject({ viewed: '0' })
  expect(await readEverywhere()).toEqual(before)
  const keptAt = freezeClock('2026-05-04T18:00:00Z')
  const row = { viewed: '0', viewedDate: 0, kept_at: keptAt }
  expect((await readClass()).lessons).toMatchObject([row, row, row])

  const readAt = freezeClock('2026-05-06T18:00:00Z')
  await openLesson(school, course, 0, amina)
  await readLesson(school, course, 1, amina)
  expect(await readEverywhere()).toEqual({
    ...{ done: 2, next: 'Three', attendance: 2, columns: [1, 1, 0], cells: ['110'] },
    ...{ studiedDays: 1, lessonsViewed: 2, isCompleted: false },
  })
  expect((await readClass()).lessons[0]).toMatchObject({ viewed: '1', viewedDate: readAt })
  expect((await asTeacher(getLessonAttendance))[0]).toMatchObject({ clicked_at: readAt })
  // keeping a lesson again, or a newer version of it, does not make it unread
  await keep(course.ids[0])
  expect((await readClass()).lessons[0]).toMatchObject({ viewed: '1', viewedDate: readAt })

  await openLesson(school, course, 2, amina)
  expect(await readEverywhere()).toMatchObject({ done: 3, isCompleted: true })
})

test('keeping counts for the limit of its month, and not again when the lesson is read in the next one (R-OFFLINE-002, R-LESSON-030)', async () => {
  freezeClock('2026-03-30T18:00:00Z')
  const { school, course, amina, keep, readClass } = await openSchool(LESSONS, { monthlyLimit: 1 })
  await keep(course.ids[0])
  expect(await readClass()).toMatchObject({ monthlyLessonsOpened: 1 })
  expect(await keep(course.ids[1])).toMatchObject({ code: 'monthly_limit_reached', message: LIMIT })
  // it stays open
  expect((await keep(course.ids[0])).status).toBe(true)

  freezeClock('2026-04-02T18:00:00Z')
  expect((await readLesson(school, course, 0, amina)).data).toMatchObject({ viewed: '1' })
  expect(await readClass()).toMatchObject({ monthlyLessonsOpened: 0 })
  expect((await keep(course.ids[1])).status).toBe(true)
})

test('a kept lesson opens after the subscription has expired, as a read one does (R-OFFLINE-002, R-CLASS-044)', async () => {
  const { school, course, amina, keep } = await openSchool()
  await keep(course.ids[0])
  await school.db.updateTable('classes').set({ monthly: 1 }).execute()
  await school.db.updateTable('enrolments').set({ paid_until: 1 }).execute()
  expect(await readLesson(school, course, 1, amina)).toMatchObject({ code: 'subscription_expired' })
  expect((await readLesson(school, course, 0, amina)).data).toMatchObject({ viewed: '1' })
})

test('an exam that was kept and submitted without a connection is attended at its submission (R-OFFLINE-002)', async () => {
  const { school, course, amina, keep, asTeacher } = await openSchool([])
  const exam = await seedExam(school, { classId: Number(course.classId) })
  await keep(String(exam.id))
  expect(await asTeacher(getLessonAttendance)).toEqual([])
  const submittedAt = freezeClock('2026-05-06T18:00:00Z')
  expect(await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })).toMatchObject({
    status: true,
  })
  expect(await asTeacher(getLessonAttendance)).toMatchObject([{ clicked_at: submittedAt }])
})

test('a lesson that is not open cannot be kept, and a client that sends nothing new reads a lesson as before (R-OFFLINE-002)', async () => {
  const opensAt = freezeClock('2026-06-01T17:00:00Z')
  const later = { subject: 'Later', scheduled: '1', studydate: String(opensAt) }
  const { school, course, amina, keep, readClass } = await openSchool([{ subject: 'One' }, later])
  freezeClock('2026-06-01T16:00:00Z')
  expect(await keep(course.ids[1])).toMatchObject({ status: false, code: 'lesson_scheduled' })
  await openLesson(school, course, 0, amina)
  const [row] = (await readClass()).lessons
  expect(row).toMatchObject({ viewed: '1' })
  expect(row).not.toHaveProperty('kept_at')
})
