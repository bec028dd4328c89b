import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { verify } from '@node-rs/argon2'
import Sqlite from 'better-sqlite3'

/**
 * The baseline: `node:http` and prepared SQLite statements with the same responses as Lisan, without schemas, query
 * builder or framework. It authenticates the token and reads the data from the database for each request. Arguments: the SQLite file and a port.
 */
const [, , file = '', port = '0'] = process.argv
const db = new Sqlite(file)
db.pragma('journal_mode = WAL')

type Row = Record<string, never> & { [name: string]: string | number | null }

const session = db.prepare<unknown[], Row>(
  `select users.id, users.name, users.email, users.role from sessions join users on users.id = sessions.user_id
   where token_hash = ? and expires_at > ? and users.deleted_at is null`,
)
const lessonCount =
  "(select count(*) from lessons where class_id = classes.id and deleted_at is null and kind <> 'timetable')"
const activeClasses = db.prepare<unknown[], Row>(
  `select classes.*, ${lessonCount} as lesson_count from classes where deleted_at is null and active = 1 order by category, name, id`,
)
const myClasses = db.prepare<unknown[], Row>(
  `select enrolments.id as place_id, paid_until, classes.*, ${lessonCount} as lesson_count from enrolments
   join classes on classes.id = enrolments.class_id where student_id = ? and classes.deleted_at is null
   order by enrolments.id desc`,
)
const classByRand = db.prepare<unknown[], Row>(
  `select classes.*, ${lessonCount} as lesson_count from classes where rand = ? and deleted_at is null`,
)
const enrolment = db.prepare<unknown[], Row>(
  'select paid_until from enrolments where student_id = ? and class_id = ?',
)
const lessonsOf = db.prepare<unknown[], Row>(
  `select lessons.*, lesson_views.viewed_at, exam_results.id as result_id from lessons
   left join lesson_views on lesson_views.lesson_id = lessons.id and lesson_views.student_id = ?
   left join exam_results on exam_results.lesson_id = lessons.id and exam_results.student_id = ?
   where lessons.class_id = ? and lessons.deleted_at is null order by position, lessons.id`,
)
const progressOf = db.prepare<unknown[], Row>(
  `select lessons.class_id, lessons.id, lessons.subject, lessons.kind, viewed_at, submitted_at from enrolments
   join lessons on lessons.class_id = enrolments.class_id and lessons.deleted_at is null
   left join lesson_views on lesson_views.lesson_id = lessons.id and lesson_views.student_id = enrolments.student_id
   left join exam_results on exam_results.lesson_id = lessons.id and exam_results.student_id = enrolments.student_id
   where enrolments.student_id = ? order by lessons.class_id, position, lessons.id`,
)
const userByEmail = db.prepare<unknown[], Row>(
  'select * from users where email_key = ? and deleted_at is null',
)
const newSession = db.prepare(
  'insert into sessions (user_id, token_hash, created_at, expires_at) values (?, ?, ?, ?)',
)

const kindNames: Record<string, string> = {
  lesson: 'Lesson',
  exam: 'Exam',
  timetable: 'Timetableble',
}

function classOf(row: Row) {
  return {
    id: String(row.id),
    rand: row.rand,
    name: row.name,
    category: row.category,
    about: row.about,
    premium: Number(row.price) > 0 ? '1' : '0',
    links: row.links,
    amount: String(Number(row.price) / 100),
    monthlySub: String(row.monthly),
    regclosedate: row.registration_closes,
    subjecttotal: row.lesson_count,
  }
}

function lessonOf(row: Row) {
  return {
    id: String(row.id),
    subject: row.subject,
    about: row.kind === 'timetable' ? row.about : '',
    scheduled: String(row.scheduled),
    viewed: row.viewed_at === null ? '0' : '1',
    examDone: row.result_id === null ? 0 : 1,
    materialExtension: row.material_extension,
    rand: row.kind === 'exam' ? row.exam_rand : '',
    inputetype: kindNames[String(row.kind)],
    studydate: String(row.opens_at),
    viewedDate: row.viewed_at ?? 0,
    material_url: '',
  }
}

/** The progress and the next lesson in a class whose lessons are all open, as in the seeded course. */
function progressIn(lessons: Row[]) {
  const times = lessons.map((it) => Number(it.submitted_at ?? it.viewed_at ?? 0))
  const isCounted = (row: Row) => row.kind !== 'timetable'
  const isDone = (row: Row) => (row.kind === 'exam' ? row.submitted_at : row.viewed_at) !== null
  const counted = lessons.filter(isCounted)
  const next = counted.find((it) => !isDone(it))
  return {
    lessons_done: counted.filter(isDone).length,
    lessons_total: counted.length,
    last_studied: Math.max(0, ...times),
    next_lesson: next
      ? {
          id: String(next.id),
          number: lessons.indexOf(next) + 1,
          subject: next.subject,
          inputetype: kindNames[String(next.kind)],
          opens: 'now',
          opens_at: 0,
        }
      : null,
  }
}

function myClassesOf(me: Row) {
  const lessons = Map.groupBy(progressOf.all(me.id), (it) => it.class_id)
  return envelope(
    myClasses.all(me.id).map((row) => ({
      myclass: { id: String(row.place_id), nextSub: String(row.paid_until) },
      class_details: classOf(row),
      ...progressIn(lessons.get(row.id) ?? []),
    })),
  )
}

/** Throws if there is no row. */
function required(row: Row | undefined): Row {
  if (!row) throw new Error('no such row')
  return row
}

const envelope = (data: unknown, more: object = {}) =>
  JSON.stringify({ status: true, message: '', data, ...more })

function classDetails(me: Row, rand: string) {
  const found = required(classByRand.get(rand))
  const current = enrolment.get(me.id, found.id)
  return envelope({
    lessons: lessonsOf.all(me.id, me.id, found.id).map(lessonOf),
    isEnrolled: current !== undefined,
    monthlyLessonLimit: found.monthly_limit,
    class_details: classOf(found),
    nextSub: String(current?.paid_until ?? 0),
    subscriptionStatus: current ? 'active' : 'none',
  })
}

function lessonDetails(me: Row, rand: string, lessonId: string) {
  const found = required(classByRand.get(rand))
  const rows = lessonsOf.all(me.id, me.id, found.id)
  const at = rows.findIndex((row) => String(row.id) === lessonId)
  const row = required(rows[at])
  const next = rows.slice(at + 1).find((it) => it.kind !== 'timetable')
  return envelope({
    ...lessonOf(row),
    about: row.about,
    class_id: String(found.id),
    class_rand: found.rand,
    class_name: found.name,
    material_name: row.material_name,
    material_size: row.material_bytes,
    material_width: 0,
    material_height: 0,
    next_lesson_id: next ? String(next.id) : '',
    next_lesson_subject: next?.subject ?? '',
    next_lesson_number: next ? rows.indexOf(next) + 1 : 0,
    questions: [],
    has_theory: false,
  })
}

async function login({ email, password }: Record<string, string>) {
  const person = required(userByEmail.get(email?.toLowerCase()))
  if (!(await verify(String(person.password_hash), password ?? ''))) return '{}'
  const token = createHash('sha256').update(String(Math.random())).digest('base64url')
  const now = Math.floor(Date.now() / 1000)
  newSession.run(person.id, createHash('sha256').update(token).digest('hex'), now, now + 3600)
  const data = {
    id: String(person.id),
    email: person.email,
    name: person.name,
    phonenumber: person.phone,
    wallet: Number(person.wallet) / 100,
    role: person.role,
    referral_code: person.referral_code,
  }
  return JSON.stringify({ status: true, message: 'Login successful!', data, token })
}

function userOfToken(request: IncomingMessage): Row {
  const token = request.headers.authorization?.slice(7) ?? ''
  const hash = createHash('sha256').update(token).digest('hex')
  return required(session.get(hash, Math.floor(Date.now() / 1000)))
}

async function handle(request: IncomingMessage, text: string): Promise<string> {
  const input: Record<string, string> = text === '' ? {} : JSON.parse(text)
  const action = input.action ?? new URLSearchParams(request.url?.split('?')[1]).get('action')
  if (!action) return '{}'
  if (action === 'login') return login(input)
  if (action === 'get_classes')
    return envelope(activeClasses.all().map((row) => ({ ...classOf(row), links: '' })))
  const me = userOfToken(request)
  if (action === 'get_my_classes') return myClassesOf(me)
  if (action === 'get_class_details') return classDetails(me, input.class_id ?? '')
  return lessonDetails(me, input.class_id ?? '', input.lesson_id ?? '')
}

createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    const body = await handle(request, Buffer.concat(chunks).toString())
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
}).listen(Number(port), '127.0.0.1')
