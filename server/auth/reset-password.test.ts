import { expect, onTestFinished, test, vi } from 'vitest'
import { getUserData, login, requestPasswordReset, resetPassword } from '../../contract/auth.ts'
import { updateAppSettings } from '../../contract/settings-form.ts'
import { signup } from '../../contract/sign-up.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, aStudent, openSchool, type TestSchool } from '../test/school.ts'

const START = 1_800_000_000
const MINUTE = 60
const OLD = 'the old password'
const NEW = 'the new password'
const REFUSED = {
  http: 200,
  status: false,
  message: 'This code is not valid or has expired.',
  data: null,
}

/** Moves the process's clock; timers go on as ever. */
function itIs(at: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: at * 1000 })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

/** A school in which Hauwa has an account and is signed in. */
async function schoolWithHauwa() {
  const school = await openSchool()
  const { data, token = '' } = await ask(school, signup, {
    name: 'Hauwa Idris',
    email: 'Hauwa@example.org',
    phonenumber: '08031234567',
    password: OLD,
  })
  return { school, hauwa: { id: Number(data.id), email: 'Hauwa@example.org', token } }
}

const mailOf = (school: TestSchool) =>
  school.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute()

/** Asks for a code and reads it where its owner would. */
async function codeFor(school: TestSchool, email: string) {
  await ask(school, requestPasswordReset, { email })
  const last = (await mailOf(school)).at(-1)
  return /\b\d{6}\b/.exec(last?.body ?? '')?.[0] ?? ''
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const mayEnter = async (school: TestSchool, password: string) =>
  (await ask(school, login, { email: 'hauwa@example.org', password })).status

test('a code of six digits goes to the account’s own address, and sets a new password (R-AUTH-041, R-AUTH-045, R-AUTH-058)', async () => {
  const { school } = await schoolWithHauwa()

  const code = await codeFor(school, 'hauwa@EXAMPLE.org')
  const [letter] = await mailOf(school)
  expect(letter?.to_address).toBe('Hauwa@example.org')
  expect(letter?.subject).toBe('Lisan: your code to reset the password')
  expect(code).toMatch(/^\d{6}$/)

  expect(
    await ask(school, resetPassword, { email: 'hauwa@example.org', new_password: NEW, code }),
  ).toMatchObject({ http: 200, status: true })
  expect(await mayEnter(school, NEW)).toBe(true)
  expect(await mayEnter(school, OLD)).toBe(false)
})

test('the letter is signed with the school’s own name', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const maryam = await anAdministrator(school)
  await ask(school, updateAppSettings, { siteName: 'معهد النور' }, maryam)

  await ask(school, requestPasswordReset, { email: hauwa.email })

  expect((await mailOf(school))[0]?.subject).toContain('معهد النور')
})

test('the response to a reset request is the same for an unknown email, after the same fixed time (R-AUTH-040)', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const timed = async (email: string) => {
    const start = performance.now()
    const { headers: _, ...answer } = await ask(school, requestPasswordReset, { email })
    return { answer, ms: performance.now() - start }
  }

  const known = await timed(hauwa.email)
  const unknown = await timed('nobody@example.org')

  expect(known.answer).toEqual(unknown.answer)
  expect(known.answer).toMatchObject({ http: 200, status: true, data: null })
  // both wait for the fixed time, which is longer than the work
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(290)
  expect(await mailOf(school)).toHaveLength(1)
})

test('a code holds for fifteen minutes (R-AUTH-042)', async () => {
  itIs(START)
  const { school, hauwa } = await schoolWithHauwa()
  const code = await codeFor(school, hauwa.email)
  const reset = () => ask(school, resetPassword, { email: hauwa.email, new_password: NEW, code })

  itIs(START + 15 * MINUTE)
  expect(await reset()).toMatchObject(REFUSED)
  expect(await mayEnter(school, OLD)).toBe(true)

  itIs(START + 15 * MINUTE - 1)
  expect(await reset()).toMatchObject({ status: true })
})

test('after five wrong tries even the right code is refused, until a new one is asked for (R-AUTH-043)', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const code = await codeFor(school, hauwa.email)
  const reset = (tried: string) =>
    ask(school, resetPassword, { email: hauwa.email, new_password: NEW, code: tried })

  for (let tries = 0; tries < 5; tries++)
    expect(await reset(otherThan(code))).toMatchObject(REFUSED)
  expect(await reset(code)).toMatchObject(REFUSED)
  expect(await mayEnter(school, OLD)).toBe(true)

  expect(await reset(await codeFor(school, hauwa.email))).toMatchObject({ status: true })
})

test('four wrong tries leave one that can be right', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const code = await codeFor(school, hauwa.email)
  const reset = (tried: string) =>
    ask(school, resetPassword, { email: hauwa.email, new_password: NEW, code: tried })

  for (let tries = 0; tries < 4; tries++) await reset(otherThan(code))
  expect(await reset(code)).toMatchObject({ status: true })
})

test('fifty guesses at once are five tries like any others', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const code = await codeFor(school, hauwa.email)
  const reset = (tried: string) =>
    ask(school, resetPassword, { email: hauwa.email, new_password: NEW, code: tried })

  await Promise.all(Array.from({ length: 50 }, () => reset(otherThan(code))))

  const [row] = await school.db.selectFrom('reset_codes').selectAll().execute()
  expect(row).toMatchObject({ tries: 5, used_at: null })
  expect(await reset(code)).toMatchObject(REFUSED)
})

test('a code works once, even when it comes twice at the same moment (R-AUTH-044)', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const code = await codeFor(school, hauwa.email)
  const reset = (new_password: string) =>
    ask(school, resetPassword, { email: hauwa.email, new_password, code })

  const answers = await Promise.all([reset(NEW), reset('somebody else’s')])

  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  expect(await reset('a third password')).toMatchObject(REFUSED)
  expect(await mayEnter(school, 'a third password')).toBe(false)
})

test('a new code ends the one before it', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const first = await codeFor(school, hauwa.email)
  let second = await codeFor(school, hauwa.email)
  while (second === first) second = await codeFor(school, hauwa.email)
  const reset = (code: string) =>
    ask(school, resetPassword, { email: hauwa.email, new_password: NEW, code })

  expect(await reset(first)).toMatchObject(REFUSED)
  expect(await reset(second)).toMatchObject({ status: true })
})

test('a reset by code ends every session', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const code = await codeFor(school, hauwa.email)

  await ask(school, resetPassword, { email: hauwa.email, new_password: NEW, code })

  expect(await ask(school, getUserData, {}, hauwa)).toMatchObject({ http: 401 })
})

test('a code opens its own account and no other', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const code = await codeFor(school, hauwa.email)
  const amina = await aStudent(school)

  expect(
    await ask(school, resetPassword, { email: amina.email, new_password: NEW, code }),
  ).toMatchObject(REFUSED)
})

test.each([
  ['no code', {}],
  ['an empty code', { code: '' }],
  ['a guess', { code: '000000' }],
  ['something that is no code', { code: "' or 1=1 --" }],
  ['the current password and no token', { current_password: OLD }],
  ['an email nobody has', { code: '123456', email: 'nobody@example.org' }],
])('without a token, %s changes nothing (R-AUTH-046)', async (_, sent) => {
  const { school, hauwa } = await schoolWithHauwa()

  expect(
    await ask(school, resetPassword, { email: hauwa.email, new_password: NEW, ...sent }),
  ).toMatchObject(REFUSED)
  expect(await mayEnter(school, OLD)).toBe(true)
  expect(await ask(school, getUserData, {}, hauwa)).toMatchObject({ status: true })
})

test('what a reset needs is asked for by name (R-AUTH-016)', async () => {
  const { school, hauwa } = await schoolWithHauwa()

  expect(await ask(school, requestPasswordReset, {})).toMatchObject({
    http: 400,
    message: 'email is required',
  })
  expect(
    await ask(school, resetPassword, { email: hauwa.email, code: '123456', new_password: '' }),
  ).toMatchObject({ http: 400, message: 'new_password is required' })
})

test('fewer than 8 characters are no new password, and cost no try (R-AUTH-039)', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const code = await codeFor(school, hauwa.email)
  const reset = (new_password: string) =>
    ask(school, resetPassword, { email: hauwa.email, new_password, code })
  const short = {
    http: 200,
    status: false,
    message: 'Password must be at least 8 characters',
  }

  for (let tries = 0; tries < 6; tries++) expect(await reset('1234567')).toMatchObject(short)
  const change = { new_password: '1234567', current_password: OLD }
  expect(await ask(school, resetPassword, change, hauwa)).toMatchObject(short)
  expect(await reset(NEW)).toMatchObject({ status: true })
})

test('whoever is signed in changes their password with the current one, and stays signed in here alone (R-AUTH-035, R-AUTH-048)', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const elsewhere = await ask(school, login, { email: hauwa.email, password: OLD })

  expect(
    await ask(
      school,
      resetPassword,
      { email: hauwa.email, new_password: NEW, current_password: OLD },
      hauwa,
    ),
  ).toMatchObject({ http: 200, status: true, message: 'Password updated successfully!' })

  expect(await mayEnter(school, NEW)).toBe(true)
  expect(await mayEnter(school, OLD)).toBe(false)
  expect(await ask(school, getUserData, {}, hauwa)).toMatchObject({ status: true })
  expect(await ask(school, getUserData, {}, { token: elsewhere.token ?? '' })).toMatchObject({
    http: 401,
  })
})

test('signed in, a wrong or missing current password changes nothing (R-AUTH-047)', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const change = (sent: object) =>
    ask(school, resetPassword, { email: hauwa.email, new_password: NEW, ...sent }, hauwa)

  expect(await change({ current_password: 'not this one' })).toMatchObject({
    http: 200,
    status: false,
    message: 'Current password is incorrect',
  })
  expect(await change({})).toMatchObject({ http: 400, message: 'current_password is required' })
  expect(await change({ code: await codeFor(school, hauwa.email) })).toMatchObject({ http: 400 })
  expect(await mayEnter(school, OLD)).toBe(true)
})

test('a token changes no password but its owner’s, not even an administrator’s token (R-AUTH-049)', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const amina = await aStudent(school)
  const maryam = await anAdministrator(school)

  for (const stranger of [amina, maryam]) {
    const change = { email: hauwa.email, new_password: NEW, current_password: OLD }
    expect(await ask(school, resetPassword, change, stranger)).toMatchObject({
      http: 403,
      status: false,
    })
  }
  expect(await mayEnter(school, OLD)).toBe(true)
})
