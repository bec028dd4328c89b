import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { sendMessage } from '../../contract/announcements.ts'
import { logout } from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { assignCertificate } from '../../contract/certificates.ts'
import { addComment } from '../../contract/comments.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { openRun } from '../../contract/game.ts'
import { openPayment } from '../../contract/payments.ts'
import { viewStatus } from '../../contract/study.ts'
import { aClass, aLessonRow } from '../test/a-class.ts'
import { aSchoolWithQuiz } from '../test/a-quiz.ts'
import { anExam, handIn, type TestExam } from '../test/an-exam.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, aStudent, type TestPerson, type TestSchool } from '../test/school.ts'

/** Stands in everything that is a student's own; the name stands under comments, for all of the class. */
type Marks = { own: string; name: string }

type Filled = TestPerson & { fields: Record<string, unknown> }

let school: TestSchool
let exam: TestExam
let lessonId: number
let teacher: TestPerson

beforeEach(async () => {
  // a ledger's row gets a mark that nothing wrote there
  school = await aSchoolWithQuiz({}, { breaksLedger: true })
  teacher = await anAdministrator(school)
  const { id: classId } = await aClass(school)
  lessonId = await aLessonRow(school, classId)
  exam = await anExam(school, { theoryAnswer: 'The answer', classId })
})

/** A student who left something of theirs in every part of the school. */
async function aStudentWho({ own, name }: Marks): Promise<Filled> {
  const { db } = school
  const student = await aStudent(school, { name, email: `${own}@example.org`, wallet: 900_00 })
  const { id } = student
  await db.updateTable('people').set({ phone: own }).where('id', '=', id).execute()
  await db.updateTable('ledger').set({ description: own }).where('person_id', '=', id).execute()
  const place = { class_id: String(exam.classId), lesson_id: String(lessonId) }
  const done = [
    await ask(school, enrolInClass, { class_id: place.class_id }, student),
    await handIn(school, exam, student, { answers: ['قَلَمٌ', 'كَتَبَ'], theory: own }),
    await ask(school, viewStatus, place, student),
    await ask(school, addComment, { ...place, comment: `${name} asks` }, student),
    await ask(
      school,
      sendMessage,
      { subject: own, message: own, delivery_method: 'inApp', recipients: [student.email] },
      teacher,
    ),
    await ask(
      school,
      assignCertificate,
      { student_ids: [String(id)], certificate_content: own, issue_date: '2026-11-01' },
      teacher,
    ),
  ]
  expect(done.filter(({ status }) => !status)).toEqual([])
  const payment = await ask(school, openPayment, { amount: 100 }, student)
  await ask(school, openRun, { action: 'easy' }, student)
  await db
    .updateTable('exam_results')
    .set({ theory_image: `theory/${own}0000000000000000.jpg` })
    .where('student_id', '=', id)
    .execute()
  const [session] = await rowsWhere('sessions', 'person_id', id)
  await db
    .insertInto('push_subscriptions')
    .values({
      person_id: id,
      session_id: Number(session?.id),
      endpoint: `https://push.example/${own}`,
      p256dh: own,
      auth: own,
      categories: '',
      asked_at: 0,
    })
    .execute()
  return {
    ...student,
    fields: {
      ...place,
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

/** All calls that a student can make and all that anybody can read, with those last that end what is under way. */
const reachable: { name: string; call: Call }[] = allCalls
  .filter(({ call }) => call.may === 'student' || (call.may === 'anyone' && call.method === 'GET'))
  .sort((one, other) => Number(one.call === logout) - Number(other.call === logout))

/** Every call in a student's own name, about whatever is another's: their comment, message, payment, device. */
async function walk(as: TestPerson, { fields }: Filled) {
  const heard = new Map<string, string>()
  for (const { name, call } of reachable) {
    const shape = (call.asks as unknown as { shape: object }).shape
    const known = Object.entries(fields).filter(([field]) => field in shape)
    const asked: Record<string, unknown> = Object.fromEntries(known)
    // the exam's page shows the paper that was handed in
    if (name === 'submitExam' || name === 'getLessonDetails') asked.lesson_id = String(exam.id)
    if (typeof call.action === 'object') asked.action = call.action[0]
    heard.set(name, JSON.stringify(await ask(school, call, asked, as)))
  }
  return heard
}

/** All rows that belong to a person. */
async function rowsOf({ id }: TestPerson) {
  const owned = [
    ['people', 'id'],
    ['sessions', 'person_id'],
    ['ledger', 'person_id'],
    ['payments', 'person_id'],
    ['enrolments', 'student_id'],
    ['lesson_views', 'student_id'],
    ['exam_results', 'student_id'],
    ['comments', 'author_id'],
    ['inbox', 'student_id'],
    ['push_subscriptions', 'person_id'],
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

const listsOfOnesOwn = ['getUserData', 'getWalletHistory', 'getMessages', 'getMyCertificates']

test('no call of a student’s shows or changes anything of another’s but the name under a comment (R-SEC-009)', async () => {
  const amina = await aStudentWho({ own: 'aamine', name: 'Amina Aaname' })
  const musa = await aStudentWho({ own: 'zzmine', name: 'Musa Zzname' })
  const before = await rowsOf(musa)

  const heard = await walk(amina, musa)

  for (const [name, said] of heard) {
    expect(said, name).not.toMatch(/zzmine/i)
    expect(said, name).not.toContain(musa.token)
    if (name !== 'getComments') expect(said, name).not.toMatch(/zzname/i)
  }
  expect(heard.get('getComments')).toContain('Zzname')
  // the walk has been where things are
  for (const name of listsOfOnesOwn) expect(heard.get(name), name).toMatch(/aamine/i)
  expect(await rowsOf(musa)).toEqual(before)
})
