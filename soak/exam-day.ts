import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { callServer, type Id } from '../bench/call-server.ts'
import { percentile } from '../bench/start-server.ts'
import { startSession } from '../server/auth/session.ts'
import { newReferralCode } from '../server/auth/sign-up.ts'
import { insertUser } from '../server/auth/store.ts'
import { now } from '../server/platform/clock.ts'
import { type Db, inTransaction, openPostgres, openSqlite } from '../server/platform/db.ts'
import {
  check,
  createTempDir,
  finish,
  OWNER,
  onFinish,
  startServer,
  startTempPostgres,
} from './harness.ts'

/**
 * `npm run soak -- exam-day`: 3,000 students open the same exam within one second and submit it within the next 60 s, on each engine, with
 * the load generator on the same machine (R-SAFE-008). EXAM_STUDENTS changes the number, EXAM_ENGINE=sqlite runs one engine. Each student
 * has an address of their own, so the limits of a running school apply. Five minutes.
 */
const STUDENTS = Number(process.env.EXAM_STUDENTS ?? 3_000)
const OPEN_MS = 1_000
const HAND_IN_MS = 60_000
const MAX_MS = 2_000
const QUESTIONS = Array.from({ length: 20 }, (_, index) => ({
  question: `Which of these is a noun? (${index + 1})`,
  ...{ answer: 'قَلَمٌ', option1: 'كَتَبَ', option2: 'مِنْ', option3: 'إِلَى' },
}))

type Student = { token: string; address: string }
type Exam = { class_id: string; lesson_id: string }

async function addExam(url: string): Promise<Exam> {
  const login = { action: 'login', email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }
  const { token } = await callServer(url, '/api.php', login)
  const form = {
    category: 'Grammar',
    about: 'Nouns and verbs',
    premium: '0',
    amount: '0',
    status: '1',
  }
  const fields = { action: 'addClass', ...form, monthlylimit: 0, name: 'Naḥw 1' }
  const { data: added } = await callServer<Id>(url, '/adminActions.php', fields, token)
  const lesson = { class_id: added.id, subject: 'The exam', about: '', inputetype: 'Exam' }
  const { data } = await callServer<Id>(
    url,
    '/lessonsAction.php',
    { action: 'addLesson', ...lesson, scheduled: '0', questions: QUESTIONS },
    token,
  )
  return { class_id: added.id, lesson_id: data.id }
}

/** Enrols the students with sessions, beside the running server. */
async function addStudents(db: Db, classId: number): Promise<Student[]> {
  const students: Student[] = []
  const time = now()
  for (let first = 0; first < STUDENTS; first += 250)
    await inTransaction(db, async (tx) => {
      for (let index = first; index < Math.min(first + 250, STUDENTS); index++) {
        const email = `exam${index}@example.org`
        const id = await insertUser(tx, {
          ...{ name: `Student ${index}`, email, phone: '08030000000', passwordHash: '', staff: '' },
          ...{ referralCode: newReferralCode(email), referredBy: null, joinedAt: time },
        })
        await tx
          .insertInto('enrolments')
          .values({ student_id: id, class_id: classId, paid: 0, paid_until: 0, enrolled_at: time })
          .execute()
        const { token } = await startSession(tx, { userId: id, now: time })
        students.push({ token, address: `10.${index >> 8}.${index & 255}.1` })
      }
    })
  return students
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

type Answer = { ms: number; status: number; text: string }

/** One call of a student; status 0 for an error of the connection. */
function call(url: string, { token, address }: Student, path: string, fields: object) {
  const body = JSON.stringify(fields)
  const started = performance.now()
  return new Promise<Answer>((resolve) => {
    const end = (status: number, text: string) =>
      resolve({ ms: performance.now() - started, status, text })
    const sent = request(
      url + path,
      {
        agent,
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': address,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => end(response.statusCode ?? 0, Buffer.concat(parts).toString()))
      },
    )
    sent.once('error', (error) => end(0, String(error)))
    sent.end(body)
  })
}

const isSuccess = ({ status, text }: Answer) => status === 200 && text.includes('"status":true')

type Paper = { examRand: string; answer: Record<string, string> }

/** The answers to an opened exam; undefined if it has no questions. */
function answer(text: string): Paper | undefined {
  // 'answer1' to 'answer4' as the student sees them
  const { data } = JSON.parse(text) as {
    data: { rand: string; questions?: { id: string; answer1: string }[] }
  }
  if (!data.questions?.length) return undefined
  const answers = data.questions.map((it): [string, string] => [it.id, it.answer1])
  return { examRand: data.rand, answer: Object.fromEntries(answers) }
}

async function runDay(engine: string, env: Record<string, string>, openDb: () => Db) {
  const server = await startServer({ ...env, TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' }, 240)
  const exam = await addExam(server.url)
  const db = openDb()
  onFinish(() => db.destroy())
  const students = await addStudents(db, Number(exam.class_id))
  // the code is compiled, as in a school that has been open that morning
  const [first] = students
  if (!first) return
  for (let index = 0; index < 200; index++)
    await call(server.url, first, '/api.php', { action: 'get_my_classes' })

  const opened = await Promise.all(
    students.map(async (student, index) => {
      await pause((index / STUDENTS) * OPEN_MS)
      return call(server.url, student, '/api.php', { action: 'get_lesson_details', ...exam })
    }),
  )
  // after the last response, because the phones of a class take no time of the server
  const papers = opened.map((it) => (isSuccess(it) ? answer(it.text) : undefined))
  report(`${engine}: opening`, opened)
  const submitted = await Promise.all(
    students.map(async (student, index) => {
      await pause(Math.random() * HAND_IN_MS)
      const paper = papers[index]
      return call(server.url, student, '/submitExam.php', { lesson_id: exam.lesson_id, ...paper })
    }),
  )
  report(`${engine}: submissions`, submitted)
  const { stored } = await db
    .selectFrom('exam_results')
    .select((it) => it.fn.countAll<number>().as('stored'))
    .where('lesson_id', '=', Number(exam.lesson_id))
    .executeTakeFirstOrThrow()
  const acknowledged = submitted.filter(isSuccess).length
  check(
    `${engine}: ${acknowledged} of ${STUDENTS} are submitted, and none is lost`,
    acknowledged === STUDENTS && Number(stored) === STUDENTS,
    stored,
  )
  server.process.kill('SIGTERM')
  await server.exited
}

function report(what: string, answers: readonly Answer[]) {
  const failed = answers.filter((it) => !isSuccess(it))
  const times = answers.map(({ ms }) => ms)
  const [median, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  console.log(`${what}: p50 ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`)
  check(
    `${what}: no errors`,
    failed.length === 0,
    failed.slice(0, 2).map((it) => [failed.length, it.status, it.text.slice(0, 200)]),
  )
  check(`${what}: p99 at most ${MAX_MS} ms`, p99 <= MAX_MS, p99)
}

if (process.env.EXAM_ENGINE !== 'postgres') {
  const folder = createTempDir()
  await runDay('SQLite', { DATA_DIR: folder }, () => openSqlite(join(folder, 'lisan.sqlite')))
}
if (process.env.EXAM_ENGINE !== 'sqlite') {
  const { url } = await startTempPostgres()
  const env = { DATA_DIR: createTempDir(), DATABASE_URL: url }
  await runDay('PostgreSQL', env, () => openPostgres(url, { max: 2, timeouts: false }))
}
await finish()
