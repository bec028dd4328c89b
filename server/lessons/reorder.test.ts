import { expect, test } from 'vitest'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import {
  deleteLesson,
  reorderLessons,
  swapLessonsPosition,
} from '../../contract/lessons/manage-lessons.ts'
import { getClassDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { openClassOfThreeLessons } from '../test/lessons/three-lessons.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent } from '../test/test-school.ts'

test('lessons are listed in the new order, numbered from 1, for students too (R-ACLASS-018, R-ALESSON-015, R-LESSON-043)', async () => {
  const { school, maryam, class_id, ids, readOrder } = await openClassOfThreeLessons()
  const [noun, verb, particle] = ids

  const response = await callApi(
    school,
    reorderLessons,
    {
      admin_email: maryam.email,
      lessons: [
        { id: particle, position: '1' },
        { id: noun, position: '2' },
        { id: verb, position: '3' },
      ],
    },
    maryam,
  )

  expect(response).toMatchObject({ status: true, message: 'Lessons reordered successfully!' })
  expect(await readOrder()).toEqual(['1 Particle', '2 Noun', '3 Verb'])
  const page = await callApi(school, getClassDetails, { class_id }, await seedStudent(school))
  expect(page.data.lessons.map((it: { subject: string }) => it.subject)).toEqual([
    'Particle',
    'Noun',
    'Verb',
  ])
})

test('positions are renumbered from 1; a lesson that is not listed keeps its position (R-ACLASS-018)', async () => {
  const { school, maryam, ids, readOrder, addLessonNamed } = await openClassOfThreeLessons()
  const [noun, verb, particle] = ids
  await callApi(school, deleteLesson, { lesson_id: noun }, maryam)
  await addLessonNamed('Sentence')

  const lessons = [
    { id: particle, position: 20 },
    { id: verb, position: 30 },
  ]
  await callApi(school, reorderLessons, { lessons }, maryam)

  expect(await readOrder()).toEqual(['1 Sentence', '2 Particle', '3 Verb'])
})

test('a lesson of another class, a missing lesson and a duplicate change nothing', async () => {
  const { school, maryam, ids, readOrder } = await openClassOfThreeLessons()
  const other = await seedClass(school, { name: 'Ṣarf' })
  const fields = {
    class_id: String(other.id),
    subject: 'Forms',
    inputetype: 'Lesson',
    scheduled: '0',
  }
  const { data: foreignLesson } = await callApi(school, addLesson, fields, maryam)
  const [noun, verb] = ids
  const reorder = (...lessonIds: string[]) =>
    callApi(
      school,
      reorderLessons,
      { lessons: lessonIds.map((id, at) => ({ id, position: at + 1 })) },
      maryam,
    )

  expect(await reorder(verb, foreignLesson.id, noun)).toMatchObject({ http: 400, status: false })
  expect(await reorder('987654')).toMatchObject({
    status: false,
    code: 'lesson_not_found',
    message: 'Lesson not found',
  })
  expect(await reorder('987654', verb)).toMatchObject({ http: 400, status: false })
  expect(await reorder(verb, '987654')).toMatchObject({ http: 400, status: false })
  expect(await reorder(verb, verb)).toMatchObject({ http: 400, status: false })
  expect(await readOrder()).toEqual(['1 Noun', '2 Verb', '3 Particle'])
})

test('a lesson that was deleted meanwhile is ignored', async () => {
  const { school, maryam, ids, readOrder } = await openClassOfThreeLessons()
  const [noun, verb, particle] = ids
  await callApi(school, deleteLesson, { lesson_id: particle }, maryam)
  const lessons = [particle, verb, noun].map((id, at) => ({ id, position: at + 1 }))

  const response = await callApi(school, reorderLessons, { lessons }, maryam)

  expect(response).toMatchObject({ http: 200, status: true })
  expect(await readOrder()).toEqual(['1 Verb', '2 Noun'])
})

test('two lessons of a class swap positions (R-ALESSON-016)', async () => {
  const { school, maryam, ids, readOrder } = await openClassOfThreeLessons()
  const [noun, , particle] = ids

  const response = await callApi(
    school,
    swapLessonsPosition,
    { lesson1_id: noun, lesson1_position: 1, lesson2_id: particle, lesson2_position: 3 },
    maryam,
  )

  expect(response.status).toBe(true)
  expect(await readOrder()).toEqual(['1 Particle', '2 Verb', '3 Noun'])
})

test('concurrent reordering leaves every position once', async () => {
  const { school, maryam, ids, readOrder } = await openClassOfThreeLessons()
  const [noun, verb, particle] = ids
  const reorder = (...lessonIds: string[]) =>
    callApi(
      school,
      reorderLessons,
      { lessons: lessonIds.map((id, at) => ({ id, position: at + 1 })) },
      maryam,
    )

  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 ? reorder(particle, verb, noun) : reorder(verb, noun, particle),
    ),
  )

  expect(responses.every((it) => it.status)).toBe(true)
  expect((await readOrder()).map((it: string) => it[0])).toEqual(['1', '2', '3'])
})
