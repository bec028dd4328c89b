import { expect, onTestFinished, test } from 'vitest'
import { addClass, getClasses, getEligibleClasses, updateClass } from '../../contract/classes.ts'
import { enrolInClass, getMyClasses, renewSubscription } from '../../contract/enrolment.ts'
import { addLesson, updateLesson } from '../../contract/lesson-form.ts'
import { getLessons } from '../../contract/lessons.ts'
import { previewClass, previewLesson } from '../../contract/preview.ts'
import { getPublicClass } from '../../contract/public-classes.ts'
import { getClassDetails, getLessonDetails, recordLessonView } from '../../contract/study.ts'
import { publishClass, publishLesson } from '../../contract/term.ts'
import { now } from '../platform/clock.ts'
import { fanOutDueNotices, sendDuePushes } from '../push/delivery-worker.ts'
import { readPushKeys } from '../push/vapid-keys.ts'
import { createWebPushClient } from '../push/web-push-client.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openPushServiceStub, subscribeDevice } from '../test/push-service-stub.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { seedExam, submitAnswers } from '../test/seed-exam.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

const CLASS_FORM = {
  category: 'Grammar',
  name: 'Term 2',
  about: 'The grammar of the sentence.',
  premium: '0',
  amount: '0',
  monthlylimit: 0,
}

/** A draft class made through the API, with a lesson and a student who was added by an administrator. */
async function openSchoolWithDraft() {
  freezeClock('2026-11-20T08:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { data } = await callApi(
    school,
    addClass,
    { ...CLASS_FORM, status: '1', draft: '1' },
    maryam,
  )
  const classId = String(data.id)
  const add = async (fields: object = {}) => {
    const lesson = { class_id: classId, inputetype: 'Lesson', subject: 'The noun', scheduled: '0' }
    return String((await callApi(school, addLesson, { ...lesson, ...fields }, maryam)).data.id)
  }
  const lessonId = await add()
  const amina = await seedStudent(school)
  await school.db
    .insertInto('enrolments')
    .values({
      ...{ student_id: amina.id, class_id: Number(classId), paid: 0, paid_until: 0 },
      enrolled_at: now(),
    })
    .execute()
  const { rand } = await school.db
    .selectFrom('classes')
    .select('rand')
    .where('id', '=', Number(classId))
    .executeTakeFirstOrThrow()
  return { school, maryam, amina, classId, rand, lessonId, add }
}

/** Sends due pushes to the student's device and returns their texts. */
async function openDevice(school: TestSchool, student: TestUser) {
  const service = await openPushServiceStub()
  const client = createWebPushClient(school.config, await readPushKeys(school.db), service.agent)
  onTestFinished(() => client.close())
  const phone = await subscribeDevice(school, student)
  return async () => {
    service.posted.length = 0
    await fanOutDueNotices(school.db)
    await sendDuePushes(school.db, client, (sentence) => expect.unreachable(sentence))
    return service.posted.map((it) => (phone.decrypt(it) as { body: string }).body)
  }
}

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

test('a draft lesson is not counted and not shown, closes nothing, and notifies once when it is published', async () => {
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

test('a preview shows a class and its lessons, drafts included, as a new student finds them, and records nothing', async () => {
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
