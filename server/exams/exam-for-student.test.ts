import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ExamQuestion } from '../../contract/exams/exams.ts'
import { markExam } from '../../contract/exams/marking.ts'
import { callApi } from '../test/call-api.ts'
import {
  CORRECT_ANSWERS,
  readExam,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const REFERENCE = 'Kitāb is a noun: it takes the article.'

const optionsOf = (it: ExamQuestion) =>
  [it.answer, it.answer1, it.answer2, it.answer3, it.answer4].filter(Boolean)

test('before the submission the options are in random order (R-EXAM-012, R-EXAM-015)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)
  const seenOrders = new Set<string>()
  let correctFirst = 0

  // of 60 readings, one in five thousand runs lacked one of the orders
  for (let attempt = 0; attempt < 200; attempt++) {
    const [question] = (await readExam(school, exam, amina)).questions
    expect(optionsOf(question).sort()).toEqual(['كَتَبَ', 'مِنْ', 'قَلَمٌ'].sort())
    expect([question.answer3, question.answer4]).toEqual(['', ''])
    seenOrders.add(optionsOf(question).join())
    if (question.answer === CORRECT_ANSWERS[0]) correctFirst++
  }

  expect(seenOrders.size).toBe(6)
  expect(correctFirst).toBeGreaterThan(17)
  expect(correctFirst).toBeLessThan(133)
})

test('before the submission the response contains neither the reference answer nor a result (R-EXAM-016, R-EXAM-033)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { theoryAnswer: REFERENCE })
  const amina = await seedCandidate(school, exam)

  const examPage = await readExam(school, exam, amina)

  expect(examPage).toMatchObject({ inputetype: 'Exam', rand: exam.rand, has_theory: true })
  expect(examPage.questions.map((it: { id: string }) => Number(it.id))).toEqual(exam.questionIds)
  expect(Object.keys(examPage.questions[0]).sort()).toEqual(
    ['answer', 'answer1', 'answer2', 'answer3', 'answer4', 'id', 'question'].sort(),
  )
  expect(examPage).not.toHaveProperty('examResult')
  expect(JSON.stringify(examPage)).not.toContain('takes the article')
})

test('a duplicate option is shown once', async () => {
  const school = await openTestSchool()
  const question = { question: 'Which?', answer: 'Jarr', option1: ' Jarr ', option2: 'Rafʿ' }
  const exam = await seedExam(school, { questions: [question] })
  const amina = await seedCandidate(school, exam)

  const examPage = await readExam(school, exam, amina)

  expect(optionsOf(examPage.questions[0]).sort()).toEqual(['Jarr', 'Rafʿ'])
})

test('after the submission the response contains the correct answers and the result (R-EXAM-017, R-EXAM-021, R-EXAM-022)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { theoryAnswer: REFERENCE })
  const amina = await seedCandidate(school, exam)
  await submitAnswers(school, exam, amina, {
    answers: [CORRECT_ANSWERS[0] ?? '', 'قَلَمٌ'],
    theory: 'الكِتَابُ اِسْمٌ.',
  })

  const { questions, examResult } = await readExam(school, exam, amina)

  expect(questions.map((it: ExamQuestion) => it.answer)).toEqual(CORRECT_ANSWERS)
  expect(examResult).toMatchObject({ objective_score: 50, theory_answer: 'الكِتَابُ اِسْمٌ.' })
  expect(JSON.parse(examResult.objective_answers)).toEqual({
    [String(exam.questionIds[0])]: 'قَلَمٌ',
    [String(exam.questionIds[1])]: 'قَلَمٌ',
  })
})

test('a result is visible to its student only', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const [amina, bilal] = [await seedCandidate(school, exam), await seedCandidate(school, exam)]
  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })

  expect(await readExam(school, exam, bilal)).not.toHaveProperty('examResult')
  expect(await readExam(school, exam, amina)).toHaveProperty('examResult')
})

test('the theory score and the reference answer are shown after marking, not before (R-EXAM-031)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { theoryAnswer: REFERENCE })
  const amina = await seedCandidate(school, exam)
  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS, theory: 'Kitāb.' })

  const before = (await readExam(school, exam, amina)).examResult
  expect(before).toMatchObject({ theory_score: null, marked_at: null, total_score: null })
  expect(before).not.toHaveProperty('correctTheoryAnswer')

  const [submission] = await submissionsOf(school, exam)
  const mark = { lesson_id: String(exam.id), result_id: String(submission?.id), theory_score: '60' }
  await callApi(school, markExam, mark, await seedAdministrator(school))
  const after = (await readExam(school, exam, amina)).examResult
  expect(after).toMatchObject({
    theory_score: 60,
    total_score: 80,
    correctTheoryAnswer: REFERENCE,
  })
  expect(after.marked_at).toBeGreaterThan(0)
})

test('a photographed answer is a signed URL of the image (R-EXAM-027)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [] })
  const amina = await seedCandidate(school, exam)
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const theory_image = `data:image/png;base64,${bytes.toString('base64')}`
  await submitAnswers(school, exam, amina, { theory_image })

  const url = (await readExam(school, exam, amina)).examResult.theory_answer

  expect(url).toMatch(/^\/media\/theory\/[\w-]{22}\.jpg\?until=\d+&sign=/)
  const image = await school.app.inject(url)
  expect(image.statusCode).toBe(200)
  expect(image.headers['content-type']).toBe('image/jpeg')
  const unsigned = await school.app.inject(url.split('?')[0])
  expect(unsigned.statusCode).toBe(403)
})
