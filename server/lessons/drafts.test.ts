import { expect, test } from 'vitest'
import { getClasses, getEligibleClasses, updateClass } from '../../contract/classes/classes.ts'
import { previewClass, previewLesson } from '../../contract/classes/preview.ts'
import { getPublicClass } from '../../contract/classes/public-classes.ts'
import {
  enrolInClass,
  getMyClasses,
  renewSubscription,
} from '../../contract/enrolment/enrolment.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getClassDetails, getLessonDetails } from '../../contract/study/study.ts'
import { publishClass } from '../../contract/term/term.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam } from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { CLASS_FORM, openDevice, openSchoolWithDraft } from '../test/lessons/draft-class.ts'
import { seedStudent, type TestUser } from '../test/test-school.ts'

test('a draft class is in no list and on no page, for visitors, students and its own students, until it is published', async () => {
  const { school, maryam, amina, classId, rand, lessonId } = await openSchoolWithDraft()
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  const visibleTo = async (student: TestUser) => ({
    list: (await callApi(school, getClasses, {})).data.length,
    eligible: (await callApi(school, getEligibleClasses, {}, bilal)).data.length,
    own: (await callApi(school, getMyClasses, {}, student)).data.length,
    page: (await callApi(school, getClassDetails, { class_id: rand }, student)).http,
    lesson: (
      await callApi(school, getLessonDetails, { class_id: classId, lesson_id: lessonId }, student)
    ).http,
    renewal: (await callApi(school, renewSubscription, { class_id: classId }, student)).http,
    publicPage: (await callApi(school, getPublicClass, { class_id: rand })).http,
  })

  const hidden = { page: 404, lesson: 404, renewal: 404, publicPage: 404 }
  expect(await visibleTo(amina)).toEqual({ list: 0, eligible: 0, own: 0, ...hidden })
  expect(await callApi(school, enrolInClass, { class_id: classId }, bilal)).toMatchObject({
    status: false,
    code: 'class_inactive',
  })
  // an older client that sends the status of its form does not publish it
  const form = { ...CLASS_FORM, class_id: classId, status: '1' }
  expect((await callApi(school, updateClass, form, maryam)).status).toBe(true)
  expect((await visibleTo(amina)).page).toBe(404)

  await callApi(school, publishClass, { class_id: classId }, maryam)

  const visible = { page: 200, lesson: 200, renewal: 200, publicPage: 200 }
  expect(await visibleTo(amina)).toEqual({ list: 1, eligible: 1, own: 1, ...visible })
  const { data: listed } = await callApi(school, getClasses, {}, maryam)
  expect(listed[0]).toMatchObject({ status: '1' })
  expect(listed[0]).not.toHaveProperty('draft')
})

test('publishing a class notifies its students once of the first open lesson, and of later lessons when they open', async () => {
  const { school, maryam, amina, classId, add } = await openSchoolWithDraft()
  const listNotified = await openDevice(school, amina)
  await add({ subject: 'The verb' })
  const studydate = String(now() + 86_400)
  const later = await add({ subject: 'The particle', scheduled: '1', studydate })
  await callApi(
    school,
    updateLesson,
    { lesson_id: later, inputetype: 'Lesson', subject: 'The particle', scheduled: '1', studydate },
    maryam,
  )
  expect(await listNotified()).toEqual([])

  await callApi(school, publishClass, { class_id: classId }, maryam)
  expect(await listNotified()).toEqual(['New lesson: The noun'])
  await callApi(school, publishClass, { class_id: classId }, maryam)
  expect(await listNotified()).toEqual([])
  freezeClock('2026-11-21T08:00:01Z')
  expect(await listNotified()).toEqual(['New lesson: The particle'])
  const entries = await school.db
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'publishClass')
    .execute()
  expect(entries).toEqual([{ detail: `class ${classId}: Term 2` }])
})

test('a preview shows a class and its lessons, drafts included, as a new student sees them, and records nothing', async () => {
  const { school, maryam, amina, classId, lessonId, add } = await openSchoolWithDraft()
  const draft = await add({ subject: 'A draft', draft: '1', about: 'Its text.' })
  const exam = await seedExam(school, { classId: Number(classId), theoryAnswer: 'Secret.' })
  const after = await add({ subject: 'After the exam' })
  await school.db
    .insertInto('lesson_views')
    .values({
      ...{ student_id: amina.id, lesson_id: Number(lessonId), class_id: Number(classId) },
      viewed_at: now(),
    })
    .execute()

  const { data: page } = await callApi(school, previewClass, { class_id: classId }, maryam)
  expect(page).toMatchObject({
    isEnrolled: true,
    lessons: [
      { subject: 'The noun', viewed: '0' },
      { subject: 'A draft' },
      { subject: 'Noun or verb?', examDone: 0 },
      { subject: 'After the exam' },
    ],
  })
  const open = async (lesson_id: string | number) =>
    (await callApi(school, previewLesson, { class_id: classId, lesson_id }, maryam)).data
  expect(await open(draft)).toMatchObject({
    closed: '',
    lesson: { about: 'Its text.', viewed: '0', next_lesson_subject: 'Noun or verb?' },
  })
  const previewedExam = await open(exam.id)
  expect(previewedExam.lesson.questions).toHaveLength(2)
  expect(JSON.stringify(previewedExam)).not.toContain('Secret.')
  expect((await open(after)).closed).toContain('unless you submit the above exam')
  const views = await school.db.selectFrom('lesson_views').select('student_id').execute()
  expect(views).toEqual([{ student_id: amina.id }])
  const missing = { class_id: classId, lesson_id: '4711' }
  expect(await callApi(school, previewLesson, missing, maryam)).toMatchObject({ http: 404 })
  expect(await callApi(school, previewClass, { class_id: '4711' }, maryam)).toMatchObject({
    http: 404,
  })
  expect(await callApi(school, previewClass, { class_id: classId }, amina)).toMatchObject({
    http: 403,
  })
})
