import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MB } from '../../contract/platform/call.ts'
import { now } from '../platform/clock.ts'
import { formField, formFile, MULTIPART, sendRawRequest } from '../test/http/raw-request.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

const TOO_MANY = 'The request has too many fields: at most 200.'

const uploadsOf = ({ config }: TestSchool) => {
  const folder = join(config.DATA_DIR, 'uploads')
  return existsSync(folder) ? readdirSync(folder) : []
}

const uploadBodies: [string, string][] = [
  ['that names its call first', formField('action', 'addLesson') + formFile('file', 'x')],
  ['before the action', formFile('file', 'x') + formField('action', 'addLesson')],
  ['with no action', formFile('file', 'x')],
  ['with an unknown action', formField('action', 'nonsense') + formFile('file', 'x')],
  ['in a field of no call', formFile('nonsense', 'x')],
  ['that is longer than any request', formFile('file', 'x'.repeat(100_000))],
  ['among a hundred others', formFile('file', 'x').repeat(100)],
]

test('an upload is 401 without a token and 403 for a student, whatever else it contains, and is never stored', async () => {
  const school = await openTestSchool()
  const { token } = await seedStudent(school)
  const paths = ['/api.php', '/lessonsAction.php', '/lessonsAction.php?action=addLesson']
  for (const path of [...paths, '/api.php?action=nonsense', '/api.php?action=login'])
    for (const [what, body] of uploadBodies) {
      const upload = { path, type: MULTIPART, body, length: 600 * MB }
      expect((await sendRawRequest(school, upload)).http, `${path} ${what}`).toBe(401)
      // a student may send recordings to this path, which are smaller
      const refused = path === '/api.php' ? 413 : 403
      expect((await sendRawRequest(school, { ...upload, token })).http, `${path} ${what}`).toBe(
        refused,
      )
    }
  const [, body] = uploadBodies[0] ?? []
  const small = { path: '/api.php', type: MULTIPART, body: body ?? '', token }
  expect((await sendRawRequest(school, small)).http).toBe(403)
  expect(existsSync(join(school.config.DATA_DIR, 'uploads'))).toBe(false)
})

test('an administrator’s file is rejected in a call that takes none, and so is a second or too large file', async () => {
  const school = await openTestSchool({ UPLOAD_MAX_MB: '1' })
  const { token } = await seedAdministrator(school)
  const large = formFile('file', 'x'.repeat(1.2 * MB))
  const cases: [string, string, number, string][] = [
    ['/api.php?action=login', formFile('file', 'x'), 400, 'file takes no file'],
    [
      '/adminActions.php',
      formField('action', 'addClass') + formFile('file', 'x'),
      400,
      'file takes no file',
    ],
    [
      '/api.php',
      formField('action', 'nonsense') + formFile('logo', 'x'),
      404,
      'There is no such action.',
    ],
    ['/lessonsAction.php', large, 413, 'The file is too large: at most 1 MB.'],
    [
      '/lessonsAction.php',
      formFile('file', 'x').repeat(2),
      413,
      'The request has too many files: at most 1.',
    ],
    ['/api.php?action=uploadLogo', formField('a', 'x').repeat(201), 413, TOO_MANY],
  ]
  for (const [path, body, http, message] of cases)
    expect(await sendRawRequest(school, { path, type: MULTIPART, body, token }), path).toEqual({
      http,
      message,
    })
  expect(
    await sendRawRequest(school, {
      path: '/lessonsAction.php',
      type: MULTIPART,
      body: '',
      length: 600 * MB,
      token,
    }),
  ).toEqual({ http: 413, message: 'The file is too large: at most 1 MB.' })
  await expect.poll(() => uploadsOf(school)).toEqual([])
})

test('the file of an administrator who has to enter the password again or to add a second step is refused before it is stored (R-TRUST-004, R-TRUST-005)', async () => {
  const school = await openTestSchool()
  const { token } = await seedAdministrator(school)
  const send = (path: string, body: string) =>
    sendRawRequest(school, { path, type: MULTIPART, body, length: 10 * MB, token })
  const logos: [string, string][] = [
    ['/api.php?action=uploadLogo', formFile('logo', 'x')],
    ['/api.php', formField('action', 'uploadLogo') + formFile('logo', 'x')],
    ['/api.php', formFile('logo', 'x') + formField('action', 'uploadLogo')],
  ]

  await school.db.updateTable('sessions').set({ authenticated_at: 1 }).execute()
  for (const [path, body] of logos)
    expect(await send(path, body), body).toEqual({
      http: 401,
      message: 'Enter your password again to change the settings.',
    })

  await school.db.updateTable('sessions').set({ authenticated_at: now() }).execute()
  await school.db.insertInto('second_factor_policy').values({ required_from: 1 }).execute()
  const lesson = formField('action', 'addLesson') + formFile('file', 'x')
  for (const [path, body] of [...logos, ['/lessonsAction.php', lesson] as const])
    expect(await send(path, body), body).toEqual({
      http: 403,
      message:
        'The school requires a second step of administrators. Add one in your profile first.',
    })
  expect(existsSync(join(school.config.DATA_DIR, 'uploads'))).toBe(false)
})
