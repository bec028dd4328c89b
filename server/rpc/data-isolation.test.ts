import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { logout } from '../../contract/auth/auth.ts'
import { assignCertificate } from '../../contract/certificates/certificates.ts'
import { addComment } from '../../contract/comments/comments.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { openRun } from '../../contract/game/game.ts'
import { sendMessage } from '../../contract/messages/announcements.ts'
import { openPayment } from '../../contract/payments/payments.ts'
import type { Call } from '../../contract/platform/call.ts'
import { recordLessonView } from '../../contract/study/study.ts'
import { inTransaction } from '../platform/db.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam, submitAnswers, type TestExam } from '../test/exams/seed-exam.ts'
import { openSchoolWithQuiz } from '../test/game/quiz.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import {
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'
import { insertPhotograph } from '../voice/photographs.ts'

/** `own` marks everything that belongs to a student; `name` also appears beside comments, for the class. */
type Markers = { own: string; name: string }

type StudentWithData = TestUser & { fields: Record<string, unknown> }

let school: TestSchool
let exam: TestExam
let lessonId: number
let teacher: TestUser

beforeEach(async () => {
  // the test changes a ledger entry directly
  school = await openSchoolWithQuiz({}, { breaksLedger: true })
  teacher = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  lessonId = await seedLessonRow(school, classId)
  exam = await seedExam(school, { theoryAnswer: 'The answer', classId })
})

/** Creates a student with data in every part of the system. */
async function createStudentWithData({ own, name }: Markers): Promise<StudentWithData> {
  const { db } = school
  const student = await seedStudent(school, { name, email: `${own}@example.org`, wallet: 900_00 })
  const { id } = student
  await db.updateTable('users').set({ phone: own }).where('id', '=', id).execute()
  await db.updateTable('ledger').set({ description: own }).where('user_id', '=', id).execute()
  const lessonRef = { class_id: String(exam.classId), lesson_id: String(lessonId) }
  const responses = [
    await callApi(school, enrolInClass, { class_id: lessonRef.class_id }, student),
    await submitAnswers(school, exam, student, { answers: ['قَلَمٌ', 'كَتَبَ'], theory: own }),
    await callApi(school, recordLessonView, lessonRef, student),
    await callApi(school, addComment, { ...lessonRef, comment: `${name} has a question` }, student),
    await callApi(
      school,
      sendMessage,
      { subject: own, message: own, delivery_method: 'inApp', recipients: [student.email] },
      teacher,
    ),
    await callApi(
      school,
      assignCertificate,
      { student_ids: [String(id)], certificate_content: own, issue_date: '2026-11-01' },
      teacher,
    ),
  ]
  expect(responses.filter(({ status }) => !status)).toEqual([])
  const payment = await callApi(school, openPayment, { amount: 100 }, student)
  await callApi(school, openRun, { action: 'easy', judged: '1' }, student)
  const photo = await inTransaction(db, (tx) =>
    insertPhotograph(tx, {
      ...{ studentId: id, lessonId: exam.id, bytes: 0, now: 0 },
      key: `theory/${own}0000000000000000.jpg`,
    }),
  )
  await db
    .updateTable('exam_results')
    .set({ theory_photo: photo })
    .where('student_id', '=', id)
    .execute()
  const [session] = await rowsWhere('sessions', 'user_id', id)
  await db
    .insertInto('push_subscriptions')
    .values({
      user_id: id,
      session_id: Number(session?.id),
      endpoint: `https://push.example/${own}`,
      p256dh: own,
      auth: own,
      categories: '',
      last_seen_at: 0,
    })
    .execute()
  return {
    ...student,
    fields: {
      ...lessonRef,
      comment_id: String((await rowsWhere('comments', 'author_id', id))[0]?.id),
      message_id: String((await rowsWhere('inbox', 'student_id', id))[0]?.message_id),
      reference: payment.data.reference,
      endpoint: `https://push.example/${own}`,
      keys: { p256dh: 'x', auth: 'x' },
      answer: {},
      examRand: exam.rand,
      comment: 'Peace',
      amount: 100,
      level: 'easy',
    },
  }
}

type Row = Record<string, unknown>

async function rowsWhere(table: string, column: string, is: number): Promise<Row[]> {
  const query = sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${is} order by id`
  return (await query.execute(school.db)).rows
}

/** All calls of students and all public reads; those that end the session come last. */
const reachable: { name: string; call: Call }[] = allCalls
  .filter(
    ({ call }) => call.access === 'student' || (call.access === 'anyone' && call.method === 'GET'),
  )
  .sort((one, other) => Number(one.call === logout) - Number(other.call === logout))

/** Makes every call as one student with the ids of another student’s comment, message, payment and device. */
async function makeEveryCall(as: TestUser, { fields }: StudentWithData) {
  const responses = new Map<string, string>()
  for (const { name, call } of reachable) {
    const shape = call.fields
    const known = Object.entries(fields).filter(([field]) => field in shape)
    const request: Record<string, unknown> = Object.fromEntries(known)
    // the page of an exam shows the submission
    if (name === 'submitExam' || name === 'getLessonDetails') request.lesson_id = String(exam.id)
    if (typeof call.action === 'object') request.action = call.action[0]
    responses.set(name, JSON.stringify(await callApi(school, call, request, as)))
  }
  return responses
}

/** All rows that belong to a user. */
async function ownedRows({ id }: TestUser) {
  const owned = [
    ['users', 'id'],
    ['sessions', 'user_id'],
    ['ledger', 'user_id'],
    ['payments', 'user_id'],
    ['enrolments', 'student_id'],
    ['lesson_views', 'student_id'],
    ['exam_results', 'student_id'],
    ['comments', 'author_id'],
    ['inbox', 'student_id'],
    ['push_subscriptions', 'user_id'],
    ['quiz_runs', 'student_id'],
    ['certificates', 'student_id'],
  ] as const
  const all = []
  for (const [table, column] of owned) {
    const rows = await rowsWhere(table, column, id)
    expect(rows.length, table).toBeGreaterThan(0)
    all.push({ table, rows })
  }
  return all
}

const ownDataCalls = ['getUserData', 'getWalletHistory', 'getMessages', 'getMyCertificates']

test('no call of a student shows or changes data of another student, except the name beside a comment (R-SEC-009)', async () => {
  const amina = await createStudentWithData({ own: 'aamine', name: 'Amina Aaname' })
  const musa = await createStudentWithData({ own: 'zzmine', name: 'Musa Zzname' })
  const before = await ownedRows(musa)

  const responses = await makeEveryCall(amina, musa)

  for (const [name, response] of responses) {
    expect(response, name).not.toMatch(/zzmine/i)
    expect(response, name).not.toContain(musa.token)
    if (name !== 'getComments') expect(response, name).not.toMatch(/zzname/i)
  }
  expect(responses.get('getComments')).toContain('Zzname')
  // the calls have found the caller’s own data
  for (const name of ownDataCalls) expect(responses.get(name), name).toMatch(/aamine/i)
  expect(await ownedRows(musa)).toEqual(before)
})
