import { expect, test } from 'vitest'
import { submitExam } from '../../contract/exams/exams.ts'
import { getGradebookRows } from '../../contract/exams/gradebook.ts'
import {
  exportQuestions,
  getLessonQuestions,
  readQuestionsCsv,
  uploadQuestionMedia,
} from '../../contract/exams/manage-questions.ts'
import { getSubmission } from '../../contract/exams/marking.ts'
import { beginExam } from '../../contract/exams/sittings.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getMyData, requestDataExport } from '../../contract/privacy/privacy.ts'
import { eraseStudent } from '../../contract/privacy/privacy-admin.ts'
import { getPracticeResults } from '../../contract/study/practice-results.ts'
import { getClassDetails, getLessonDetails } from '../../contract/study/study.ts'
import { readZip } from '../../scripts/check-data-export.ts'
import { eraseDueAccounts } from '../privacy/erasure-worker.ts'
import { makeDueExports } from '../privacy/export-worker.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate } from '../test/exams/seed-exam.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

/** One exercise of each kind, with an answer of which some parts are right. */
const EXERCISES = [
  {
    ...{ kind: 'hear', question: 'Which word do you hear?', answer: 'قلب' },
    content: { options: ['قلب', 'كلب', 'قلم'] },
  },
  {
    ...{ kind: 'gap', question: 'Fill the gaps.', answer: '-' },
    content: { line: 'هذا {{سريرٌ}} {{جديدٌ}}' },
  },
  {
    ...{ kind: 'order', question: 'Put in order.', answer: '-' },
    content: { text: 'ذهب الولد إلى البيت' },
  },
  {
    ...{ kind: 'match', question: 'Match.', answer: '-' },
    content: {
      pairs: [
        { left: { text: 'كتاب' }, right: { text: 'book' } },
        { left: { text: 'قلم' }, right: { text: 'pen' } },
        { left: { text: 'بيت' }, right: { text: 'house' } },
      ],
    },
  },
  {
    ...{ kind: 'marks', question: 'Add the marks.', answer: '-' },
    content: { text: 'كَتَبَ' },
  },
  {
    ...{ kind: 'table', question: 'Fill the table.', answer: '-' },
    content: {
      rows: [
        ['', 'past'],
        ['she', '{{شَرِبَتْ}}'],
      ],
    },
  },
  {
    ...{ kind: 'parse', question: 'Parse.', answer: '-' },
    content: { words: [{ text: 'الولدُ', kind: 'noun', role: 'doer', case: 'nominative' }] },
  },
  {
    ...{ kind: 'dictation', question: 'Write what you hear.', answer: 'طريقٌ' },
    ...{ accepted: ['طريق'], marks: 'free' },
  },
]
const KEYS = ['سريرٌ', 'جديدٌ', 'شَرِبَتْ', 'طريقٌ', 'doer', 'nominative', 'كَتَبَ']
const ANSWERS = [
  ...[['كلب'], ['سرير', 'قديم'], ['الولد', 'ذهب', 'إلى', 'البيت'], ['book', 'house', 'pen']],
  ...[['َ', 'ُ', 'َ'], ['شربت'], ['noun', 'doer', 'accusative']],
]

async function seedExercises() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const form = {
    ...{ class_id: String(classId), subject: 'Exercises', inputetype: 'Exam', scheduled: '0' },
    questions: EXERCISES.map((it) =>
      'content' in it ? { ...it, content: JSON.stringify(it.content) } : it,
    ),
  }
  const { data, message } = await callApi(school, addLesson, form, maryam)
  if (!data) throw new Error(message)
  const lesson_id = String(data.id)
  const { rand } = await school.db
    .selectFrom('lessons')
    .select('exam_rand as rand')
    .where('id', '=', Number(lesson_id))
    .executeTakeFirstOrThrow()
  const exam = { id: Number(lesson_id), classId, rand, questionIds: [] }
  const amina = await seedCandidate(school, exam)
  const read = async () =>
    (await callApi(school, getLessonDetails, { class_id: String(classId), lesson_id }, amina)).data
  const questions = (await read()).questions
  const answer = Object.fromEntries(
    questions.map((it: { id: string }, index: number) => [
      it.id,
      index < ANSWERS.length ? JSON.stringify(ANSWERS[index]) : 'طريق',
    ]),
  )
  const submit = (fields: object = {}) =>
    callApi(school, submitExam, { lesson_id, examRand: rand, answer, ...fields }, amina)
  return { school, maryam, amina, classId, lesson_id, form, read, submit, answer, questions }
}

test('an exam of every kind of exercise is shown without its keys, and scored part by part (R-LEARN-001, R-LEARN-002)', async () => {
  const { submit, read, questions } = await seedExercises()
  const shown = JSON.stringify(questions)
  for (const key of KEYS) expect(shown).not.toContain(`"${key}"`)
  expect(questions.map((it: { kind: string }) => it.kind)).toEqual(EXERCISES.map((it) => it.kind))

  expect(await submit()).toMatchObject({ status: true })

  const { questions: solved, examResult } = await read()
  expect(solved.map((it: { earned: number }) => Math.round(it.earned * 100) / 100)).toEqual([
    ...[0, 0.5, 0.5, 0.33, 0.67, 1, 0.67, 1],
  ])
  expect(solved[1].content.line).toBe('هذا {{سريرٌ}} {{جديدٌ}}')
  expect(solved[7].typed).toMatchObject({ verdict: 'right', given: 'طريق' })
  expect(examResult.objective_score).toBeCloseTo(
    ((0.5 + 0.5 + 1 / 3 + 2 / 3 + 1 + 2 / 3 + 1) / 8) * 100,
  )
})

test('no byte that a page gets before the submission has the key of an exercise (R-LEARN-001 to R-LEARN-008)', async () => {
  const { school, amina, classId, lesson_id, submit } = await seedExercises()
  const class_id = String(classId)
  const bytes = async () => {
    const answers = [
      await callApi(school, getClassDetails, { class_id }, amina),
      await callApi(school, beginExam, { lesson_id, attempt: '1' }, amina),
      await callApi(school, getLessonDetails, { class_id, lesson_id }, amina),
    ]
    return JSON.stringify(answers)
  }
  // the last two are the right order of the tiles, and how a gap is written
  const keys = [...KEYS, 'ذهب الولد إلى البيت', '{{']
  const before = await bytes()
  for (const key of keys) expect(before).not.toContain(key)
  await submit()
  const after = await bytes()
  for (const key of keys) expect(after).toContain(key)
})

test('answers to exercises stay with the version that was answered, and are in the gradebook, the download and the erasure of their student (R-LEARN-003, R-OFFLINE-007, R-TRUST-001, R-TRUST-002)', async () => {
  const { school, maryam, amina, classId, lesson_id, form, submit, read } = await seedExercises()
  await read()
  const stored = (await callApi(school, getLessonQuestions, { lesson_id }, maryam)).data
  const questions = stored.map((it: { id: string }, index: number) => ({
    ...EXERCISES[index],
    id: it.id,
    ...(index === 2 && { content: { text: 'إلى البيت ذهب الولد' } }),
  }))
  await callApi(school, updateLesson, { ...form, lesson_id, questions }, maryam)
  // a phone that kept the exam submits the version that it was shown
  const late = { once: 'phone-0123456789abcdef', exam_version: '1' }
  expect(await submit(late)).toMatchObject({ status: true })
  expect(await submit(late)).toMatchObject({ status: true })
  const { exam_version, questions: solved, examResult } = await read()
  expect({ exam_version, earned: solved[2].earned }).toEqual({ exam_version: 1, earned: 0.5 })

  const { data } = await callApi(school, getGradebookRows, { class_id: String(classId) }, maryam)
  expect(data.scores[0][0]).toBeCloseTo(examResult.objective_score)

  await callApi(school, requestDataExport, {}, amina)
  await makeDueExports(school, failOnWarning)
  const mine = (await callApi(school, getMyData, {}, amina)).data
  const { rawPayload } = await school.app.inject(mine.export.url)
  const texts = [...readZip(rawPayload)].map(({ bytes }) => bytes.toString('utf8')).join('\n')
  for (const answer of ['طريق', 'accusative', 'قديم']) expect(texts).toContain(answer)

  await callApi(school, eraseStudent, { student_id: String(amina.id) }, maryam)
  await eraseDueAccounts(school, async () => {}, failOnWarning)
  const kept = await school.db.selectFrom('exam_results').selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ answers: '{}', objective_score: expect.any(Number) })
})

test('an answer that does not fit its exercise is refused with the number of the question (R-LEARN-001)', async () => {
  const { submit, questions, answer } = await seedExercises()
  const [hear, , order] = questions
  for (const [id, text] of [
    [hear.id, '["بيت"]'],
    [hear.id, 'قلب'],
    [order.id, '["ذهب","ذهب"]'],
  ])
    expect(await submit({ answer: { ...answer, [id]: text } })).toMatchObject({
      http: 400,
      message: `The answer to question ${id} does not fit the question.`,
    })
  expect(await submit({ answer: { ...answer, [hear.id]: '' } })).toMatchObject({
    status: false,
    code: 'incomplete_submission',
  })
})

test('a content that cannot be answered is refused, naming the field (R-LEARN-003)', async () => {
  const { school, maryam, form } = await seedExercises()
  const save = (content: unknown, kind = 'gap') =>
    callApi(
      school,
      addLesson,
      { ...form, questions: [{ kind, question: 'Q', answer: '-', content }] },
      maryam,
    )
  expect(await save({ line: 'no gap' })).toMatchObject({
    http: 400,
    message: expect.stringContaining('questions.0.content.line'),
  })
  expect(await save('{"line":5}')).toMatchObject({
    http: 400,
    message:
      'Invalid field questions.0.content.line: it is not the content of a question of the kind gap.',
  })
  expect(await save('not json')).toMatchObject({ http: 400 })
  expect(await save(undefined)).toMatchObject({ http: 400 })
  expect(await save({ options: ['one'] }, 'hear')).toMatchObject({ http: 400 })
  expect(await save({ line: 'a {{b}}', slow: 1, file: 99 }, 'gap')).toMatchObject({ http: 200 })
  expect(await save({ options: ['a', 'b'], slow: 99 }, 'hear')).toMatchObject({
    http: 404,
    code: 'question_media_not_found',
  })
})

test('exercises leave and enter as CSV unchanged (R-ARABIC-012, R-LEARN-001)', async () => {
  const { school, maryam, lesson_id, classId } = await seedExercises()
  const before = (await callApi(school, getLessonQuestions, { lesson_id }, maryam)).data
  const { data } = await callApi(school, exportQuestions, { lesson_id }, maryam)
  const request = { class_id: String(classId), csv: data.csv }
  const { rows } = (await callApi(school, readQuestionsCsv, request, maryam)).data
  const withoutId = ({ id: _, ...it }: Record<string, unknown>) => it
  expect(rows.map((it: { reason: string }) => it.reason)).toEqual(EXERCISES.map(() => ''))
  expect(rows.map((it: { question: Record<string, unknown> }) => withoutId(it.question))).toEqual(
    before.map(withoutId),
  )
})

test('a changed key scores exercises again, and the marker reads the answers as text (R-LEARN-003)', async () => {
  const { school, maryam, lesson_id, form, submit, read } = await seedExercises()
  await submit()
  const stored = (await callApi(school, getLessonQuestions, { lesson_id }, maryam)).data
  const questions = stored.map((it: { id: string }, index: number) => ({
    ...EXERCISES[index],
    id: it.id,
    ...(index === 1 && { content: { line: 'هذا {{سريرٌ}} {{قديمٌ}}' } }),
  }))
  const update = { ...form, lesson_id, questions, scores: 'rescore' }
  expect(await callApi(school, updateLesson, update, maryam)).toMatchObject({
    data: { rescored: 1, changed: 1 },
  })
  expect((await read()).questions[1]).toMatchObject({ earned: 1 })
  const { id } = await school.db.selectFrom('exam_results').select('id').executeTakeFirstOrThrow()
  const details = await callApi(school, getSubmission, { result_id: String(id) }, maryam)
  expect(details.data.questions[3]).toMatchObject({
    chosen: 'كتاب: book; قلم: house; بيت: pen',
    answer: 'كتاب = book; قلم = pen; بيت = house',
  })
})

test('a teacher sees which sounds were confused in an exam (R-LEARN-001)', async () => {
  const { school, maryam, lesson_id, submit } = await seedExercises()
  await submit()
  const { data } = await callApi(school, getPracticeResults, { lesson_id }, maryam)
  expect(data.confusions).toEqual([{ right: 'قلب', chosen: 'كلب', count: 1 }])
})

test('pairs of pictures and sounds are shown without the texts that name them, and are judged by what was matched (R-LEARN-006)', async () => {
  const { school, maryam, form } = await seedExercises()
  const { id: classId } = await seedClass(school)
  const upload = async (name: string) => {
    const { data } = await uploadFile(school, uploadQuestionMedia, {}, demoFile(name), maryam)
    return Number(data.id)
  }
  const [sound, picture] = [await upload('letter-kaf.mp3'), await upload('in-the-house.png')]
  const pairs = [
    { left: { text: 'kāf', file: sound }, right: { text: 'ك' } },
    { left: { text: 'house' }, right: { text: 'بيت', file: picture } },
    { left: { text: 'pen' }, right: { text: 'قلم' } },
  ]
  const question = { kind: 'match', question: 'Match.', answer: '-', content: { pairs } }
  const lesson = { ...form, class_id: String(classId), questions: [question] }
  const { data } = await callApi(school, addLesson, lesson, maryam)
  const lesson_id = String(data.id)
  const { rand } = await school.db
    .selectFrom('lessons')
    .select('exam_rand as rand')
    .where('id', '=', Number(lesson_id))
    .executeTakeFirstOrThrow()
  const exam = { id: Number(lesson_id), classId, rand, questionIds: [] }
  const amina = await seedCandidate(school, exam)
  const class_id = String(classId)
  const read = async () =>
    (await callApi(school, getLessonDetails, { class_id, lesson_id }, amina)).data.questions[0]

  const shown = await read()
  expect(shown.content.lefts[0]).toEqual({ text: '', file: sound })
  expect(shown.content.rights).toContainEqual({ text: '', file: picture })
  expect(JSON.stringify(shown.content)).not.toContain('kāf')
  expect(shown.files.map((it: { id: string; type: string }) => [it.id, it.type])).toEqual(
    expect.arrayContaining([
      [String(sound), 'audio'],
      [String(picture), 'image'],
    ]),
  )

  const answer = { [shown.id]: JSON.stringify(['ك', 'قلم', `#${picture}`]) }
  await callApi(school, submitExam, { lesson_id, examRand: rand, answer }, amina)
  expect((await read()).earned).toBeCloseTo(1 / 3)
})
