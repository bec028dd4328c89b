import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getMyClasses } from '../../contract/enrolment/enrolment.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { recordLessonView } from '../../contract/study/study.ts'
import { getStudyWeek } from '../../contract/study/study-week.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedSubmission } from '../test/seed-class.ts'
import { seedCourse, seedEnrolledStudent, startNewSession } from '../test/seed-course.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'

const lessons = [
  { subject: 'When we meet', inputetype: 'Timetableble' as const },
  { subject: 'The noun' },
  { subject: 'Noun or verb?', inputetype: 'Exam' as const },
  { subject: 'The verb' },
]

test('the list of a student’s classes contains the progress and the next lesson of each (R-MYCLASS-008, R-MYCLASS-010)', async () => {
  const school = await openTestSchool()
  const openedAt = freezeClock('2026-12-02T09:00:00Z')
  const nahw = await seedCourse(school, lessons)
  const empty = await seedCourse(school, [])
  const amina = await seedEnrolledStudent(school, nahw)
  await seedEnrolledStudent(school, nahw, { name: 'Musa Sani' })
  const classOf = async () => {
    const { data } = await callApi(school, getMyClasses, {}, amina)
    // the response is encoded without the schema, so it is checked here
    expect(z.safeDecode(getMyClasses.response, data).success).toBe(true)
    return data[0]
  }

  expect(await classOf()).toMatchObject({
    class_details: { id: nahw.classId },
    lessons_done: 0,
    lessons_total: 3,
    last_studied: 0,
    next_lesson: {
      id: nahw.ids[1],
      number: 1,
      subject: 'The noun',
      inputetype: 'Lesson',
      opens: 'now',
      opens_at: 0,
    },
  })

  await callApi(school, recordLessonView, { class_id: nahw.classId, lesson_id: nahw.ids[1] }, amina)
  expect(await classOf()).toMatchObject({
    lessons_done: 1,
    last_studied: openedAt,
    next_lesson: { id: nahw.ids[2], number: 2, inputetype: 'Exam' },
  })

  await seedSubmission(school, {
    studentId: amina.id,
    classId: nahw.id,
    lessonId: Number(nahw.ids[2]),
  })
  // a change of the class is in the list at once
  const change = {
    lesson_id: nahw.ids[3],
    subject: 'The verb',
    inputetype: 'Lesson',
    scheduled: '1',
    studydate: '1900000000',
  }
  await callApi(school, updateLesson, change, nahw.teacher)
  expect(await classOf()).toMatchObject({
    lessons_done: 2,
    next_lesson: { id: nahw.ids[3], number: 3, opens: 'later', opens_at: 1_900_000_000 },
  })

  const zaynab = await seedEnrolledStudent(school, empty)
  const { data } = await callApi(school, getMyClasses, {}, zaynab)
  expect(data).toMatchObject([{ lessons_done: 0, lessons_total: 0, next_lesson: null }])
})

test('the study week has the days with a completed lesson or a submitted exam, from Monday in the school’s time zone', async () => {
  const school = await openTestSchool()
  // 11:30 PM on Monday in UTC is Tuesday in Lagos
  freezeClock('2026-11-30T23:30:00Z')
  const nahw = await seedCourse(school, lessons)
  const student = await seedEnrolledStudent(school, nahw)
  const view = (id: string | undefined) =>
    callApi(school, recordLessonView, { class_id: nahw.classId, lesson_id: id }, student)
  await view(nahw.ids[1])
  freezeClock('2026-12-02T12:00:00Z')
  // an exam that is only opened does not count
  await view(nahw.ids[2])

  freezeClock('2026-12-03T12:00:00Z')
  const daysOf = async (who: { token: string }) => {
    const { data } = await callApi(school, getStudyWeek, {}, who)
    return [
      data.today,
      data.days.map((it: { studied: boolean }) => (it.studied ? 1 : 0)).join(''),
      data.days[0].day,
    ]
  }
  expect(await daysOf(student)).toEqual(['2026-12-03', '0100000', '2026-11-30'])
  await seedSubmission(school, {
    studentId: student.id,
    classId: nahw.id,
    lessonId: Number(nahw.ids[2]),
  })
  expect(await daysOf(student)).toEqual(['2026-12-03', '0101000', '2026-11-30'])
  expect(await daysOf(await seedStudent(school))).toEqual(['2026-12-03', '0000000', '2026-11-30'])

  freezeClock('2026-12-06T23:00:00Z')
  const sameStudent = await startNewSession(school, student)
  expect(await daysOf(sameStudent)).toEqual(['2026-12-07', '0000000', '2026-12-07'])
})
