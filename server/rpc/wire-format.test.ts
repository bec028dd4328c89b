import { expect, test } from 'vitest'
import { getUserData, login } from '../../contract/auth/auth.ts'
import { getClasses } from '../../contract/classes/classes.ts'
import { getClassDetails, getLessonDetails, recordLessonView } from '../../contract/study/study.ts'
import { getWalletHistory } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { NOUN_OR_VERB, seedCandidate, seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('ids are strings of digits, rand is long and random, flags are 0 and 1 in quotes (R-WIRE-016, R-WIRE-017, R-WIRE-018, R-WIRE-020)', async () => {
  const school = await openTestSchool()
  await seedClass(school, { price: 1_500_50, monthly: true })

  const { data } = await callApi(school, getClasses, {}, await seedAdministrator(school))

  expect(data[0]).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    rand: expect.stringMatching(/^[\w-]{16,}$/),
    premium: '1',
    monthlySub: '1',
    status: '1',
    amount: '1500.5',
  })
})

test('scores, counts, role and wallet are numbers; nextSub and studydate are text (R-WIRE-019, R-WIRE-021, R-WIRE-022)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)
  await submitAnswers(school, exam, amina, { answers: NOUN_OR_VERB.map((it) => it.answer) })

  const { data: classPage } = await callApi(
    school,
    getClassDetails,
    { class_id: String(exam.classId) },
    amina,
  )
  const request = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  await callApi(school, recordLessonView, request, amina)
  const { data: submission } = await callApi(school, getLessonDetails, request, amina)
  const { data: user } = await callApi(school, getUserData, {}, amina)

  expect(classPage).toMatchObject({ nextSub: '0', monthlyLessonLimit: 0 })
  expect(classPage.lessons[0]).toMatchObject({
    studydate: '0',
    examDone: 1,
    viewedDate: expect.any(Number),
  })
  expect(submission.examResult).toMatchObject({ objective_score: 100, total_score: 100 })
  expect(user).toMatchObject({ role: 1, wallet: 0 })
})

test('amounts are naira with kobo as decimals on the wire (R-WIRE-022)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 123_45 })

  expect((await callApi(school, getWalletHistory, {}, amina)).data[0]).toMatchObject({
    amount: 123.45,
  })
})

test('GET calls read their query (R-WIRE-023)', async () => {
  const school = await openTestSchool()
  const response = await school.app.inject('/api.php?action=get_app_settings&email=a@example.org')
  expect(response.json()).toMatchObject({ status: true })
})

test('an unexpected error is 500 with a generic message and no internals (R-WIRE-015, R-SEC-024)', async () => {
  const school = await openTestSchool({}, { breaksLedger: true })
  const amina = await seedStudent(school)
  await school.db.schema.dropTable('ledger').execute()

  const response = await callApi(school, getWalletHistory, {}, amina)

  expect(response).toMatchObject({
    http: 500,
    status: false,
    message: 'An error occurred. Please try again.',
    data: null,
  })
})

test('too many attempts are 429 with a message (R-WIRE-014)', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '1' })
  const attempt = () => callApi(school, login, { email: 'amina@example.org', password: 'a guess' })
  for (let attempts = 0; attempts < 20; attempts++) expect((await attempt()).http).toBe(200)

  expect(await attempt()).toMatchObject({ http: 429, status: false })
})
