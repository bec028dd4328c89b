import { expect, test } from 'vitest'
import { submitExam } from '../../contract/exams.ts'
import { deleteLesson } from '../../contract/lessons.ts'
import { aClass, aLessonRow } from '../test/a-class.ts'
import { aCandidate, anExam, handIn, NOUN_OR_VERB, papersOf } from '../test/an-exam.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { anAdministrator, aStudent, openSchool } from '../test/school.ts'

const RIGHT = NOUN_OR_VERB.map((it) => it.answer)
const DONE = { http: 200, status: true }

test('a student hands an exam in and its objective part is scored at once (R-EXAM-014, R-EXAM-018)', async () => {
  const school = await openSchool()
  const exam = await anExam(school)
  const amina = await aCandidate(school, exam)

  const answer = await handIn(school, exam, amina, { answers: [RIGHT[0] ?? '', 'قَلَمٌ'] })

  expect(answer).toMatchObject({
    ...DONE,
    message: 'Your exam has been submitted and will be graded soon.',
  })
  expect(await papersOf(school, exam)).toMatchObject([
    { student_id: amina.id, class_id: exam.classId, objective_score: 50, total_score: 50 },
  ])
})

test('a form with answer[id] says the same as JSON (R-EXAM-014)', async () => {
  const school = await openSchool()
  const exam = await anExam(school)
  const amina = await aCandidate(school, exam)
  const form = new URLSearchParams({
    lesson_id: String(exam.id),
    examRand: exam.rand,
    email: amina.email,
  })
  for (const [nth, id] of exam.questionIds.entries()) form.set(`answer[${id}]`, RIGHT[nth] ?? '')

  const response = await school.app.inject({
    method: 'POST',
    url: '/submitExam.php',
    headers: {
      authorization: `Bearer ${amina.token}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: form.toString(),
  })

  expect(response.json()).toMatchObject({ status: true })
  expect(await papersOf(school, exam)).toMatchObject([{ objective_score: 100 }])
})

test('an option that is a number may come as one', async () => {
  const school = await openSchool()
  const exam = await anExam(school, {
    questions: [{ question: 'How many signs has the noun?', answer: '4', option1: '5' }],
  })
  const amina = await aCandidate(school, exam)

  const answer = { [String(exam.questionIds[0])]: 4 }
  expect(await handIn(school, exam, amina, { answer })).toMatchObject(DONE)

  expect(await papersOf(school, exam)).toMatchObject([{ objective_score: 100 }])
})

test('who is not enrolled hands nothing in, and a stranger is asked to sign in (R-EXAM-032)', async () => {
  const school = await openSchool()
  const exam = await anExam(school)
  const bilal = await aStudent(school)

  expect(await handIn(school, exam, bilal, { answers: RIGHT })).toMatchObject({
    http: 200,
    status: false,
    message: 'Please enroll in the class to access lessons.',
  })
  const fields = { lesson_id: String(exam.id), examRand: exam.rand }
  expect(await ask(school, submitExam, fields)).toMatchObject({ http: 401, status: false })
  expect(await papersOf(school, exam)).toEqual([])
})

test('what bars a student from opening the exam bars the submission too', async () => {
  const school = await openSchool()
  const first = await anExam(school)
  const second = await anExam(school, { classId: first.classId })
  const later = at('2026-11-20T10:00:00Z') + 86_400
  const scheduled = await anExam(school, { scheduled: '1', studydate: String(later) })
  const amina = await aCandidate(school, first)
  const bilal = await aCandidate(school, scheduled)

  expect(await handIn(school, second, amina, { answers: RIGHT })).toMatchObject({
    http: 200,
    status: false,
    message: 'You cannot continue unless you submit the above exam. You cannot skip an exam.',
  })
  expect(await handIn(school, scheduled, bilal, { answers: RIGHT })).toMatchObject({
    status: false,
    message: 'This lesson will be available on 21 Nov 2026, 11:00 AM',
  })

  await handIn(school, first, amina, { answers: RIGHT })
  expect(await handIn(school, second, amina, { answers: RIGHT })).toMatchObject(DONE)
})

test('an expired subscription lets an exam be finished that was opened before it ended, and no other', async () => {
  const school = await openSchool()
  const now = at('2026-11-20T10:00:00Z')
  const course = await aClass(school, { price: 100_00, monthly: true })
  const exam = await anExam(school, { classId: course.id })
  const [amina, bilal] = [await aStudent(school), await aStudent(school)]
  for (const { id } of [amina, bilal]) {
    await school.db
      .insertInto('enrolments')
      .values({
        student_id: id,
        class_id: course.id,
        paid: 0,
        paid_until: now - 1,
        enrolled_at: now - 90_000,
      })
      .execute()
  }
  await school.db
    .insertInto('lesson_views')
    .values({
      student_id: amina.id,
      lesson_id: exam.id,
      class_id: course.id,
      viewed_at: now - 60_000,
    })
    .execute()

  expect(await handIn(school, exam, amina, { answers: RIGHT })).toMatchObject(DONE)
  expect(await handIn(school, exam, bilal, { answers: RIGHT })).toMatchObject({
    status: false,
    message: 'Your subscription has expired. Please renew to access new content.',
  })
})

test('a lesson that is no exam, is gone, or has another rand takes no paper', async () => {
  const school = await openSchool()
  const exam = await anExam(school)
  const amina = await aCandidate(school, exam)
  const lesson = await aLessonRow(school, exam.classId)
  const said = async (over: object) =>
    (await handIn(school, { ...exam, ...over }, amina, { answers: RIGHT })).message

  expect(await said({ id: lesson })).toBe('This lesson is not an exam')
  expect(await said({ rand: 'abcdefghijklmnop' })).toBe('This is not the exam of this lesson')
  expect(await said({ id: 999_999 })).toBe('Lesson not found')
  await ask(school, deleteLesson, { lesson_id: String(exam.id) }, await anAdministrator(school))
  expect(await said({})).toBe('Lesson not found')
  expect(await papersOf(school, exam)).toEqual([])
})

test('every question needs an answer', async () => {
  const school = await openSchool()
  const exam = await anExam(school, { theoryAnswer: 'Kitāb is a noun.' })
  const amina = await aCandidate(school, exam)

  const unfinished = { answers: [RIGHT[0] ?? ''], theory: 'Kitāb.' }
  expect(await handIn(school, exam, amina, unfinished)).toMatchObject({
    http: 200,
    status: false,
    message: 'Please answer every question',
  })
  expect(await papersOf(school, exam)).toEqual([])
})

test('an answer to another exam, or with words that are no option, is a fault of the caller', async () => {
  const school = await openSchool()
  const [exam, other] = [await anExam(school), await anExam(school)]
  const amina = await aCandidate(school, exam)
  const foreign = { [String(other.questionIds[0])]: RIGHT[0] }

  expect(await handIn(school, exam, amina, { answer: foreign })).toMatchObject({
    http: 400,
    message: `answer[${other.questionIds[0]}] is no question of this exam`,
  })
  expect(await handIn(school, exam, amina, { answers: ['something else', 'كَتَبَ'] })).toMatchObject({
    http: 400,
    message: `answer[${exam.questionIds[0]}] is none of the options of its question`,
  })
  expect(await papersOf(school, exam)).toEqual([])
})

test('nonsense is refused and nothing is kept', async () => {
  const school = await openSchool()
  const exam = await anExam(school)
  const amina = await aCandidate(school, exam)
  const nonsense = [
    { answer: 'x' },
    { answer: { __proto__x: 'a' } },
    { answer: { 1: { deep: 'a' } } },
    { answer: { 1: 'a\0' } },
    { lesson_id: '-1' },
    { lesson_id: 'abc' },
    { examRand: '' },
    { examRand: 'a b' },
    { theory: 'x'.repeat(50_001) },
    { email: 'someone@else.example' },
  ]
  for (const fields of nonsense) {
    const answer = await handIn(school, exam, amina, { answers: RIGHT, ...fields })
    expect(answer.status, JSON.stringify(fields)).toBe(false)
    expect(answer.http, JSON.stringify(fields)).toBeGreaterThanOrEqual(400)
    expect(answer.http, JSON.stringify(fields)).toBeLessThan(500)
  }
  expect(await papersOf(school, exam)).toEqual([])
})

test('an exam of theory alone needs the theory, and then waits for its mark', async () => {
  const school = await openSchool()
  const exam = await anExam(school, { questions: [] })
  const amina = await aCandidate(school, exam)

  expect(await handIn(school, exam, amina, { theory: '   ' })).toMatchObject({
    http: 200,
    status: false,
    message: 'Please answer the theory question',
  })
  expect(await handIn(school, exam, amina, { theory: 'الكِتَابُ اِسْمٌ.' })).toMatchObject(DONE)
  expect(await papersOf(school, exam)).toMatchObject([
    { theory_text: 'الكِتَابُ اِسْمٌ.', objective_score: null, total_score: null, marked_at: null },
  ])
})

test('an exam with both parts whose theory is left blank is scored on its objective part', async () => {
  const school = await openSchool()
  const exam = await anExam(school, { theoryAnswer: 'Kitāb is a noun.' })
  const amina = await aCandidate(school, exam)

  expect(await handIn(school, exam, amina, { answers: RIGHT, theory: ' ' })).toMatchObject(DONE)

  const [paper] = await papersOf(school, exam)
  expect(paper).toMatchObject({ objective_score: 100, theory_score: null, total_score: 100 })
  expect(paper?.marked_at).toBe(paper?.submitted_at)
})

test('where there is no theory part, theory that is sent counts for nothing', async () => {
  const school = await openSchool()
  const exam = await anExam(school)
  const amina = await aCandidate(school, exam)

  await handIn(school, exam, amina, { answers: RIGHT, theory: 'Nobody asked.' })

  expect(await papersOf(school, exam)).toMatchObject([{ theory_text: '', total_score: 100 }])
})

test('a second submission is refused and changes nothing (R-EXAM-023)', async () => {
  const school = await openSchool()
  const exam = await anExam(school, { theoryAnswer: 'Kitāb is a noun.' })
  const amina = await aCandidate(school, exam)
  await handIn(school, exam, amina, { answers: ['كَتَبَ', 'قَلَمٌ'], theory: 'First.' })
  const before = await papersOf(school, exam)

  const again = await handIn(school, exam, amina, { answers: RIGHT, theory: 'Second.' })

  expect(again).toMatchObject({
    http: 200,
    status: false,
    message: 'You have already submitted this exam.',
  })
  expect(await papersOf(school, exam)).toEqual(before)
})

test('of fifty submissions at once exactly one is taken (R-EXAM-024)', async () => {
  const school = await openSchool()
  const exam = await anExam(school)
  const amina = await aCandidate(school, exam)

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => handIn(school, exam, amina, { answers: RIGHT })),
  )

  expect(answers.filter((it) => it.status)).toHaveLength(1)
  for (const refused of answers.filter((it) => !it.status)) {
    expect(refused).toMatchObject({ http: 200, message: 'You have already submitted this exam.' })
  }
  expect(await papersOf(school, exam)).toHaveLength(1)
})

test('two students hand the same exam in and neither sees a trace of the other', async () => {
  const school = await openSchool()
  const exam = await anExam(school)
  const [amina, bilal] = [await aCandidate(school, exam), await aCandidate(school, exam)]

  await handIn(school, exam, amina, { answers: RIGHT })
  await handIn(school, exam, bilal, { answers: ['كَتَبَ', 'قَلَمٌ'] })

  expect(await papersOf(school, exam)).toMatchObject([
    { student_id: amina.id, total_score: 100 },
    { student_id: bilal.id, total_score: 0 },
  ])
})
