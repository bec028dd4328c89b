import { expect, test } from 'vitest'
import { submitExam } from '../../contract/exams/exams.ts'
import { getSubmission } from '../../contract/exams/marking.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { callApi } from '../test/call-api.ts'
import {
  ACCEPTED,
  readExam,
  seedCandidate,
  seedExam,
  submissionsOf,
} from '../test/exams/seed-exam.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const QUESTIONS = Array.from({ length: 12 }, (_, index) => ({
  question: `What is ${index + 1}?`,
  answer: `yes ${index + 1}`,
  option1: `no ${index + 1}`,
  points: index + 1,
}))

async function openExam(rules: Parameters<typeof seedExam>[1]) {
  setClock(START)
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: QUESTIONS, ...rules })
  const read = async (student: Awaited<ReturnType<typeof seedCandidate>>) => {
    const { questions } = await readExam(school, exam, student)
    return questions.map((it: { id: string }) => it.id) as string[]
  }
  return { school, exam, amina: await seedCandidate(school, exam), read }
}

test('each student gets the number of questions that is drawn, always the same ones, and others get others (R-FAIR-002)', async () => {
  const { school, exam, amina, read } = await openExam({ draw_count: 5 })
  const first = await read(amina)
  expect(new Set(first).size).toBe(5)
  expect(await read(amina)).toEqual(first)
  // without an order of their own the questions are in the order of the exam
  expect(first).toEqual(exam.questionIds.map(String).filter((it) => first.includes(it)))
  const draws = new Set([first.join()])
  for (let index = 0; index < 5; index++)
    draws.add((await read(await seedCandidate(school, exam, `Student ${index}`))).join())
  // six equal draws of 5 from 12 have a chance of 1 in 10 ** 14
  expect(draws.size).toBeGreaterThan(1)
  const page = await readExam(school, exam, amina)
  expect(page.exam_sitting).toMatchObject({ state: 'open', drawn: 5, drawn_from: 12 })
})

test('each student has an order of the questions, which the result and the marker see as well (R-FAIR-002)', async () => {
  const { school, exam, amina, read } = await openExam({ shuffled: '1', draw_count: 11 })
  const order = await read(amina)
  const fields = { lesson_id: String(exam.id), examRand: exam.rand }
  const right = (ids: string[]) =>
    Object.fromEntries(
      ids.map((id) => [id, QUESTIONS[exam.questionIds.indexOf(Number(id))]?.answer]),
    )
  const missing = exam.questionIds.map(String).find((it) => !order.includes(it)) ?? ''
  const other = { ...right(order), [missing]: 'yes 1' }
  expect(await callApi(school, submitExam, { ...fields, answer: other }, amina)).toMatchObject({
    http: 400,
  })
  const wrong = order[0] ?? ''
  const answer = { ...right(order), [wrong]: right([wrong])[wrong]?.replace('yes', 'no') }
  expect(await callApi(school, submitExam, { ...fields, answer }, amina)).toMatchObject(ACCEPTED)
  const pointsOf = (ids: string[]) =>
    ids.reduce((sum, id) => sum + exam.questionIds.indexOf(Number(id)) + 1, 0)
  const score = 100 - (100 * pointsOf([wrong])) / pointsOf(order)
  const result = await readExam(school, exam, amina)
  expect(result.questions.map((it: { id: string }) => it.id)).toEqual(order)
  expect(result.examResult.objective_score).toBeCloseTo(score)
  const [row] = await submissionsOf(school, exam)
  const teacher = await seedAdministrator(school)
  const paper = await callApi(school, getSubmission, { result_id: String(row?.id) }, teacher)
  expect(paper.data.questions.map((it: { id: string }) => it.id)).toEqual(order)
})

test('a change of the questions leaves a draw as it is, and scoring again counts the questions of each student only (R-FAIR-002, R-FAIR-001)', async () => {
  const { school, exam, amina, read } = await openExam({ draw_count: 4, shuffled: '1' })
  const order = await read(amina)
  const teacher = await seedAdministrator(school)
  const save = (fields: object) =>
    callApi(
      school,
      updateLesson,
      {
        ...{ lesson_id: String(exam.id), subject: 'Noun or verb?', inputetype: 'Exam' },
        ...{ scheduled: '0', ...fields },
      },
      teacher,
    )
  await save({ questions: [{ question: 'New?', answer: 'yes', option1: 'no' }] })
  expect(await read(amina)).toEqual(order)
  const answer = Object.fromEntries(
    order.map((id) => [id, `yes ${exam.questionIds.indexOf(Number(id)) + 1}`]),
  )
  const fields = { lesson_id: String(exam.id), examRand: exam.rand, answer }
  expect(await callApi(school, submitExam, fields, amina)).toMatchObject(ACCEPTED)
  // the key of one drawn and of one other question changes
  const other = exam.questionIds.map(String).find((it) => !order.includes(it)) ?? ''
  const changed = [order[0] ?? '', other].map((id) => {
    const number = exam.questionIds.indexOf(Number(id)) + 1
    const question = { id, question: `What is ${number}?`, points: number }
    return { ...question, answer: `no ${number}`, option1: `yes ${number}` }
  })
  expect(await save({ questions: changed, scores: 'rescore' })).toMatchObject({
    data: { rescored: 1, changed: 1 },
  })
  const points = (ids: string[]) =>
    ids.reduce((sum, id) => sum + exam.questionIds.indexOf(Number(id)) + 1, 0)
  const [row] = await submissionsOf(school, exam)
  expect(row?.objective_score).toBeCloseTo((100 * points(order.slice(1))) / points(order))
})
