import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { callApi } from '../test/call-api.ts'
import { SCHOOL, seedAnswers } from '../test/exams/typed-answers.ts'

test('undo restores every score exactly, for a verdict and for an acceptance (R-ARABIC-008)', async () => {
  const { setVerdict, accept, undo, state, questions, maryam, school } = await seedAnswers(
    ...['مكتبة', 'مكتبه', 'بيت'],
  )
  const untouched = await state()
  const verdict = await setVerdict('بيت', 'near')
  const changed = await state()
  const acceptance = await accept('مكتبة')
  expect(await undo(acceptance.data?.change_id)).toMatchObject({ data: { changed: 2 } })
  expect(await state()).toEqual(changed)
  expect((await questions())?.[1]).toMatchObject({ accepted: [] })
  expect(await undo(verdict.data?.change_id)).toMatchObject({ data: { changed: 1 } })
  expect(await state()).toEqual(untouched)
  // a repetition changes nothing
  expect(await undo(verdict.data?.change_id)).toMatchObject({ data: { changed: 0 } })
  expect(await undo(999_999)).toMatchObject({ http: 404, code: 'typed_change_not_found' })
  const log = (await callApi(school, getAuditLog, {}, maryam)).data
  expect(log?.rows.slice(0, 2).map((it: { act: string }) => it.act)).toEqual([
    'undoTypedChange',
    'undoTypedChange',
  ])
})

test('a submission that keeps its earlier version changes only for the accepted answer itself (R-ARABIC-008)', async () => {
  const { accept, undo, scores, update, question, state, submit } = await seedAnswers(
    ...['مكتبة', 'مكتبه'],
  )
  // a second version, for which the first two do not count
  await update({ questions: [{ ...SCHOOL, id: question.question_id, accepted: ['دار'] }] })
  await submit('دار')
  await submit('مكتبه')
  const before = await state()
  const { data } = await accept('مكتبة')
  expect(await scores()).toEqual([100, 50, 100, 75])
  await undo(data?.change_id)
  const after = await state()
  expect(after.submissions.map((it) => [it.objective_score, it.total_score])).toEqual(
    before.submissions.map((it) => [it.objective_score, it.total_score]),
  )
  expect(after.answers).toEqual(before.answers)
})
