import { expect, test } from 'vitest'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { deleteLesson } from '../../contract/lessons/manage-lessons.ts'
import { checkKeptLessons, getLessonSizes } from '../../contract/offline/kept-lessons.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { NOUN_OR_VERB, seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

const lessonForm = { inputetype: 'Lesson', scheduled: '0', about: '' }

/** A class with two lessons, one with a file, and an exam that Amina keeps. */
async function openSchoolWithKeptLessons() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const course = await seedCourse(school, [{ subject: 'The noun' }, { subject: 'The verb' }])
  const exam = await seedExam(school, { classId: Number(course.classId) })
  const [noun = '', verb = ''] = course.ids
  const amina = await seedEnrolledStudent(school, course)
  const change = (lesson_id: string, fields: object) =>
    callApi(school, updateLesson, { ...lessonForm, lesson_id, subject: 'x', ...fields }, maryam)
  const read = async (lesson_id: string) => {
    const fields = { class_id: String(course.classId), lesson_id }
    return (await callApi(school, getLessonDetails, fields, amina)).data
  }
  const ids = [noun, verb, String(exam.id)]
  const kept = await Promise.all(
    ids.map(async (id) => ({ id, version: (await read(id)).content_version, form: 'original' })),
  )
  const check = async (lessons: unknown[] = kept, as = amina) =>
    (await callApi(school, checkKeptLessons, { lessons }, as)).data
  return { school, maryam, amina, course, exam, noun, verb, change, read, kept, check }
}

test('one request returns which kept lessons have a newer version, and the size of its file (R-OFFLINE-011)', async () => {
  const { school, maryam, amina, exam, noun, verb, change, read, check, kept } =
    await openSchoolWithKeptLessons()
  expect(await check()).toEqual({ changed: [], gone: [] })

  // the same content saved again is no newer version
  await change(verb, { subject: 'The verb' })
  expect(await check()).toEqual({ changed: [], gone: [] })
  await change(verb, { subject: 'The verb', about: 'Past and present.' })
  const sound = { ...lessonForm, lesson_id: noun, subject: 'The noun' }
  await uploadFile(school, updateLesson, sound, demoFile('letters.mp3'), maryam)
  await change(String(exam.id), {
    ...{ subject: 'Noun or verb?', inputetype: 'Exam' },
    questions: NOUN_OR_VERB.slice(0, 1),
  })

  const { changed, gone } = await check()
  expect(gone).toEqual([])
  const page = await read(noun)
  const file = { path: page.material_url.split('?')[0], bytes: page.material_size }
  expect(new Map(changed.map((it: { id: string }) => [it.id, it]))).toEqual(
    new Map([
      [noun, { id: noun, version: page.content_version, ...file }],
      [verb, { id: verb, version: (await read(verb)).content_version, path: '', bytes: 0 }],
      [String(exam.id), expect.objectContaining({ path: '', bytes: 0 })],
    ]),
  )
  expect(file.bytes).toBeGreaterThan(0)
  const isKept = { ...kept[0], version: page.content_version }
  expect((await check([isKept])).changed).toEqual([])
  // a submitted exam is shown as it was answered
  const keptExam = kept[2]
  await submitAnswers(school, exam, amina, {
    ...{ answers: ['قَلَمٌ', 'كَتَبَ'], exam_version: 1, once: 'phone-0123456789abcdef' },
  })
  expect((await check([keptExam])).changed).toEqual([])
})

test('one request returns which kept lessons were deleted or are no longer accessible, and opens none (R-OFFLINE-011)', async () => {
  const { school, maryam, amina, course, noun, verb, kept, check } =
    await openSchoolWithKeptLessons()
  const stranger = await seedEnrolledStudent(school, await seedCourse(school, [{ subject: 'x' }]))

  await callApi(school, deleteLesson, { lesson_id: noun }, maryam)
  expect(await check()).toEqual({ changed: [], gone: [{ id: noun, reason: 'deleted' }] })
  const unknown = { ...kept[0], id: '999999' }
  expect((await check([unknown])).gone).toEqual([{ id: '999999', reason: 'deleted' }])
  await school.db.deleteFrom('enrolments').where('student_id', '=', amina.id).execute()
  expect((await check()).gone).toContainEqual({ id: verb, reason: 'closed' })
  expect((await check(kept, stranger)).changed).toEqual([])
  expect(
    await school.db
      .selectFrom('lesson_views')
      .select('id')
      .where('student_id', '=', stranger.id)
      .execute(),
  ).toEqual([])
  const tooMany = Array.from({ length: 51 }, () => kept[1])
  const response = await callApi(school, checkKeptLessons, { lessons: tooMany }, amina)
  expect(response.http).toBe(400)
  expect(course.ids).toHaveLength(2)
})

test('the sizes of lessons are returned without opening them, and of open ones only (R-OFFLINE-002)', async () => {
  const { school, maryam, amina, course, noun } = await openSchoolWithKeptLessons()
  const later = await seedCourse(school, [
    { subject: 'Today' },
    { subject: 'Next year', scheduled: '1', studydate: '4102444800' },
  ])
  await seedEnrolledStudent(school, later)
  const form = { ...lessonForm, lesson_id: noun, subject: 'The noun' }
  await uploadFile(school, updateLesson, form, demoFile('letters.mp3'), maryam)
  const sizesOf = (class_id: unknown, lesson_ids: string[]) =>
    callApi(school, getLessonSizes, { class_id: String(class_id), lesson_ids }, amina)

  const { data } = await sizesOf(course.classId, course.ids)
  expect(data).toEqual([
    {
      ...{ id: noun, extension: 'mp3' },
      forms: [
        { form: 'original', path: expect.stringMatching(/^\/media\//), bytes: expect.any(Number) },
      ],
    },
    { id: course.ids[1], extension: '', forms: [] },
  ])
  // not enrolled in it
  expect((await sizesOf(later.classId, later.ids)).data).toEqual([])
  expect((await sizesOf(999999, later.ids)).http).toBe(404)
  // each lesson of a request costs queries
  expect((await sizesOf(course.classId, Array(10).fill(noun))).http).toBe(200)
  expect((await sizesOf(course.classId, Array(11).fill(noun))).http).toBe(400)
})
