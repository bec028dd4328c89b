import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { deleteQuestion } from '../../contract/exams/manage-questions.ts'
import {
  acceptTypedAnswer,
  getTypedAnswers,
  setTypedVerdict,
  undoTypedChange,
} from '../../contract/exams/typed-review.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam } from '../test/exams/seed-exam.ts'
import { SCHOOL, seedAnswers } from '../test/exams/typed-answers.ts'

test('answers that read the same form one group, and a different word, vowel mark or order another one (R-ARABIC-008)', async () => {
  const { groups, setVerdict } = await seedAnswers(
    ...['مدرسه', ' مدرسه ', 'مـدرسـه', '\u200fمدرسه', 'ﻣﺪﺭﺳﻪ', 'مدرسہ', 'مَدرسه', 'م\u064eدرسه'],
    ...['صف ١٢', 'صف  12', 'صف ۱۲', 'رسمده'],
    ...['بّ\u064e', 'ب\u064eّ'],
  )
  expect(await groups()).toEqual([
    ['مدرسه', 'near', 6],
    ['صف 12', 'wrong', 3],
    ['ب\u064eّ', 'wrong', 2],
    ['مَدرسه', 'near', 2],
    ['رسمده', 'wrong', 1],
  ])
  // a verdict is set by any spelling of the group
  expect(await setVerdict('ﻣﺪﺭﺳﻪ ', 'right')).toMatchObject({ data: { students: 6, changed: 6 } })
  expect(await setVerdict('صف ۱۲', 'near')).toMatchObject({ data: { students: 3, changed: 3 } })
})

test('groups are shown by pages of 20, in the same order each time (R-ARABIC-008)', async () => {
  const { review } = await seedAnswers(...Array.from({ length: 22 }, (_, it) => `بيت ${it}`))
  const texts = async (fields: object) =>
    (await review(fields))?.groups.map((it: { text: string }) => it.text)
  const first = await texts({})
  expect(first).toHaveLength(20)
  expect(await texts({ page: '1' })).toEqual(first)
  const last = await texts({ page: '2' })
  expect(last).toHaveLength(2)
  expect(new Set([...first, ...last]).size).toBe(22)
  expect(await texts({ page: '99' })).toEqual(last)
  expect(await review({ page: '2' })).toMatchObject({ total: 22, page: 2, pages: 2 })
  // another filter has its own pages
  expect(await review({ verdict: 'right', page: '2' })).toMatchObject({
    ...{ groups: [], total: 0, page: 1, pages: 1, counts: { right: 0, near: 0, wrong: 22 } },
  })
})

test('a request that is invalid, not permitted or for an unknown object changes nothing (R-ARABIC-008)', async () => {
  const { school, question, students, state, maryam, setVerdict, exam } = await seedAnswers('بيت')
  const other = await seedExam(school, { questions: [SCHOOL] })
  const { data } = await setVerdict('بيت', 'near')
  const before = await state()
  const valid = { ...question, text: 'بيت', verdict: 'right' }
  const invalid: [object, number][] = [
    [{ text: '' }, 400],
    [{ text: ' ' }, 400],
    [{ text: 'ب'.repeat(601) }, 400],
    [{ verdict: 'good' }, 400],
    [{ verdict: '' }, 400],
    [{ question_id: '0' }, 400],
    [{ question_id: 'x' }, 400],
    [{ question_id: '999999' }, 404],
    // a choice question, and a typed question of another exam
    [{ question_id: String(exam.questionIds[0]) }, 404],
    [{ question_id: String(other.questionIds[0]) }, 404],
    [{ lesson_id: '999999' }, 404],
    [{ lesson_id: String(other.id) }, 404],
  ]
  for (const [fields, http] of invalid) {
    const response = await callApi(school, setTypedVerdict, { ...valid, ...fields }, maryam)
    expect(response, JSON.stringify(fields)).toMatchObject({ status: false, http })
    if ('verdict' in fields) continue
    const accepted = await callApi(school, acceptTypedAnswer, { ...valid, ...fields }, maryam)
    expect(accepted, JSON.stringify(fields)).toMatchObject({ status: false, http })
  }
  const change = { change_id: String(data?.change_id) }
  for (const [call, fields] of [
    [setTypedVerdict, valid],
    [acceptTypedAnswer, valid],
    [undoTypedChange, change],
    [getTypedAnswers, question],
  ] as const) {
    // the fields are those of each call
    const anyCall = call as typeof setTypedVerdict
    expect(await callApi(school, anyCall, fields, students[0])).toMatchObject({ http: 403 })
    expect(await callApi(school, anyCall, fields)).toMatchObject({ http: 401 })
  }
  for (const change_id of ['', '-1', 'x', '1.5'])
    expect(await callApi(school, undoTypedChange, { change_id }, maryam)).toMatchObject({
      http: 400,
    })
  expect(await state()).toEqual(before)
})

test('changes of one answer are undone from the last to the first, and the audit log has each (R-ARABIC-008)', async () => {
  const { setVerdict, accept, undo, state, scores, school, maryam, submit } = await seedAnswers(
    ...['بيت', 'مدرسه'],
  )
  const steps = [
    () => setVerdict('بيت', 'near'),
    () => setVerdict('بيت', 'right'),
    () => accept('بيت'),
    () => setVerdict('بيت', 'wrong'),
    () => setVerdict('بيت', 'near'),
  ]
  const states = [await state()]
  const changes: number[] = []
  for (const step of steps) {
    changes.push(Number((await step()).data?.change_id))
    states.push(await state())
  }
  expect((await scores())[0]).toBe(75)
  expect(await undo(changes[0])).toMatchObject({ code: 'answer_verdict_changed' })
  expect(await state()).toEqual(states.at(-1))
  const before = states.toReversed().slice(1)
  for (const [index, id] of changes.toReversed().entries()) {
    await undo(id)
    const now = await state()
    expect(now.overrides, `undone ${index}`).toEqual(before[index]?.overrides)
    expect(now.answers.map((it) => it.verdict)).toEqual(
      before[index]?.answers.map((it) => it.verdict),
    )
    expect(now.submissions.map((it) => it.objective_score)).toEqual(
      before[index]?.submissions.map((it) => it.objective_score),
    )
  }
  await submit('بيت')
  expect((await scores()).at(-1)).toBe(50)
  const { data } = await callApi(school, getAuditLog, {}, maryam)
  const entries = data?.rows.filter((it: { act: string }) => /Typed/.test(it.act)) ?? []
  expect(
    entries.map((it: { changes?: { field: string; before: string; after: string }[] }) => {
      const verdict = it.changes?.find(({ field }) => field === 'verdict')
      return verdict && `${verdict.before} ${verdict.after}`
    }),
  ).toEqual([
    ...['near wrong', 'right near', undefined, 'wrong right', 'near wrong'],
    ...['wrong near', 'right wrong', undefined, 'near right', 'wrong near'],
  ])
})

test('a verdict stays after an edit of the key, and no verdict of a removed question can be changed (R-ARABIC-008)', async () => {
  const {
    setVerdict,
    accept,
    undo,
    scores,
    update,
    question,
    students,
    school,
    exam,
    lesson,
    maryam,
  } = await seedAnswers('بيت', 'مدرسه')
  const verdict = await setVerdict('بيت', 'right')
  const acceptance = await accept('مدرسه')
  await update({ questions: [{ ...SCHOOL, id: question.question_id, answer: 'معهد' }] })
  expect(await scores()).toEqual([100, 100])
  const page = { class_id: String(exam.classId), ...lesson }
  const { data } = await callApi(school, getLessonDetails, page, students[0])
  expect(data?.questions[1]?.typed).toMatchObject({ verdict: 'right', by_teacher: true })
  // the editor has removed the key already
  expect(await undo(acceptance.data?.change_id)).toMatchObject({ status: true })

  await callApi(school, deleteQuestion, { obj_id: question.question_id }, maryam)
  for (const response of [
    await setVerdict('بيت', 'wrong'),
    await accept('بيت'),
    await undo(verdict.data?.change_id),
  ])
    expect(response).toMatchObject({ http: 404, code: 'question_not_found' })
})
