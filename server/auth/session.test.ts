import { expect, test } from 'vitest'
import { getUserData, login, logout, resetPassword } from '../../contract/auth/auth.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { getClasses } from '../../contract/classes/classes.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { openTestSchool, seedStudent, type TestSchool } from '../test/test-school.ts'
import { deleteOldSessions } from './session.ts'

const hauwa = {
  name: 'Hauwa Idris',
  email: 'hauwa@example.org',
  phonenumber: '08031234567',
  password: 'a long password',
}

async function signIn(school: TestSchool, password = hauwa.password) {
  const { token } = await callApi(school, login, { email: hauwa.email, password })
  return { token: token ?? '' }
}

test('sign-in returns the account, a token and a cookie that scripts can read (R-AUTH-023, R-AUTH-029, R-AUTH-030, R-AUTH-031)', async () => {
  const school = await openTestSchool()
  await callApi(school, signup, hauwa)

  const response = await callApi(school, login, { email: hauwa.email, password: hauwa.password })

  expect(response).toMatchObject({
    http: 200,
    status: true,
    message: 'Login successful!',
    data: { email: hauwa.email, name: hauwa.name, wallet: 0, role: 1 },
  })
  expect(response.headers['set-cookie']).toBe(
    `token=${response.token}; Path=/; Max-Age=2592000; SameSite=Lax`,
  )
})

test('a sign-in with the right password renews a hash of another cost than the configured one, and a wrong password does not (R-AUTH-037)', async () => {
  const school = await openTestSchool()
  await callApi(school, signup, hauwa)
  const readHash = async () =>
    (await school.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow())
      .password_hash
  const first = await readHash()
  expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/)
  await signIn(school)
  expect(await readHash()).toBe(first)
  school.config.PASSWORD_MEMORY_KIB = 128

  await signIn(school, 'a wrong password')
  expect(await readHash()).toBe(first)
  await signIn(school)
  const renewed = await readHash()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=128,t=2,p=1\$/)
  expect((await signIn(school)).token).not.toBe('')
  expect(await readHash()).toBe(renewed)
})

test('an expired token does not block public calls or a new sign-in (R-AUTH-036, R-SEC-001)', async () => {
  const school = await openTestSchool()
  await callApi(school, signup, hauwa)
  const endedSession = { token: 'a-token-that-nobody-knows-any-more' }

  expect(await callApi(school, getClasses, {}, endedSession)).toMatchObject({
    http: 200,
    status: true,
  })
  const { password, email } = hauwa
  expect(await callApi(school, login, { email, password }, endedSession)).toMatchObject({
    status: true,
  })
  expect(await callApi(school, getUserData, {}, endedSession)).toMatchObject({
    http: 401,
    code: 'sign_in_required',
    message: 'Please sign in again.',
  })
  const change = { email, new_password: 'another password', current_password: password }
  expect(await callApi(school, resetPassword, change, endedSession)).toMatchObject({ http: 401 })
  expect(await callApi(school, login, { email, password })).toMatchObject({ status: true })
})

test('the Bearer scheme is case-insensitive', async () => {
  const school = await openTestSchool()
  const { token } = await callApi(school, signup, hauwa)

  const { statusCode } = await school.app.inject({
    method: 'POST',
    url: '/api.php?action=getUserData',
    headers: { authorization: `bearer ${token}` },
  })

  expect(statusCode).toBe(200)
})

test('the cookie is Secure behind an HTTPS proxy (R-AUTH-030)', async () => {
  const school = await openTestSchool({ TRUST_PROXY: '1' })
  await callApi(school, signup, hauwa)

  const response = await school.app.inject({
    method: 'POST',
    url: '/api.php?action=login',
    headers: { 'x-forwarded-proto': 'https' },
    payload: { email: hauwa.email, password: hauwa.password },
  })

  expect(response.headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/)
})

test.each([
  ['a wrong password (R-AUTH-026)', { password: 'not the password' }],
  ['an unknown email (R-AUTH-027)', { email: 'nobody@example.org' }],
])('%s is declined with the same message, without token and cookie', async (_, wrongFields) => {
  const school = await openTestSchool()
  await callApi(school, signup, hauwa)

  const response = await callApi(school, login, {
    email: hauwa.email,
    password: hauwa.password,
    ...wrongFields,
  })

  expect(response).toMatchObject({
    http: 200,
    status: false,
    code: 'invalid_credentials',
    message: 'Email or password is incorrect',
    data: null,
  })
  expect(response.token).toBeUndefined()
  expect(response.headers['set-cookie']).toBeUndefined()
})

test.each(['email', 'password'])(
  'a sign-in without %s is rejected with the name of the field',
  async (field) => {
    const school = await openTestSchool()

    const { message } = await callApi(school, login, {
      email: hauwa.email,
      password: 'x',
      [field]: '',
    })
    expect(message).toBe(`${field} is required`)
  },
)

test('each sign-in gets its own token, and all tokens stay valid (R-AUTH-033)', async () => {
  const school = await openTestSchool()
  await callApi(school, signup, hauwa)

  const phone = await signIn(school)
  const desk = await signIn(school)

  expect(phone.token).not.toBe(desk.token)
  for (const session of [phone, desk]) {
    expect(await callApi(school, getUserData, {}, session)).toMatchObject({
      status: true,
      data: { email: hauwa.email },
    })
  }
})

test('the database stores only the hash of a token (R-AUTH-034)', async () => {
  const school = await openTestSchool()
  const { token = '' } = await callApi(school, signup, hauwa)

  const sessions = await school.db.selectFrom('sessions').selectAll().execute()

  expect(sessions).toHaveLength(1)
  expect(JSON.stringify(sessions)).not.toContain(token)
  expect(sessions[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/)
})

test('sign-out ends only the session of its token', async () => {
  const school = await openTestSchool()
  await callApi(school, signup, hauwa)
  const phone = await signIn(school)
  const desk = await signIn(school)

  expect(await callApi(school, logout, {}, phone)).toMatchObject({ http: 200, status: true })

  expect(await callApi(school, getUserData, {}, phone)).toMatchObject({ http: 401, status: false })
  expect(await callApi(school, logout, {}, phone)).toMatchObject({ http: 401 })
  expect(await callApi(school, getUserData, {}, desk)).toMatchObject({ status: true })
})

test('a session expires after exactly thirty days (R-AUTH-057)', async () => {
  setClock(START)
  const school = await openTestSchool()
  const { token = '' } = await callApi(school, signup, hauwa)

  setClock(START + 30 * DAY - 1)
  expect(await callApi(school, getUserData, {}, { token })).toMatchObject({ status: true })
  setClock(START + 30 * DAY)
  expect(await callApi(school, getUserData, {}, { token })).toMatchObject({
    http: 401,
    status: false,
  })
})

test('sessions are deleted a week after they expire', async () => {
  setClock(START)
  const school = await openTestSchool()
  await callApi(school, signup, hauwa)
  const sessions = () => school.db.selectFrom('sessions').select('id').execute()

  await deleteOldSessions(school.db, START + 37 * DAY - 1)
  expect(await sessions()).toHaveLength(1)
  await deleteOldSessions(school.db, START + 37 * DAY)
  expect(await sessions()).toHaveLength(0)
})

test('a student can read only their own account, with or without its email in the request (R-AUTH-054, R-AUTH-059)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 250_50 })
  const zainab = await seedStudent(school)

  const withoutEmail = await callApi(school, getUserData, {}, amina)
  expect(withoutEmail.data).toMatchObject({ email: amina.email, wallet: 250.5, role: 1 })
  expect(await callApi(school, getUserData, { email: amina.email }, amina)).toEqual({
    ...withoutEmail,
    headers: expect.anything(),
  })
  expect(await callApi(school, getUserData, { email: zainab.email }, amina)).toMatchObject({
    http: 403,
    data: null,
  })
})

test('the cookie alone does not authenticate a request (R-AUTH-056)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)

  const response = await school.app.inject({
    method: 'POST',
    url: '/api.php',
    headers: { cookie: `token=${amina.token}` },
    payload: { action: 'getUserData' },
  })

  expect(response.statusCode).toBe(401)
})

test('a deleted user is signed out and cannot sign in again', async () => {
  const school = await openTestSchool()
  const { data, token = '' } = await callApi(school, signup, hauwa)
  await school.db
    .updateTable('users')
    .set({ deleted_at: START })
    .where('id', '=', Number(data.id))
    .execute()

  expect(await callApi(school, getUserData, {}, { token })).toMatchObject({ http: 401 })
  expect(
    await callApi(school, login, { email: hauwa.email, password: hauwa.password }),
  ).toMatchObject({
    status: false,
  })
})

test('a sign-in creates a new token even if the request carries one', async () => {
  const school = await openTestSchool()
  const first = await callApi(school, signup, hauwa)
  const second = await callApi(
    school,
    login,
    { email: hauwa.email, password: hauwa.password },
    {
      token: String(first.token),
    },
  )

  expect(first.token).toMatch(/^[\w-]{43}$/)
  expect(second.token).toMatch(/^[\w-]{43}$/)
  expect(second.token).not.toBe(first.token)
  const rows = await school.db.selectFrom('sessions').select('token_hash').execute()
  expect(JSON.stringify(rows)).not.toContain(second.token)
})

test('a visitor is asked to sign in, and a user whose session has ended is asked to sign in again', async () => {
  const school = await openTestSchool()
  const ended = { token: 'x'.repeat(43) }

  expect(await callApi(school, getUserData)).toMatchObject({
    http: 401,
    message: 'Please sign in.',
  })
  expect(await callApi(school, getUserData, {}, ended)).toMatchObject({
    http: 401,
    message: 'Please sign in again.',
  })
})

test('callers at one moment are each told apart, and one who has just signed out is refused (R-SAFE-008)', async () => {
  const school = await openTestSchool()
  const students = []
  for (let index = 0; index < 30; index++) students.push(await seedStudent(school))
  const [left, ...others] = students
  if (!left) throw new Error('no student')
  const readOwn = (it: { token: string }) => callApi(school, getUserData, {}, it)

  const before = students.map(readOwn)
  await callApi(school, logout, {}, left)
  const after = [left, ...others].map(readOwn)

  const own = (it: { email: string }) => ({ http: 200, data: { email: it.email } })
  expect(await Promise.all(before.slice(1))).toMatchObject(others.map(own))
  expect(await Promise.all(after)).toMatchObject([{ http: 401 }, ...others.map(own)])
})
