import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getManagedClass } from '../../contract/classes.ts'
import { DAY, HOUR_MS } from '../../contract/duration.ts'
import { getLessonQuestions } from '../../contract/exams.ts'
import { addLesson } from '../../contract/lesson-form.ts'
import { deleteLesson, getLessons } from '../../contract/lessons.ts'
import { duplicateClass, duplicateLesson } from '../../contract/term.ts'
import { CLASS_TOO_LARGE, MAX_COPIED_LESSONS } from '../../contract/term-dates.ts'
import { purgeBin } from '../bin/purge.ts'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { now } from '../platform/clock.ts'
import { openFolderStore } from '../platform/file-store.ts'
import { createOrphanCollector } from '../platform/orphaned-files.ts'
import { newPublicId } from '../platform/random.ts'
import { openS3Store } from '../platform/s3-file-store.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass, seedLessonView } from '../test/seed-class.ts'
import { seedEnrolledStudent } from '../test/seed-course.ts'
import { seedExam } from '../test/seed-exam.ts'
import { openTempBucket } from '../test/temp-bucket.ts'
import { createTempDir } from '../test/temp-dir.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/upload-file.ts'

const seconds = (moment: string) => new Date(moment).getTime() / 1000
const FIRST_LESSON = String(seconds('2026-09-07T16:00:00Z'))

/** A paid class with two lessons, the first with a picture and a check, and an exam that the first lesson explains. */
async function openSchoolWithTerm(school: TestSchool) {
  const maryam = await seedAdministrator(school)
  const required = await seedClass(school, { name: 'Letters' })
  const term = await seedClass(school, {
    name: 'Term 1',
    price: 7_500_00,
    monthly: true,
    registrationCloses: '2026-09-01',
    links: 'Group https://chat.example/group',
    prerequisiteId: required.id,
  })
  const class_id = String(term.id)
  const fields = { class_id, inputetype: 'Lesson', subject: 'The noun', sample: '1' }
  const { data: first } = await uploadFile(
    school,
    addLesson,
    { ...fields, scheduled: '1', studydate: FIRST_LESSON, fileType: 'image' },
    demoFile('letter-shapes.png'),
    maryam,
  )
  const second = { class_id, inputetype: 'Lesson', subject: 'The verb', scheduled: '0' }
  const checks = [{ question: 'Which is a verb?', answer: 'كَتَبَ', option1: 'قَلَمٌ' }]
  await callApi(school, addLesson, { ...second, checks }, maryam)
  const exam = await seedExam(school, {
    classId: term.id,
    theoryAnswer: 'The noun has tanwīn.',
    questions: [
      { question: 'Which is a noun?', answer: 'قَلَمٌ', option1: 'مِنْ', explained_in: first.id },
    ],
  })
  return { maryam, term, firstLesson: String(first.id), exam }
}

const copyRequest = (fields: object = {}) => ({
  name: 'Term 2',
  shift_days: '84',
  once: newPublicId(),
  ...fields,
})

const lessonsOf = async (school: TestSchool, class_id: string, as: { token: string }) =>
  (await callApi(school, getLessons, { class_id }, as as never)).data as Record<string, string>[]

test('a duplicated class has the lessons, questions, files and prices of the original with moved dates, and nobody in it', async () => {
  const school = await openTestSchool()
  const { maryam, term, firstLesson, exam } = await openSchoolWithTerm(school)
  const amina = await seedEnrolledStudent(school, { classId: String((await seedClass(school)).id) })
  await school.db
    .insertInto('enrolments')
    .values({ student_id: amina.id, class_id: term.id, paid: 0, paid_until: 0, enrolled_at: now() })
    .execute()
  await seedLessonView(school, {
    studentId: amina.id,
    lessonId: Number(firstLesson),
    classId: term.id,
  })

  const { data } = await callApi(school, duplicateClass, copyRequest({ class_id: term.id }), maryam)

  const { data: copy } = await callApi(school, getManagedClass, { class_id: data.id }, maryam)
  expect(copy).toMatchObject({
    name: 'Term 2',
    category: 'Grammar',
    amount: '7500',
    monthlySub: '1',
    links: 'Group https://chat.example/group',
    prequisite_id: String(term.prerequisiteId),
    regclosedate: '2026-11-24',
    status: '0',
    draft: '1',
    lessontotal: 3,
    studenttotal: 0,
  })
  expect(copy.rand).not.toBe(term.publicId)
  const lessons = await lessonsOf(school, data.id, maryam)
  expect(lessons).toMatchObject([
    {
      subject: 'The noun',
      scheduled: '1',
      studydate: String(seconds('2026-11-30T16:00:00Z')),
      material_name: 'letter-shapes.png',
      sample: '1',
    },
    { subject: 'The verb', studydate: '0', material_url: '' },
    { subject: 'Noun or verb?', theoryAnswer: 'The noun has tanwīn.' },
  ])
  const copiedExam = { lesson_id: lessons[2]?.id }
  const { data: questions } = await callApi(school, getLessonQuestions, copiedExam, maryam)
  expect(questions).toMatchObject([
    { question: 'Which is a noun?', answer: 'قَلَمٌ', answer1: 'مِنْ', explained_in: lessons[0]?.id },
  ])
  expect(questions[0].id).not.toBe(String(exam.questionIds[0]))
  const entry = await school.db
    .selectFrom('audit')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'duplicateClass')
    .executeTakeFirst()
  expect(entry).toMatchObject({ actor_id: maryam.id })
  expect(entry?.detail).toContain(`class ${term.id}: Term 1 → class ${data.id}: Term 2, 3 lessons`)
})

test('a repeated request returns the first copy, also if two arrive at once', async () => {
  const school = await openTestSchool()
  const { maryam, term } = await openSchoolWithTerm(school)
  const request = copyRequest({ class_id: term.id })

  const responses = await Promise.all(
    [1, 2].map(() => callApi(school, duplicateClass, request, maryam)),
  )
  responses.push(await callApi(school, duplicateClass, request, maryam))

  expect(new Set(responses.map((it) => it.data?.id)).size).toBe(1)
  const rows = await school.db.selectFrom('classes').select('id').execute()
  expect(rows).toHaveLength(3)
})

test(`a class of ${MAX_COPIED_LESSONS} lessons is duplicated, a larger one is declined`, async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const large = await seedClass(school)
  const lesson = (position: number) => ({
    class_id: large.id,
    kind: 'lesson' as const,
    subject: `Lesson ${position}`,
    about: '',
    scheduled: 0,
    opens_at: 0,
    position,
    exam_rand: newPublicId(),
    created_at: now(),
    updated_at: now(),
    deleted_at: null,
  })
  const lessons = Array.from({ length: MAX_COPIED_LESSONS }, (_, index) => lesson(index + 1))
  await school.db.insertInto('lessons').values(lessons).execute()
  const copy = () => callApi(school, duplicateClass, copyRequest({ class_id: large.id }), maryam)

  const { data } = await copy()
  expect((await lessonsOf(school, data.id, maryam)).map((it) => it.subject)).toEqual(
    lessons.map((it) => it.subject),
  )
  await school.db
    .insertInto('lessons')
    .values(lesson(MAX_COPIED_LESSONS + 1))
    .execute()
  expect(await copy()).toMatchObject({
    http: 200,
    status: false,
    code: 'class_too_large',
    message: CLASS_TOO_LARGE,
  })
})

test.each([
  ['shift_days', '3661'],
  ['shift_days', 'soon'],
  ['name', ' '],
])('a request with %s "%s" is rejected', async (field, value) => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id } = await seedClass(school)
  const request = copyRequest({ class_id: id, [field]: value })
  expect(await callApi(school, duplicateClass, request, maryam)).toMatchObject({ http: 400 })
})

test('a duplicated exam is a draft at the end of its class or of another class', async () => {
  const school = await openTestSchool()
  const { maryam, term, exam } = await openSchoolWithTerm(school)
  const other = await seedClass(school, { name: 'Term 2' })
  const copyTo = async (class_id: number) => {
    const request = { lesson_id: exam.id, class_id, shift_days: '7', once: newPublicId() }
    const { data } = await callApi(school, duplicateLesson, request, maryam)
    expect((await callApi(school, duplicateLesson, request, maryam)).data).toEqual(data)
    const lessons = await lessonsOf(school, String(class_id), maryam)
    expect(lessons.at(-1)).toMatchObject({ id: data.id, subject: 'Noun or verb?', draft: '1' })
    const lesson = { lesson_id: data.id }
    return (await callApi(school, getLessonQuestions, lesson, maryam)).data[0]
  }

  const [firstLesson] = await lessonsOf(school, String(term.id), maryam)
  expect(await copyTo(term.id)).toMatchObject({ explained_in: firstLesson?.id })
  expect(await copyTo(other.id)).not.toHaveProperty('explained_in')
  expect(await lessonsOf(school, String(term.id), maryam)).toHaveLength(4)
})

/** File stores, each with a function that ages a file beyond the age of an orphan. */
const stores = [
  [
    'a folder',
    async () => {
      const { DATA_DIR } = createTempDir()
      const age = (key: string) => utimesSync(join(DATA_DIR, key), 0, 0)
      return { files: openFolderStore(DATA_DIR), age }
    },
  ],
  [
    'a bucket',
    async () => {
      const { config, storedAt } = await openTempBucket()
      return { files: openS3Store(config), age: (key: string) => void storedAt.set(key, 0) }
    },
  ],
] as const

test.each(stores)(
  'the file of a copy stays in %s when its original is deleted, and goes with the last lesson that has it',
  async (_name, openStore) => {
    const { files, age } = await openStore()
    const base = await openTestSchool()
    const running = { ...base, files }
    const school = { ...running, app: await createHttpServer(running, handlers) }
    const { maryam, term, firstLesson } = await openSchoolWithTerm(school)
    const request = copyRequest({ class_id: term.id })
    const { data } = await callApi(school, duplicateClass, request, maryam)
    const [copy] = await lessonsOf(school, data.id, maryam)
    const { material } = await school.db
      .selectFrom('lessons')
      .select('material')
      .where('id', '=', Number(copy?.id))
      .executeTakeFirstOrThrow()

    await callApi(school, deleteLesson, { lesson_id: firstLesson }, maryam)
    age(material)
    const collect = createOrphanCollector(school, () => {})
    for (const hours of [0, 1, 2]) await collect(hours * HOUR_MS)
    await purgeBin(school, now() + 31 * DAY)
    expect(await files.size(material)).toBeGreaterThan(0)

    await callApi(school, deleteLesson, { lesson_id: copy?.id }, maryam)
    expect(await files.size(material)).toBeGreaterThan(0)
    await purgeBin(school, now() + 31 * DAY)
    expect(await files.size(material)).toBeNull()
  },
)
