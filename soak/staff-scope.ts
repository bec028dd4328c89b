import { allCalls } from '../contract/all.ts'
import { may } from '../contract/staff/permissions.ts'
import {
  callApi,
  check,
  createTempDir,
  finish,
  OWNER,
  startSchool,
  startTempPostgres,
} from './harness.ts'
import { tryAnonymous, tryTakenAway } from './staff-changes.ts'
import {
  type Attack,
  createApi,
  type Fields,
  fillHalf,
  type Half,
  invite,
  type Person,
  textOf,
} from './staff-school.ts'

/**
 * `npm run soak -- staff-scope`, two minutes: attacks the scope of staff (R-STAFF-006) over HTTP on each engine, in a school of two
 * classes that were filled by calls. Tries what `server/staff/scope.test.ts` does not: spellings of ids, own and foreign ids in one
 * request, uploads, files, searches and orders as oracles, stored responses, conditional reads, and what a person kept from the time
 * before a class or a kind was taken away.
 */

/** No response may contain a text of the far class, beyond what the request said. */
const FAR = /zzfar(?!mail@example\.org)\w*/

/** The id fields of a half by their names on the wire. */
const idsOf = (it: Half): Record<string, string> => ({
  ...{ class_id: it.classId, lesson_id: it.examId, result_id: it.resultId, obj_id: it.questionId },
  ...{ question_id: it.questionId, student_id: it.student.id, certificate_id: it.certificateId },
  ...{ message_id: it.messageId, scheduled_id: it.scheduledId, comment_id: it.commentId },
  ...{ to_class_id: it.classId, lesson1_id: it.examId, lesson2_id: it.lessonId },
})

const staffCalls = allCalls.filter(
  ({ call }) => typeof call.access === 'object' && may('teacher', call.access.can),
)

/** Spellings by which one check could read an id otherwise than another. */
const spellingsOf = (id: string): unknown[] => [
  ...[`0${id}`, ` ${id}`, `${id} `, `+${id}`, `${id}.0`, `${id}e0`, Number(id), [id], { 0: id }],
  ...[{ id }, [[id]], [id, id], `${id},${id}`, `${id}\u0000`, Number(id) + 1e-9, `٧${id}`],
]

/** The requests of a call with own ids, but one field with a foreign id in another spelling. */
function requestsOf(fields: Fields, own: Record<string, string>, foreign: Record<string, string>) {
  const named = Object.keys(fields).filter((it) => it in foreign)
  const ownIds = Object.fromEntries(named.map((it) => [it, own[it]]))
  return named.flatMap((field) =>
    spellingsOf(foreign[field] ?? '').map((value) => ({
      ...ownIds,
      kind: 'lesson',
      [field]: value,
    })),
  )
}

async function trySpellings({ api, near, far, people }: Attack) {
  const leaks: string[] = []
  const requests = staffCalls.flatMap(({ name, call }) =>
    requestsOf(call.fields, idsOf(near), idsOf(far)).flatMap((fields) =>
      [people.teacher, people.marker].map((person) => ({ name, fields, person })),
    ),
  )
  for (const { name, fields, person } of requests) {
    const response = await api(name, fields, person)
    if (response.http >= 500 || FAR.test(textOf(response)))
      leaks.push(`${name} ${JSON.stringify(fields)} ${response.http}`)
  }
  const { length } = requests
  check(`${length} requests with an id in another spelling show nothing`, leaks.length === 0, leaks)
}

/** A field twice: in the address and the body, or twice in a form. */
async function tryDuplicateFields({ server, near, far, people }: Attack) {
  const leaks: string[] = []
  for (const [own, foreign] of [
    [near, far],
    [far, near],
  ] as const) {
    const target = '/lessonsAction.php?action=getLessonQuestions'
    const bodies = [
      `lesson_id=${own.examId}&lesson_id=${foreign.examId}`,
      `lesson_id[]=${own.examId}&lesson_id=${foreign.examId}`,
      `lesson_id=${own.examId}&action=getClassExams&class_id=${foreign.classId}`,
    ]
    for (const body of bodies)
      for (const query of ['', `&lesson_id=${foreign.examId}`, `&class_id=${foreign.classId}`]) {
        const response = await fetch(server.url + target + query, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${people.teacher.token}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body,
        })
        const text = await response.text()
        if (response.status >= 500 || FAR.test(text)) leaks.push(`${query} ${body}: ${text}`)
      }
  }
  check('a field that is sent twice shows nothing', leaks.length === 0, leaks)
}

/** Own and foreign ids in one request, foreign parents and targets: all are refused, and the far class stays as it is. */
async function tryMixedIds({ api, near, far, people, owner }: Attack) {
  const { teacher } = people
  const snapshot = async () =>
    JSON.stringify([
      await api('getLessons', { class_id: far.classId }, owner),
      await api('getComments', { class_id: far.classId, lesson_id: far.lessonId }, far.student),
      await api('getGivenCertificates', {}, far.teacher),
      await api('getMessages', {}, far.student),
      await api('getScheduledMessages', {}, far.teacher),
    ]).replaceAll(/until=[^"]*/g, '')
  const before = await snapshot()
  const certificate = { certificate_content: 'x', issue_date: '2026-11-01' }
  const message = { subject: 'x', message: 'x', delivery_method: 'both' }
  const order = [near, far].map((it, position) => ({ id: it.lessonId, position }))
  const lesson = { subject: 'x', about: '', inputetype: 'Lesson', scheduled: '0' }
  const own = { class_id: near.classId, lesson_id: near.lessonId }
  const attempts: [name: string, fields: Fields][] = [
    ['assignCertificate', { ...certificate, class_ids: [near.classId, far.classId] }],
    ['assignCertificate', { ...certificate, student_ids: [near.student.id, far.student.id] }],
    ['giveToCompleted', { class_id: far.classId, issue_date: '2026-11-01' }],
    ['replaceCertificate', { certificate_id: far.certificateId, issue_date: '2026-11-01' }],
    ['claimNextSubmission', { result_ids: [far.resultId, near.resultId] }],
    ['sendMessage', { ...message, recipients: [far.student.email] }],
    ['sendMessage', { ...message, recipients: [near.student.email], lesson_id: far.lessonId }],
    ['sendMessage', { ...message, audience: { kind: 'class', class_id: far.classId } }],
    [
      'sendMessage',
      { ...message, audience: { kind: 'failed', exam_id: far.examId, pass_mark: 50 } },
    ],
    ['sendMessage', { ...message, audience: { kind: 'unread', message_id: far.messageId } }],
    ['sendMessageAgain', { message_id: far.messageId }],
    ['cancelScheduledMessage', { scheduled_id: far.scheduledId }],
    ['reorderLessons', { lessons: order }],
    ['duplicateLesson', { lesson_id: near.lessonId, class_id: far.classId }],
    ['duplicateLesson', { lesson_id: far.lessonId, class_id: near.classId }],
    ['updateLesson', { ...lesson, lesson_id: near.lessonId, class_id: far.classId }],
    ['updateLesson', { ...lesson, lesson_id: far.lessonId, class_id: near.classId }],
    ['addComment', { ...own, comment: 'x', parent_id: far.commentId }],
    ['addComment', { class_id: far.classId, lesson_id: far.lessonId, comment: 'x' }],
    ['addComment', { class_id: near.classId, lesson_id: far.lessonId, comment: 'x' }],
    ['deleteComment', { comment_id: far.commentId }],
    ['restoreFromBin', { kind: 'lesson', item_id: far.lessonId }],
    ['loginAsStudent', { student_email: near.student.email }],
    ['viewAsStaff', { user_id: far.teacher.id }],
    ['setClassStaff', { class_id: far.classId, add_ids: [teacher.id], remove_ids: [] }],
    ['changeStaff', { user_id: teacher.id, staff: 'owner', class_ids: [] }],
  ]
  for (const [name, fields] of attempts) {
    const response = await api(name, fields, teacher)
    const isRefused = response.status === false && response.http < 500
    check(`${name} ${JSON.stringify(fields)} is refused`, isRefused, response)
    check(`${name} tells nothing`, !FAR.test(textOf(response)), response)
  }
  const taken = await api(
    'submitExam',
    { lesson_id: near.examId, examRand: far.examRand, answer: {}, theory: 'x' },
    people.student,
  )
  check('an exam is not submitted by the number of another', taken.status === false, taken)
  check('the far class is as it was', (await snapshot()) === before)
}

/** A search for a text of the far class, or for a hidden contact, answers as one for nothing. */
async function tryOracles({ api, near, far, people }: Attack) {
  const searches = staffCalls.filter(({ call }) => 'search' in call.fields)
  const texts = [`${far.marker}na`, far.student.email, `${far.marker}class`]
  const contacts = [near.student.email, near.student.email.slice(0, 8), '08031234567', '0803']
  const different: string[] = []
  for (const { name, call } of searches)
    for (const person of [people.teacher, people.marker]) {
      const own = 'class_id' in call.fields ? { class_id: near.classId } : {}
      const search = async (text: string) =>
        textOf(await api(name, { ...own, search: text }, person))
      const none = await search('qqqqqq')
      for (const text of [...texts, ...contacts])
        if ((await search(text)) !== none) different.push(`${name} ${text}`)
    }
  check(
    `${searches.length} searches tell nothing by rows, totals and pages`,
    different.length === 0,
    different,
  )
}

/** A call with the id of another class answers as with one that does not exist, also when it changes something. */
async function tryMissing({ api, far, people }: Attack) {
  const different: string[] = []
  const ids = idsOf(far)
  for (const { name, call } of staffCalls)
    for (const field of Object.keys(call.fields).filter((it) => it in ids)) {
      const answers: string[] = []
      for (const value of [ids[field], '987654321']) {
        const response = await api(name, { kind: 'lesson', [field]: value }, people.teacher)
        answers.push(JSON.stringify([response.http, response.message]))
      }
      if (answers[0] !== answers[1]) different.push(`${name} ${field}: ${answers.join(' ')}`)
    }
  check('what is outside answers as what does not exist', different.length === 0, different)
}

/** Uploads of others. */
async function tryUploads({ server, far, people }: Attack) {
  const { url } = server
  const headers = (as?: Person) => ({
    'tus-resumable': '1.0.0',
    ...(as && { authorization: `Bearer ${as.token}` }),
  })
  const create = (as?: Person) =>
    fetch(`${url}/uploads`, {
      method: 'POST',
      headers: {
        ...headers(as),
        'upload-length': '10',
        'upload-metadata': 'filename ZmlsbS5tcDQ=',
      },
    })
  const created = await create(far.teacher)
  const upload = new URL(String(created.headers.get('location')), url).href
  check('a teacher creates an upload', created.status === 201, created.status)
  const { teacher, marker, accountant, student } = people
  for (const as of [marker, accountant, student, undefined]) {
    const { status } = await create(as)
    check(`${as?.email ?? 'a visitor'} creates none`, status === 403 || status === 401, status)
  }
  const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  for (const as of [teacher, marker, accountant, student, undefined])
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const init = { method, headers: { ...headers(as), ...part } }
      const { status } = await fetch(upload, method === 'PATCH' ? { ...init, body: 'aaaa' } : init)
      const isRefused = [401, 403, 404].includes(status)
      check(`${method} of an upload by ${as?.email ?? 'a visitor'} is refused`, isRefused, status)
    }
}

/** The CSV files for each kind of caller. */
async function tryExports({ server, near, far, people }: Attack) {
  const { url } = server
  const { teacher, marker, student } = people
  const files = ['/certificates.csv?', '/exports/audit.csv?', '/exports/payments.csv?']
  const gradebook = `/exports/gradebook.csv?class_id=${far.classId}`
  const paths = [
    ...files,
    gradebook,
    `${gradebook}&class_id=${near.classId}`,
    '/exports/income-statement.csv?month=2026-11',
  ]
  for (const path of paths)
    for (const as of [teacher, marker, student, undefined]) {
      const response = await fetch(
        url + path,
        as ? { headers: { authorization: `Bearer ${as.token}` } } : {},
      )
      const text = await response.text()
      const isClosed = response.status < 500 && !/zzfar/.test(text)
      check(
        `${path} shows ${as?.email ?? 'a visitor'} nothing foreign`,
        isClosed,
        text.slice(0, 200),
      )
    }
}

/** The answer of one caller is never the stored or unchanged answer of another. */
async function tryStoredAnswers({ server, api, near, far, people }: Attack) {
  const lesson = { subject: `${far.marker}once`, about: '', inputetype: 'Lesson', scheduled: '0' }
  const fields = { ...lesson, class_id: far.classId, once: 'the-same-key-of-two-callers' }
  check('a lesson is added', (await api('addLesson', fields, far.teacher)).status === true)
  const repeated = await api('addLesson', fields, people.teacher)
  check('its stored response is of its caller only', repeated.http === 404, repeated)
  for (const path of [
    '/api.php?action=getClasses',
    `/api.php?action=getPublicClass&class_id=${far.classId}`,
    `/lessonsAction.php?action=getLessons&class_id=${far.classId}`,
  ]) {
    const read = (as: Person, tag?: string) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${as.token}`, ...(tag && { 'if-none-match': tag }) },
      })
    const tag = (await read(far.teacher)).headers.get('etag')
    const { status } = await read(people.teacher, tag ?? '"none"')
    check(`${path} is not unchanged for another caller`, status !== 304 || tag === null, status)
  }
  const early = await callApi(
    server.url,
    { action: 'getSubmission', result_id: near.resultId },
    { path: '/adminActions.php' },
  )
  check('without a token nothing is known', early.status === false, early)
}

async function attack(engine: string, env: Record<string, string>) {
  console.log(engine)
  const server = await startSchool({ DATA_DIR: createTempDir(), ...env })
  const api = createApi(server)
  const owner = { token: server.token, email: OWNER.ADMIN_EMAIL, id: '1' }
  const near = await fillHalf(server, { api, owner, marker: 'aaown' })
  const far = await fillHalf(server, { api, owner, marker: 'zzfar' })
  const marker = await invite(api, owner, {
    name: 'marker',
    staff: 'marker',
    classIds: [near.classId],
  })
  const accountant = await invite(api, owner, {
    name: 'accountant',
    staff: 'accountant',
    classIds: [],
  })
  const people = { teacher: near.teacher, marker, accountant, student: near.student }
  const school = { server, api, owner, near, far, people }
  for (const attempt of [
    ...[tryOracles, tryMissing, trySpellings, tryDuplicateFields, tryMixedIds],
    ...[tryUploads, tryExports, tryStoredAnswers, tryAnonymous, tryTakenAway],
  ])
    await attempt(school)
}

await attack('sqlite', {})
const postgres = await startTempPostgres()
await attack('postgres', { DATABASE_URL: postgres.url })
await finish()
