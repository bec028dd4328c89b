import { expect, test } from 'vitest'
import { getDeletionImpact } from '../../contract/bin/bin.ts'
import { deleteClass, getClasses } from '../../contract/classes/classes.ts'
import { getMyClasses } from '../../contract/enrolment/enrolment.ts'
import { getSemesterGrades } from '../../contract/exams/exams.ts'
import { getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { deleteLesson, getLessons, reorderLessons } from '../../contract/lessons/manage-lessons.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { getClassDetails } from '../../contract/study/study.ts'
import { now } from '../platform/clock.ts'
import { binOf, openSchoolWithCourse, restore } from '../test/accounts/bin.ts'
import { callApi } from '../test/call-api.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'
import { purgeBin } from './store.ts'

test('a deleted class is gone for students, and a restored one has its students, progress and submissions (R-CLASS-046)', async () => {
  const { school, maryam, amina, exam, classRef } = await openSchoolWithCourse()
  const seenByStudent = async () => [
    (await callApi(school, getClassDetails, classRef, amina)).data,
    (await callApi(school, getMyClasses, {}, amina)).data,
    (await callApi(school, getSemesterGrades, {}, amina)).data,
    (await callApi(school, getClasses)).data,
  ]
  const before = await seenByStudent()
  const impact = await callApi(
    school,
    getDeletionImpact,
    { kind: 'class', item_id: classRef.class_id },
    maryam,
  )
  expect(impact.data).toMatchObject({ students: 1, lessons: 2, submissions: 1 })

  await callApi(school, deleteClass, classRef, maryam)

  expect(await callApi(school, getClassDetails, classRef, amina)).toMatchObject({ http: 404 })
  expect((await callApi(school, getClasses)).data).toEqual([])
  expect(await binOf(school, maryam)).toEqual({
    items: [
      {
        kind: 'class',
        item_id: classRef.class_id,
        name: 'Foundations of Naḥw',
        place: '',
        deleted_at: expect.any(Number),
        deleted_by: 'Maryam Sani',
        ends_at: expect.any(Number),
      },
    ],
    total: 1,
    page: 1,
  })
  expect(await restore(school, 'class', exam.classId, maryam)).toMatchObject({ status: true })
  expect(await seenByStudent()).toEqual(before)
  expect(await binOf(school, maryam)).toMatchObject({ total: 0 })
})

test('a restored lesson has its file, its place and the links from questions; after 30 days it cannot be restored and its file is deleted (R-ALESSON-014)', async () => {
  const { school, maryam, exam, classRef } = await openSchoolWithCourse()
  const form = { subject: 'Roots', about: 'Three letters', inputetype: 'Lesson', scheduled: '0' }
  const { data: added } = await uploadFile(
    school,
    addLesson,
    { ...classRef, ...form, sample: '1' },
    demoFile('reading-sheet.pdf'),
    maryam,
  )
  const link = { explained_in: Number(added.id) }
  const [questionId] = exam.questionIds
  await school.db.updateTable('questions').set(link).where('id', '=', Number(questionId)).execute()
  const state = async () => ({
    lessons: (await callApi(school, getLessons, classRef, maryam)).data.map(
      ({ material: _, material_url: __, ...it }: Record<string, unknown>) => it,
    ),
    questions: (await callApi(school, getLessonQuestions, { lesson_id: String(exam.id) }, maryam))
      .data,
  })
  const before = await state()
  const { material } = await school.db
    .selectFrom('lessons')
    .select('material')
    .where('id', '=', Number(added.id))
    .executeTakeFirstOrThrow()
  const isStored = async () => (await school.files.size(material)) !== null

  await callApi(school, deleteLesson, { lesson_id: added.id }, maryam)
  expect((await state()).lessons).toHaveLength(2)
  expect(await binOf(school, maryam)).toMatchObject({
    items: [{ kind: 'lesson', name: 'Roots', place: 'Foundations of Naḥw' }],
  })
  expect(await restore(school, 'lesson', added.id, maryam)).toMatchObject({ status: true })
  expect(await state()).toEqual(before)

  await callApi(school, deleteLesson, { lesson_id: added.id }, maryam)
  await purgeBin(school, now() + 29 * DAY)
  expect(await isStored()).toBe(true)
  await purgeBin(school, now() + 31 * DAY)
  expect(await isStored()).toBe(false)
  expect(await restore(school, 'lesson', added.id, maryam)).toMatchObject({
    http: 404,
    code: 'not_in_bin',
  })
})

test('a lesson that is restored after the others were reordered takes no position of another one (R-ACLASS-018)', async () => {
  const { school, maryam, classRef } = await openSchoolWithCourse()
  const list = async () =>
    (await callApi(school, getLessons, classRef, maryam)).data as { id: string; position: number }[]
  const [first, ...others] = await list()
  await callApi(school, deleteLesson, { lesson_id: first?.id }, maryam)
  const lessons = others.map(({ id }, index) => ({ id, position: index + 1 }))
  await callApi(school, reorderLessons, { lessons }, maryam)

  expect(await restore(school, 'lesson', first?.id ?? '', maryam)).toMatchObject({ status: true })

  expect((await list()).map((it) => it.position)).toEqual([1, ...others.map((_, i) => i + 2)])
})

test('a file that the store does not delete stops neither the other files of its class nor those of other items (R-ALESSON-014)', async () => {
  const { school, maryam, classRef } = await openSchoolWithCourse()
  const form = { inputetype: 'Lesson', scheduled: '0', about: '' }
  for (const subject of ['One', 'Two', 'Three'])
    await uploadFile(
      school,
      addLesson,
      { ...classRef, ...form, subject },
      demoFile('reading-sheet.pdf'),
      maryam,
    )
  const rows = await school.db
    .selectFrom('lessons')
    .select(['id', 'material'])
    .where('material', '<>', '')
    .orderBy('id')
    .execute()
  const [refused = '', ...others] = rows.map(({ material }) => material)
  // the lesson of the last file is an item of its own
  await callApi(school, deleteLesson, { lesson_id: String(rows.at(-1)?.id) }, maryam)
  await callApi(school, deleteClass, classRef, maryam)

  const isAsked: string[] = []
  const files = {
    ...school.files,
    async remove(key: string) {
      isAsked.push(key)
      if (key === refused) throw new Error('The bucket answered 503')
      await school.files.remove(key)
    },
  }
  await expect(purgeBin({ db: school.db, files }, now() + 31 * DAY)).rejects.toThrow('503')

  expect(isAsked).toContain(refused)
  expect(others).toHaveLength(2)
  for (const key of others) expect(await school.files.size(key)).toBeNull()
  expect(await school.files.size(refused)).not.toBeNull()
})
