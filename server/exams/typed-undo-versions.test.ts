import { expect, test } from 'vitest'
import { getExamVersions } from '../../contract/exams/manage-questions.ts'
import { callApi } from '../test/call-api.ts'
import { NOUN_OR_VERB } from '../test/exams/seed-exam.ts'
import { SCHOOL, seedAnswers } from '../test/exams/typed-answers.ts'

test('without an accepted answer, submissions that were made with it are scored without it (R-ARABIC-008)', async () => {
  const { accept, undo, scores, submit } = await seedAnswers('مكتبة')
  const acceptance = await accept('مكتبة')
  await submit('مكتبة')
  await submit('مكتبه')
  expect(await scores()).toEqual([100, 100, 75])

  expect(await undo(acceptance.data?.change_id)).toMatchObject({
    data: { students: 2, changed: 3 },
  })

  expect(await scores()).toEqual([50, 50, 50])
})

test('the undoing of an acceptance makes a version only if its key is still in the exam (R-ARABIC-008)', async () => {
  const { accept, undo, update, question, questions, scores, school, lesson, maryam } =
    await seedAnswers('مكتبة')
  const countVersions = async () =>
    (await callApi(school, getExamVersions, lesson, maryam)).data.versions.length
  const removed = await accept('مكتبة')
  await update({ questions: [{ ...SCHOOL, id: question.question_id, accepted: [] }] })
  expect(await countVersions()).toBe(3)
  expect(await undo(removed.data?.change_id)).toMatchObject({ status: true })
  expect(await countVersions()).toBe(3)
  expect(await scores()).toEqual([50])

  const kept = await accept('مكتبة')
  expect(await countVersions()).toBe(4)
  await undo(kept.data?.change_id)
  expect(await countVersions()).toBe(5)
  expect((await questions())?.[1]).toMatchObject({ accepted: [] })
  expect(await scores()).toEqual([50])
})

test('the undoing of an acceptance keeps a key of another question that was corrected since (R-ARABIC-008)', async () => {
  const { accept, undo, update, scores, exam } = await seedAnswers('مكتبة')
  const acceptance = await accept('مكتبة')
  const corrected = { ...NOUN_OR_VERB[0], answer: 'كَتَبَ', option1: 'قَلَمٌ' }
  await update({
    ...{ questions: [{ ...corrected, id: String(exam.questionIds[0]) }], scores: 'rescore' },
  })
  expect(await scores()).toEqual([50])

  expect(await undo(acceptance.data?.change_id)).toMatchObject({ data: { changed: 1 } })

  expect(await scores()).toEqual([0])
})
