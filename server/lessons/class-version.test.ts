import { expect, test } from 'vitest'
import { deleteQuestion, getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { deleteLesson, removeFile } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithClass, verbLesson } from '../test/lessons/verb-lesson.ts'
import type { TestSchool } from '../test/test-school.ts'

const versionOf = async ({ db }: TestSchool, id: string) =>
  (
    await db
      .selectFrom('classes')
      .select('version')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
  ).version

test('every change of a lesson increments the version of its class', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()
  const { data } = await callApi(
    school,
    addLesson,
    {
      class_id,
      ...verbLesson,
      inputetype: 'Exam',
      questions: [{ question: 'Which?', answer: 'This' }],
    },
    maryam,
  )
  const lesson_id = data.id
  const [question] = (await callApi(school, getLessonQuestions, { lesson_id }, maryam)).data
  const versions = [await versionOf(school, class_id)]

  await callApi(school, updateLesson, { lesson_id, ...verbLesson, inputetype: 'Exam' }, maryam)
  versions.push(await versionOf(school, class_id))
  await callApi(school, deleteQuestion, { obj_id: question.id }, maryam)
  versions.push(await versionOf(school, class_id))
  await callApi(school, removeFile, { lesson_id }, maryam)
  versions.push(await versionOf(school, class_id))
  await callApi(school, deleteLesson, { lesson_id }, maryam)
  versions.push(await versionOf(school, class_id))

  expect(versions).toEqual(versions.map((_, index) => (versions[0] ?? 0) + index))
})
