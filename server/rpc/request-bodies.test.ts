import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendMessage } from '../../contract/announcements.ts'
import { assignCertificate, getMyCertificates } from '../../contract/certificates.ts'
import { getLessonQuestions, submitExam } from '../../contract/exams.ts'
import { addLesson } from '../../contract/lesson-form.ts'
import { getMessages } from '../../contract/messages.ts'
import { callApi } from '../test/call-api.ts'
import { NOUN_OR_VERB, seedCandidate, seedExam, submissionsOf } from '../test/seed-exam.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

const account = {
  email: 'hauwa@example.org',
  password: 'a long password',
  name: 'Hauwa Idris',
  phonenumber: '08031234567',
}

async function post(
  school: TestSchool,
  payload: string | Buffer,
  type?: string,
  url = '/api.php',
  token?: string,
) {
  const response = await school.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
  return { http: response.statusCode, ...response.json() }
}

const FORM = 'application/x-www-form-urlencoded'

function multipart(fields: [string, string][], { end = true } = {}) {
  const parts = fields.map(
    ([name, value]) =>
      `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}${end ? '--cut--\r\n' : ''}`
}
const MULTIPART = 'multipart/form-data; boundary=cut'

test('every call accepts JSON, URL-encoded and multipart bodies (R-WIRE-001..004)', async () => {
  const school = await openTestSchool()
  const bodies: [string, string][] = [
    [JSON.stringify({ action: 'signup', ...account, email: 'a@example.org' }), 'application/json'],
    [
      new URLSearchParams({ action: 'signup', ...account, email: 'b@example.org' }).toString(),
      FORM,
    ],
    [
      multipart(Object.entries({ action: 'signup', ...account, email: 'c@example.org' })),
      MULTIPART,
    ],
  ]
  for (const [body, type] of bodies) {
    expect(await post(school, body, type)).toMatchObject({
      http: 200,
      status: true,
      data: { name: 'Hauwa Idris' },
    })
  }
})

test('the action can be in the URL, in the body, or the same in both', async () => {
  const school = await openTestSchool()
  const body = JSON.stringify({ action: 'login', email: 'a@example.org', password: 'x' })

  expect(await post(school, body, 'application/json', '/api.php?action=login')).toMatchObject({
    http: 200,
  })
  expect(await post(school, body, 'application/json', '/api.php?action=signup')).toMatchObject({
    http: 400,
    message: 'action was sent more than once',
  })
})

test('JSON can use the nested field names of forms (R-WIRE-005)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)
  const maryam = await seedAdministrator(school)
  const [nounId, verbId] = exam.questionIds
  const names = { subject: 'Letters', inputetype: 'Exam', scheduled: '0' }

  const answers = {
    submitted: await callApi(
      school,
      submitExam,
      {
        lesson_id: String(exam.id),
        examRand: exam.rand,
        [`answer[${nounId}]`]: NOUN_OR_VERB[0]?.answer,
        [`answer[${verbId}]`]: NOUN_OR_VERB[1]?.answer,
      },
      amina,
    ),
    sent: await callApi(
      school,
      sendMessage,
      {
        subject: 'Eid',
        message: 'Eid mubarak',
        delivery_method: 'inApp',
        'recipients[0]': amina.email,
      },
      maryam,
    ),
    assigned: await callApi(
      school,
      assignCertificate,
      { 'student_ids[]': [String(amina.id)], certificate_content: 'x', issue_date: '2026-11-01' },
      maryam,
    ),
    added: await callApi(
      school,
      addLesson,
      {
        ...names,
        class_id: String(exam.classId),
        'questions[0][question]': 'Which?',
        'questions[0][answer]': 'alif',
        'questions[1]': { question: 'And which?', answer: 'ba' },
      },
      maryam,
    ),
  }

  for (const [what, { http, status, message }] of Object.entries(answers))
    expect({ http, status }, `${what}: ${message}`).toEqual({ http: 200, status: true })
  expect(await submissionsOf(school, exam)).toMatchObject([
    { student_id: amina.id, objective_score: 100 },
  ])
  expect((await callApi(school, getMessages, {}, amina)).data).toMatchObject([{ subject: 'Eid' }])
  const certificates = await callApi(school, getMyCertificates, {}, amina)
  expect(certificates.data).toMatchObject([{ certificateContent: 'x' }])
  const request = { lesson_id: answers.added.data.id }
  expect((await callApi(school, getLessonQuestions, request, maryam)).data).toMatchObject([
    { question: 'Which?', answer: 'alif' },
    { question: 'And which?', answer: 'ba' },
  ])
})

test('field names that are invalid in a form are invalid in JSON', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const announcement = { subject: 'Eid', message: 'Eid mubarak', delivery_method: 'inApp' }
  const cases: [string, Record<string, unknown>][] = [
    ['__proto__ is not the name of a field', JSON.parse('{"__proto__":{"role":11}}')],
    ['__proto__[role] is not the name of a field', { '__proto__[role]': 11 }],
    ['recipients[__proto__] is not the name of a field', { 'recipients[__proto__]': 'x' }],
    ['recipients is not valid', { 'recipients[4294967295]': 'a@example.org' }],
    ['recipients was sent more than once', { recipients: ['a@example.org'], 'recipients[0]': 'b' }],
    ['recipients was sent more than once', { 'recipients[0]': 'b', recipients: ['a@example.org'] }],
    ['recipients is nested too deep', { 'recipients[0][0][0][0]': 'a@example.org' }],
  ]

  for (const [message, fields] of cases) {
    const { http, ...response } = await callApi(
      school,
      sendMessage,
      { ...announcement, ...fields },
      maryam,
    )
    expect({ http, said: response }, message).toMatchObject({
      http: 400,
      said: { status: false, message },
    })
  }
  expect(await school.db.selectFrom('messages').selectAll().execute()).toEqual([])
})

test('a missing or duplicate field is 400 and named (R-WIRE-006)', async () => {
  const school = await openTestSchool()
  const errorOf = async (body: string) => {
    const { http, status, message } = await post(school, body, FORM)
    return { http, status, message }
  }
  const clientError = { http: 400, status: false }

  // clients show the refusal at the field (decision 0586)
  expect(await post(school, 'action=login&email=a@example.org', FORM)).toMatchObject({
    field: 'password',
  })
  expect(await errorOf('action=login&email=a@example.org')).toEqual({
    ...clientError,
    message: 'password is required',
  })
  expect(await errorOf('action=login&email=a@example.org&password=')).toEqual({
    ...clientError,
    message: 'password is required',
  })
  expect(await errorOf('action=login&email=nonsense&password=x')).toEqual({
    ...clientError,
    message: 'email is not valid',
  })
  expect(await errorOf('action=login&email=a@example.org&email=b@example.org&password=x')).toEqual({
    ...clientError,
    message: 'email was sent more than once',
  })
})

test('an invalid body is 400, an unknown type 415, a large one 413, and the server continues (R-WIRE-007, R-WIRE-012, R-WIRE-013, R-SEC-014, R-SEC-019)', async () => {
  const school = await openTestSchool()

  expect(await post(school, '{"action":', 'application/json')).toMatchObject({
    http: 400,
    status: false,
  })
  expect(await post(school, '[1,2]', 'application/json')).toMatchObject({
    http: 400,
    status: false,
  })
  expect(
    await post(school, multipart([['action', 'login']], { end: false }), MULTIPART),
  ).toMatchObject({ http: 400, status: false })
  expect(await post(school, 'nothing of the kind', MULTIPART)).toMatchObject({
    http: 400,
    status: false,
  })
  expect(await post(school, '<x/>', 'application/xml')).toMatchObject({ http: 415, status: false })
  expect(await post(school, 'x'.repeat(10_000_000), FORM)).toMatchObject({
    http: 413,
    status: false,
  })
  expect(
    await post(school, multipart([['action', 'x'.repeat(10_000_000)]]), MULTIPART),
  ).toMatchObject({ http: 413, status: false })
  expect(await post(school, 'action=login&email=a@example.org&password=x', FORM)).toMatchObject({
    http: 200,
  })
})

test('a file of a caller who may not upload is rejected before it is stored', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const body = `--cut\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n${'x'.repeat(100_000)}\r\n--cut--\r\n`

  const answer = await post(school, body, MULTIPART, '/lessonsAction.php', amina.token)

  expect(answer).toMatchObject({ http: 403, status: false })
})

test('a truncated file is 400 and is not stored', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const partHeader =
    '--cut\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n'
  for (const length of [0, 10, 200_000]) {
    const body = `${partHeader}${'x'.repeat(length)}`
    const answer = await post(school, body, MULTIPART, '/lessonsAction.php', maryam.token)
    expect(answer, String(length)).toMatchObject({ http: 400, status: false })
  }
  const uploads = join(school.config.DATA_DIR, 'uploads')
  expect(existsSync(uploads) ? readdirSync(uploads) : []).toEqual([])
})

test('values of the wrong type are rejected and cause no server error (R-SEC-013, R-SEC-017)', async () => {
  const school = await openTestSchool()
  const oddLength = { length: { valueOf: 1, toString: 1 } }
  const invalidValues = [
    null,
    7,
    {},
    [],
    ['x'],
    true,
    'a\u0000b',
    '\ud800',
    { __proto__: { x: 1 } },
    oddLength,
  ]

  for (const value of invalidValues) {
    const body = JSON.stringify({ action: 'signup', ...account, name: value })
    const { http, status } = await post(school, body, 'application/json')
    expect({ http, status }, body).toEqual({ http: 400, status: false })
  }
  expect(
    await post(school, 'action=login&__proto__[x]=1&email=a@example.org&password=x', FORM),
  ).toMatchObject({
    http: 400,
  })
  expect(await school.db.selectFrom('users').selectAll().execute()).toEqual([])
})
