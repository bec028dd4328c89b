import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { DEFAULT_BODY_LIMITS, KB, MB } from '../../contract/call.ts'
import {
  FORM,
  formField,
  JSON_TYPE,
  MULTIPART,
  openConnection,
  parseResponse,
  type RawRequest,
  sendRawRequest,
} from '../test/raw-request.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const TOO_LARGE = 'The request is too large: at most 64 KB.'
const TOO_MANY = 'The request has too many fields: at most 200.'

test('every call has a size limit, and only these may exceed 64 KB', () => {
  const larger = allCalls.filter(({ call }) => call.bodyLimits.bytes > DEFAULT_BODY_LIMITS.bytes)

  const limits = larger.map(({ name, call }) => [name, call.access, call.bodyLimits.bytes / KB])
  // the order in which a module lists its exports depends on what loads it
  expect(new Set(limits)).toEqual(
    new Set([
      ['updateAppSettings', 'admin', 1024],
      ['addClass', 'admin', 256],
      ['updateClass', 'admin', 256],
      ['addLesson', 'admin', 4096],
      ['updateLesson', 'admin', 4096],
      ['reorderLessons', 'admin', 512],
      ['submitExam', 'student', 4096],
      ['uploadAnswerFile', 'admin', 6144],
      ['sendMessage', 'admin', 4096],
      ['scheduleMessage', 'admin', 4096],
      ['checkRecipients', 'admin', 4096],
      ['importQuizQuestions', 'admin', 8192],
      ['assignCertificate', 'admin', 4096],
      ['importStudents', 'admin', 8192],
      ['readQuestionsCsv', 'admin', 8192],
    ]),
  )
})

const tooLargeRequests: [string, Omit<RawRequest, 'body'> & { body?: string }, number, string][] = [
  ['a form that announces too much', { length: 600 * MB }, 413, TOO_LARGE],
  ['JSON that announces too much', { type: JSON_TYPE, length: 600 * MB }, 413, TOO_LARGE],
  ['a form in chunks', { body: 'a&'.repeat(40_000) }, 413, TOO_LARGE],
  ['JSON in chunks', { type: JSON_TYPE, body: 'x'.repeat(70_000) }, 413, TOO_LARGE],
  ['one long field', { type: MULTIPART, body: formField('a', 'x'.repeat(70_000)) }, 413, TOO_LARGE],
  [
    'fields that are long together',
    { type: MULTIPART, body: formField('a', 'x'.repeat(4_000)).repeat(20) },
    413,
    TOO_LARGE,
  ],
  ['a preamble without an end', { type: MULTIPART, body: 'x'.repeat(70_000) }, 413, TOO_LARGE],
  ['a form of many names', { length: 60_000, body: 'a&'.repeat(30_000) }, 413, TOO_MANY],
  [
    'a multipart body of many parts',
    { type: MULTIPART, body: formField('a', '').repeat(300) },
    413,
    TOO_MANY,
  ],
  [
    'a wide record',
    { type: JSON_TYPE, length: 1_401, body: `{${'"a":1,'.repeat(233)}"a`.padEnd(1_401) },
    413,
    TOO_MANY,
  ],
  [
    'nested lists',
    { type: JSON_TYPE, length: 4_000, body: '['.repeat(4_000) },
    400,
    'The request is nested too deep: at most 4 levels.',
  ],
  [
    'a name that is nested deep',
    { length: 10_002, body: `${'a[b]'.padEnd(10_000, '[b]')}=1` },
    400,
    'The name of a field is too long.',
  ],
  [
    'a compressed body',
    { type: JSON_TYPE, headers: ['Content-Encoding: gzip'], length: 600 * MB },
    415,
    'Send the body without a content-encoding.',
  ],
  [
    'a boundary that is longer than any',
    { type: `multipart/form-data; boundary=${'x'.repeat(300)}`, body: formField('a', '') },
    400,
    'The form data could not be read.',
  ],
  [
    'a webhook',
    { path: '/webhooks/paystack', length: 600 * MB },
    413,
    'The request is too large: at most 256 KB.',
  ],
  [
    'a webhook in chunks',
    { path: '/webhooks/paystack', body: 'x'.repeat(300_000) },
    413,
    'The request is too large: at most 256 KB.',
  ],
  [
    'the sandbox',
    { path: '/sandbox/charge', type: JSON_TYPE, body: 'x'.repeat(70_000) },
    413,
    'The request is too large: at most 4 KB.',
  ],
  [
    'nested lists for the sandbox',
    { path: '/sandbox/charge', type: JSON_TYPE, length: 4_000, body: '['.repeat(4_000) },
    400,
    'The request is nested too deep: at most 4 levels.',
  ],
  [
    'a query of many names',
    { method: 'GET', path: `/api.php?action=get_classes${'&a'.repeat(300)}`, length: 0 },
    413,
    TOO_MANY,
  ],
]

test('a request that is too large is rejected while it arrives, and the message names the limit (R-WIRE-012)', async () => {
  const school = await openTestSchool()
  for (const [what, sending, http, message] of tooLargeRequests)
    expect(await sendRawRequest(school, { body: '', ...sending }), what).toEqual({ http, message })
})

const requestsWithoutBody: [string, string, string, number][] = [
  ['an unknown address', '/nonsense', 'POST', 404],
  ['an unknown action', '/api.php?action=nonsense', 'POST', 404],
  ['a method of no call', '/api.php', 'PUT', 404],
  ['a call without a token', '/lessonsAction.php', 'POST', 401],
  ['a call of another path', '/submitExam.php', 'POST', 401],
  ['a read', '/api.php?action=get_classes', 'GET', 200],
  ['a health check', '/healthz', 'GET', 200],
]

test('a request that needs no body is served without reading it', async () => {
  const school = await openTestSchool()
  for (const [what, path, method, http] of requestsWithoutBody) {
    const sending = { path, method, type: JSON_TYPE, length: 600 * MB, body: '{' }
    expect((await sendRawRequest(school, sending)).http, what).toBe(http)
  }
})

test('a caller may send as much as the largest call of the path allows, and gets 413 when the call allows less', async () => {
  const school = await openTestSchool()
  const { token } = await seedAdministrator(school)
  const body = (action: string) => JSON.stringify({ action, csv: 'x'.repeat(1 * MB) })
  const post = (action: string, as?: string) =>
    sendRawRequest(school, {
      path: '/adminActions.php',
      type: JSON_TYPE,
      body: body(action),
      length: body(action).length,
      ...(as ? { token: as } : {}),
    })

  expect((await post('importStudents', token)).http).toBe(200)
  expect(await post('addClass', token)).toEqual({
    http: 413,
    message: 'The request is too large: at most 256 KB.',
  })
  expect(await post('getStudentList', token)).toEqual({ http: 413, message: TOO_LARGE })
  expect((await post('importStudents')).http).toBe(401)
})

test('a client that sends 16 MB before it reads gets its response and can reuse the connection', async () => {
  const school = await openTestSchool()
  const connection = await openConnection(school)
  const head = `POST /api.php HTTP/1.1\r\nHost: school\r\nContent-Type: ${FORM}\r\n`
  await connection.send(`${head}Content-Length: ${15 * MB}\r\n\r\n`)
  for (let sent = 0; sent < 15; sent++) await connection.send(Buffer.alloc(MB, 'a'))

  await connection.send('GET /healthz HTTP/1.1\r\nHost: school\r\n\r\n')

  await expect.poll(() => connection.received()).toContain('HTTP/1.1 413')
  await expect.poll(() => connection.received()).toContain('HTTP/1.1 200')
})

const announced = [`Content-Length: ${600 * MB}`, Buffer.alloc(MB, 'a')] as const
const chunked = [
  'Transfer-Encoding: chunked',
  Buffer.from(`${MB.toString(16)}\r\n${'a'.repeat(MB)}\r\n`),
] as const

test.each([
  ['announces its length', '/api.php', ...announced, 413],
  ['does not announce its length', '/api.php', ...chunked, 413],
  ['goes to an address that cannot be read', '/%ff', ...announced, 400],
] as const)(
  'a body of 600 MB that %s gets a response, and its connection is closed early',
  async (_what, path, header, block, http) => {
    const school = await openTestSchool()
    const connection = await openConnection(school)
    await connection.send(
      `POST ${path} HTTP/1.1\r\nHost: school\r\nContent-Type: ${FORM}\r\n${header}\r\n\r\n`,
    )

    let sent = 0
    while (sent < 600 && (await connection.send(block))) sent++

    expect(sent).toBeLessThan(50)
    expect(parseResponse(connection)).toMatchObject({ http })
  },
)

test('a body in chunks of one byte is cut off after a thousand chunks', async () => {
  const school = await openTestSchool()
  const connection = await openConnection(school)
  await connection.send(
    `POST /api.php HTTP/1.1\r\nHost: school\r\nContent-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )

  await connection.send('1\r\nx\r\n'.repeat(20_000))

  await connection.closed
})

test('a client that sends Expect: 100-continue is asked for its body only if the body is allowed', async () => {
  const school = await openTestSchool()
  const ask = async (length: number) => {
    const connection = await openConnection(school)
    const head = ['POST /api.php?action=login HTTP/1.1', 'Host: school', `Content-Type: ${FORM}`]
    await connection.send(
      `${[...head, 'Expect: 100-continue', `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`,
    )
    await expect.poll(() => connection.received()).toContain('\r\n\r\n')
    return connection
  }

  expect((await ask(600 * MB)).received()).toContain('HTTP/1.1 413')
  const waiting = await ask(3)
  expect(waiting.received()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  await waiting.send('a=1')
  await expect.poll(() => waiting.received()).toContain('email is required')
})
