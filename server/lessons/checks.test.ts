import { expect, test } from 'vitest'
import { deleteQuestion, getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { getLessonChecks } from '../../contract/lessons/lesson-checks.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getClassDetails, getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { NOUN_OR_VERB, seedCandidate, seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const CHECKS = NOUN_OR_VERB

async function seedCheckedLesson() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const nahw = await seedClass(school)
  const form = { class_id: String(nahw.id), inputetype: 'Lesson', scheduled: '0' }
  const lesson = { ...form, subject: 'The noun', about: 'A text.' }
  const { data } = await callApi(school, addLesson, { ...lesson, checks: CHECKS }, maryam)
  const lesson_id = String(data.id)
  const listChecks = async () =>
    (await callApi(school, getLessonChecks, { lesson_id }, maryam)).data
  const update = (fields: object) =>
    callApi(school, updateLesson, { lesson_id, ...lesson, ...fields }, maryam)
  return { school, maryam, classId: nahw.id, lesson_id, form, listChecks, update }
}

test('a student receives the checks of a lesson with their answers, and the lesson is done without them', async () => {
  const { school, classId, lesson_id } = await seedCheckedLesson()
  const amina = await seedCandidate(school, { id: 0, classId, rand: '', questionIds: [] })
  const class_id = String(classId)

  const { data } = await callApi(school, getLessonDetails, { class_id, lesson_id }, amina)

  expect(data.checks).toMatchObject([
    { kind: 'choice', question: 'Which is a noun?', answer: 'قَلَمٌ', answer1: 'كَتَبَ', answer3: '' },
    { kind: 'choice', question: 'Which is a verb?', answer: 'كَتَبَ' },
  ])
  expect(data.questions).toEqual([])
  const page = (await callApi(school, getClassDetails, { class_id }, amina)).data
  expect(page.lessons[0]).toMatchObject({ viewed: '1', examDone: 0 })
})

test('checks are updated by id, appended and removed as questions are', async () => {
  const { school, maryam, lesson_id, listChecks, update } = await seedCheckedLesson()
  const [noun, verb] = await listChecks()

  const response = await update({
    checks: [
      { id: 'new-1', question: 'Which is a particle?', answer: 'مِنْ', kind: 'choice' },
      { id: verb.id, question: 'Which of these is a verb?', answer: 'كَتَبَ' },
    ],
  })

  expect(response).toMatchObject({ status: true })
  expect(await listChecks()).toMatchObject([
    { id: noun.id, question: 'Which is a noun?' },
    { id: verb.id, question: 'Which of these is a verb?', answer1: '' },
    { question: 'Which is a particle?' },
  ])
  await callApi(school, deleteQuestion, { obj_id: noun.id }, maryam)
  expect(await listChecks()).toHaveLength(2)
  const { data } = await callApi(school, getLessonQuestions, { lesson_id }, maryam)
  expect(data).toEqual([])
})

test('a lesson has at most five checks, of known kinds and with an answer', async () => {
  const { listChecks, update } = await seedCheckedLesson()
  const more = Array.from({ length: 4 }, (_, it) => ({ question: `${it}?`, answer: 'Yes' }))

  expect(await update({ checks: more })).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: 'a lesson has at most 5 checks',
  })
  expect(await update({ checks: [...more, ...more] })).toMatchObject({ http: 400 })
  expect(await update({ checks: [{ ...more[0], kind: 'spoken' }] })).toMatchObject({ http: 400 })
  expect(await update({ checks: [{ question: '?', answer: ' ' }] })).toMatchObject({ http: 400 })
  expect(await listChecks()).toHaveLength(2)
})

test('a repeated save adds its checks once', async () => {
  const { listChecks, update } = await seedCheckedLesson()
  const save = { once: 'save-of-one-lesson', checks: [{ question: 'Which?', answer: 'This' }] }
  await update(save)
  await update(save)
  expect(await listChecks()).toHaveLength(3)
})

test('checks belong to lessons, not to exams or timetables, and are no part of the score of an exam', async () => {
  const { school, maryam, classId, lesson_id, form, update } = await seedCheckedLesson()
  for (const inputetype of ['Exam', 'Timetableble']) {
    const fields = { ...form, inputetype, subject: 'No checks', checks: CHECKS }
    expect(await callApi(school, addLesson, fields, maryam)).toMatchObject({
      http: 400,
      message: 'checks belong to a lesson that is not an exam',
    })
  }
  const exam = await seedExam(school, { classId })
  const { data } = await callApi(school, getLessonChecks, { lesson_id: String(exam.id) }, maryam)
  expect(data).toEqual([])

  // a lesson that becomes an exam keeps its checks apart
  await update({ inputetype: 'Exam', questions: [{ question: 'Which?', answer: 'This' }] })
  const { data: questions } = await callApi(school, getLessonQuestions, { lesson_id }, maryam)
  expect(questions).toMatchObject([{ question: 'Which?' }])
})

test('the class page shows the score of a submitted exam, and none before it is marked', async () => {
  const school = await openTestSchool()
  const graded = await seedExam(school)
  const { classId } = graded
  const unmarked = await seedExam(school, { classId, theoryAnswer: 'Kitāb is a noun.' })
  const next = await seedExam(school, { classId })
  const amina = await seedCandidate(school, graded)
  const [noun = '', verb = ''] = CHECKS.map((it) => it.answer)
  await submitAnswers(school, graded, amina, { answers: [noun, 'قَلَمٌ'] })
  await submitAnswers(school, unmarked, amina, { answers: [noun, verb], theory: 'Kitāb.' })

  const { data } = await callApi(school, getClassDetails, { class_id: String(classId) }, amina)

  const rows: Record<string, unknown>[] = data.lessons
  const score = (id: number) => rows.find((it) => it.id === String(id))?.exam_score
  expect([score(graded.id), score(unmarked.id), score(next.id)]).toEqual([50, null, undefined])
})
