import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit.ts'
import { type ExamVersion, getExamVersions } from '../../contract/exam-versions.ts'
import { getLessonQuestions, getSemesterGrades } from '../../contract/exams.ts'
import { updateLesson } from '../../contract/lesson-form.ts'
import { getLessonDetails } from '../../contract/study.ts'
import {
  type AnswerGroup,
  acceptTypedAnswer,
  getTypedAnswers,
  setTypedVerdict,
  undoTypedChange,
} from '../../contract/typed-review.ts'
import { callApi } from '../test/call-api.ts'
import {
  ACCEPTED,
  NOUN_OR_VERB,
  type SeededQuestion,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/seed-exam.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const SCHOOL: SeededQuestion = { kind: 'typed', question: 'Write: a school', answer: 'مَدْرَسَة' }

/** An exam with a choice and a typed question, and the answers of some students to the latter. */
async function seedAnswers(...texts: string[]) {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [...NOUN_OR_VERB.slice(0, 1), SCHOOL] })
  const maryam = await seedAdministrator(school)
  const lesson = { lesson_id: String(exam.id) }
  const question = { ...lesson, question_id: String(exam.questionIds[1]) }
  const submit = async (text: string, fields = {}) => {
    const student = await seedCandidate(school, exam)
    const answers = ['قَلَمٌ', text]
    expect(await submitAnswers(school, exam, student, { answers, ...fields })).toMatchObject(
      ACCEPTED,
    )
    return student
  }
  const students = []
  for (const text of texts) students.push(await submit(text))
  const change = async (
    call: typeof setTypedVerdict | typeof acceptTypedAnswer | typeof undoTypedChange,
    fields: Record<string, string>,
    as = maryam,
  ) => callApi(school, call as typeof setTypedVerdict, fields, as)
  return {
    ...{ school, exam, maryam, lesson, question, students, submit },
    review: async (fields = {}) =>
      (await callApi(school, getTypedAnswers, { ...lesson, ...fields }, maryam)).data,
    groups: async (fields = {}) =>
      (await callApi(school, getTypedAnswers, { ...lesson, ...fields }, maryam)).data?.groups.map(
        (it: AnswerGroup) => [it.text, it.verdict, it.students],
      ),
    setVerdict: (text: string, verdict: string, as = maryam) =>
      change(setTypedVerdict, { ...question, text, verdict }, as),
    accept: (text: string, as = maryam) => change(acceptTypedAnswer, { ...question, text }, as),
    undo: (changeId: unknown, as = maryam) =>
      change(undoTypedChange, { change_id: String(changeId) }, as),
    scores: async () => (await submissionsOf(school, exam)).map((it) => it.objective_score),
    /** Everything that scores consist of. */
    state: async () => ({
      submissions: await submissionsOf(school, exam),
      answers: await school.db.selectFrom('typed_answers').selectAll().orderBy('id').execute(),
      overrides: await school.db
        .selectFrom('typed_overrides')
        .select(['text', 'verdict'])
        .execute(),
    }),
    update: (fields: Record<string, unknown>) =>
      callApi(
        school,
        updateLesson,
        { ...lesson, subject: 'School', inputetype: 'Exam', scheduled: '0', ...fields },
        maryam,
      ),
    questions: async () => (await callApi(school, getLessonQuestions, lesson, maryam)).data,
  }
}

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
  // the result says whose verdict it is
  const page = { class_id: String(exam.classId), ...lesson }
  const { data } = await callApi(school, getLessonDetails, page, students[0])
  expect(data?.questions[1]?.typed).toMatchObject({ verdict: 'right', credit: 1, by_teacher: true })
  await submit('بيت')
  expect(await scores()).toEqual([100, 75, 100, 100])
  // a repetition changes nothing
  expect(await setVerdict('بيت', 'right')).toMatchObject({ data: { changed: 0, change_id: 0 } })
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

test('two administrators at once: each change counts once, and only the last one of an answer can be undone (R-ARABIC-008)', async () => {
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
