import { expect, test } from 'vitest'
import { getManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import { ACCEPTED, submissionsOf } from '../test/exams/seed-exam.ts'
import { SCHOOL, seedTypedExam } from '../test/exams/typed-exam.ts'

test('other keys and another near_credit make a version, and submissions are scored again only if asked (R-ARABIC-005)', async () => {
  const { school, exam, update, scoreOf, maryam } = await seedTypedExam()
  await scoreOf('مدرسه')
  await scoreOf('مكتبة')
  const scores = async () =>
    (await submissionsOf(school, exam)).map((it) => [it.objective_score, it.total_score])
  const kept = { lesson_id: String(exam.id) }
  expect(await update({ near_credit: '0.8' })).toMatchObject(ACCEPTED)
  expect(await scores()).toEqual([
    [50, 50],
    [0, 0],
  ])
  expect((await callApi(school, getManagedLesson, kept, maryam)).data).toMatchObject({
    near_credit: 0.8,
  })
  const id = String(exam.questionIds[0])
  const accepted = ['مكتبة']
  expect(
    await update({ questions: [{ ...SCHOOL, id, accepted }], scores: 'rescore' }),
  ).toMatchObject({ ...ACCEPTED, data: { rescored: 2, changed: 2 } })
  expect(await scores()).toEqual([
    [80, 80],
    [100, 100],
  ])
  expect(await update({ near_credit: 2 })).toMatchObject({ http: 400 })
})
