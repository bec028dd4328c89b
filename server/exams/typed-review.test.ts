import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { getSemesterGrades } from '../../contract/exams/exams.ts'
import { type ExamVersion, getExamVersions } from '../../contract/exams/manage-questions.ts'
import { type AnswerGroup, getTypedAnswers } from '../../contract/exams/typed-review.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { SCHOOL, seedAnswers } from '../test/exams/typed-answers.ts'
import { seedAdministrator } from '../test/test-school.ts'

test('a teacher sees the typed answers grouped by text, the most frequent first, with counts and verdicts (R-ARABIC-008)', async () => {
  const { review, groups, question, school, lesson, students } = await seedAnswers(
    ...['مدرسه', 'مدرسة', 'مدرسه', 'بيت', 'مـدرسه'],
  )
  expect(await review()).toMatchObject({
    ...{ question_id: question.question_id, total: 3, page: 1, pages: 1, changes: [] },
    questions: [{ id: question.question_id, number: 2, answer: 'مَدْرَسَة', accepted: [] }],
    counts: { right: 1, near: 3, wrong: 1 },
    groups: [
      { text: 'مدرسه', verdict: 'near', students: 3, by_teacher: false, is_key: false },
      {},
      {},
    ],
  })
  expect(await groups({ verdict: 'wrong' })).toEqual([['بيت', 'wrong', 1]])
  expect(await groups({ page: '9' })).toHaveLength(3)
  expect(await callApi(school, getTypedAnswers, lesson, students[0])).toMatchObject({ http: 403 })
  expect(
    await callApi(school, getTypedAnswers, { ...lesson, question_id: '999999' }),
  ).toMatchObject({ http: 401 })
})

test('a verdict for everyone who wrote an answer changes scores, averages and the audit log at once, also of later answers (R-ARABIC-008)', async () => {
  const { setVerdict, scores, students, submit, school, maryam, lesson, exam, groups } =
    await seedAnswers('بيت', 'مدرسه', 'بيت')
  expect(await scores()).toEqual([50, 75, 50])
  expect(await setVerdict('بـيت', 'right')).toMatchObject({
    data: { students: 2, changed: 2 },
  })
  expect(await scores()).toEqual([100, 75, 100])
  expect(await groups()).toEqual([
    ['بيت', 'right', 2],
    ['مدرسه', 'near', 1],
  ])
  const [grades] = (await callApi(school, getSemesterGrades, {}, students[0])).data ?? []
  expect(grades).toMatchObject({ average_score: 100 })
  const entry = (await callApi(school, getAuditLog, {}, maryam)).data?.rows[0]
  expect(entry).toMatchObject({
    act: 'setTypedVerdict',
    changes: [
      { field: 'verdict', before: 'wrong', after: 'right' },
      { field: 'objectiveScore', before: 50, after: 100 },
    ],
  })
  // the result shows that a teacher set the verdict
  const page = { class_id: String(exam.classId), ...lesson }
  const { data } = await callApi(school, getLessonDetails, page, students[0])
  expect(data?.questions[1]?.typed).toMatchObject({ verdict: 'right', credit: 1, by_teacher: true })
  await submit('بيت')
  expect(await scores()).toEqual([100, 75, 100, 100])
  // a repetition changes nothing
  expect(await setVerdict('بيت', 'right')).toMatchObject({
    data: { students: 0, changed: 0, change_id: 0 },
  })
})

test('an accepted answer becomes a key in a new version, which improves answers near it (R-ARABIC-008)', async () => {
  const { accept, scores, questions, school, lesson, maryam, review } = await seedAnswers(
    ...['مكتبة', 'مكتبه', 'بيت'],
  )
  expect(await accept('مكتبة')).toMatchObject({ data: { students: 1, changed: 2 } })
  expect(await scores()).toEqual([100, 75, 50])
  expect((await questions())?.[1]).toMatchObject({ accepted: ['مكتبة'] })
  const { data } = await callApi(school, getExamVersions, lesson, maryam)
  expect(data?.versions.map((it: ExamVersion) => [it.version, it.scored])).toEqual([
    [2, 3],
    [1, 0],
  ])
  expect((await review())?.groups.find((it: AnswerGroup) => it.text === 'مكتبة')).toMatchObject({
    ...{ is_key: true, by_teacher: true },
  })
})

test('a sixth accepted answer is declined, and nothing changes (R-ARABIC-004, R-ARABIC-008)', async () => {
  const { accept, state, update, question } = await seedAnswers('بيت')
  const accepted = ['١', '٢', '٣', '٤', '٥']
  await update({ questions: [{ ...SCHOOL, id: question.question_id, accepted }] })
  const before = await state()
  expect(await accept('بيت')).toMatchObject({ status: false, code: 'too_many_accepted_answers' })
  expect(await state()).toEqual(before)
})

test('two concurrent administrators: each change counts once, and only the last one of an answer can be undone (R-ARABIC-008)', async () => {
  const { setVerdict, undo, accept, scores, school, questions, state } = await seedAnswers('بيت')
  const hauwa = await seedAdministrator(school, { name: 'Hauwa Idris' })
  const untouched = await state()
  const both = await Promise.all([setVerdict('بيت', 'near'), setVerdict('بيت', 'right', hauwa)])
  const ids = both.map((it) => Number(it.data?.change_id)).sort((a, b) => a - b)
  expect(await undo(ids[0])).toMatchObject({ status: false, code: 'answer_verdict_changed' })
  await Promise.all([undo(ids[1]), undo(ids[1], hauwa)])
  await undo(ids[0])
  expect(await state()).toEqual(untouched)
  await Promise.all([accept('بيت'), accept('بيت', hauwa)])
  expect((await questions())?.[1]).toMatchObject({ accepted: ['بيت'] })
  expect(await scores()).toEqual([100])
})
