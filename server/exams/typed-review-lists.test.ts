import { expect, test } from 'vitest'
import { getTypedAnswers } from '../../contract/exams/typed-review.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam } from '../test/exams/seed-exam.ts'
import { seedAnswers } from '../test/exams/typed-answers.ts'

test('a teacher sees the last 20 changes that can be undone, who made each, and which of them added a key (R-ARABIC-008)', async () => {
  const { setVerdict, accept, undo, review } = await seedAnswers('بيت', 'مكتبة')
  for (let index = 0; index < 20; index++)
    await setVerdict('بيت', index % 2 === 0 ? 'right' : 'near')
  const acceptance = await accept('مكتبة')

  const { changes } = await review()
  expect(changes).toHaveLength(20)
  expect(changes.slice(0, 3)).toMatchObject([
    { id: String(acceptance.data?.change_id), text: 'مكتبة', verdict: 'right', accepted: true },
    { text: 'بيت', verdict: 'near', accepted: false, actor: 'Maryam Sani' },
    { text: 'بيت', verdict: 'right', accepted: false },
  ])
  await undo(acceptance.data?.change_id)
  expect((await review()).changes.map((it: { text: string }) => it.text)).toEqual(
    Array.from({ length: 20 }, () => 'بيت'),
  )
})

test('a group shows whether a teacher set its verdict and whether it is a key (R-ARABIC-008)', async () => {
  const { setVerdict, accept, review } = await seedAnswers('مدرسة', 'بيت', 'صف')
  await setVerdict('بيت', 'near')
  await accept('صف')

  const { groups } = await review()
  const flags = groups.map((it: { text: string; by_teacher: boolean; is_key: boolean }) => [
    ...[it.text, it.by_teacher, it.is_key],
  ])
  expect(flags.sort()).toEqual([
    ['بيت', true, false],
    ['صف', true, true],
    ['مدرسة', false, false],
  ])
})

test('an exam without typed questions has no answers to review, and an unknown exam or question is not found (R-ARABIC-008)', async () => {
  const { school, exam, lesson, maryam } = await seedAnswers('بيت')
  const other = await seedExam(school)
  const read = (fields: Record<string, string>) => callApi(school, getTypedAnswers, fields, maryam)

  expect((await read({ lesson_id: String(other.id) })).data).toEqual({
    ...{ questions: [], question_id: null, groups: [], changes: [], total: 0, page: 1, pages: 1 },
    counts: { right: 0, near: 0, wrong: 0 },
  })
  expect(await read({ lesson_id: '999999' })).toMatchObject({ http: 404, code: 'lesson_not_found' })
  for (const question_id of ['999999', String(exam.questionIds[0])])
    expect(await read({ ...lesson, question_id })).toMatchObject({
      ...{ http: 404, code: 'question_not_found' },
    })
})
