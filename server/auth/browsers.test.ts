import { expect, test } from 'vitest'
import { resetStudentPassword } from '../../contract/admin.ts'
import { login, requestPasswordReset, resetPassword } from '../../contract/auth.ts'
import { signup } from '../../contract/sign-up.ts'
import { aBrowser } from '../test/a-browser.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { anAdministrator, openSchool, type TestSchool } from '../test/school.ts'

const OLD = 'the old password'
const NEW = 'the new password'
const hauwa = {
  name: 'Hauwa Idris',
  email: 'hauwa@example.org',
  phonenumber: '08031234567',
  password: OLD,
}
const REFUSED = { http: 200, status: false, message: 'This code is not valid or has expired.' }
const HOME = '102.89.1.1'
const ELSEWHERE = '41.58.9.9'

async function schoolWithHauwa(scale = '0') {
  const school = await openSchool({ TRUST_PROXY: '1', RATE_LIMIT_SCALE: scale })
  const { data, token = '' } = await ask(school, signup, hauwa)
  return { school, id: Number(data.id), token }
}

type Browser = ReturnType<typeof aBrowser>

/** Has the browser ask for a code, and reads it where only the owner can. */
async function codeFor(school: TestSchool, browser: Browser) {
  const answer = await browser.ask(requestPasswordReset, { email: hauwa.email })
  expect(answer.http).toBe(200)
  const mail = await school.db
    .selectFrom('outgoing_mail')
    .select('body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\b\d{6}\b/.exec(mail.body)?.[0] ?? ''
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const reset = (browser: Browser, code: string) =>
  browser.ask(resetPassword, { email: hauwa.email, new_password: NEW, code })

test.each([
  ['another network', ELSEWHERE],
  ['the same network', HOME],
])('a stranger on %s uses up no attempt of the owner’s code', async (_, from) => {
  const { school } = await schoolWithHauwa('1')
  const owner = aBrowser(school, HOME)
  const code = await codeFor(school, owner)

  const guess = () => reset(aBrowser(school, from), otherThan(code))
  await Promise.all(Array.from({ length: 40 }, guess))

  expect(await reset(owner, code)).toMatchObject({ status: true })
})

test('codes that strangers ask for do not end the owner’s', async () => {
  const { school } = await schoolWithHauwa('1')
  const owner = aBrowser(school, HOME)
  const code = await codeFor(school, owner)

  for (const from of [HOME, HOME, ELSEWHERE, ELSEWHERE, '41.58.9.10', '41.58.9.11'])
    await codeFor(school, aBrowser(school, from))

  expect(await reset(owner, code)).toMatchObject({ status: true })
})

test('the browser that asked has five attempts, wherever it is (R-AUTH-043)', async () => {
  const { school } = await schoolWithHauwa()
  const owner = aBrowser(school, HOME)
  const code = await codeFor(school, owner)
  for (let nth = 0; nth < 4; nth++)
    expect(await reset(owner, otherThan(code))).toMatchObject(REFUSED)
  owner.goTo(ELSEWHERE)
  expect(await reset(owner, otherThan(code))).toMatchObject(REFUSED)

  expect(await reset(owner, code)).toMatchObject(REFUSED)
  // nor does leaving the cookie out give more
  expect(await reset(aBrowser(school, HOME), code)).toMatchObject(REFUSED)
  expect(await reset(aBrowser(school, ELSEWHERE), code)).toMatchObject(REFUSED)
  expect(await reset(owner, await codeFor(school, owner))).toMatchObject({ status: true })
})

test('an older client without cookies may change its network between the two steps', async () => {
  const { school } = await schoolWithHauwa()
  const code = await codeFor(school, aBrowser(school, HOME))

  for (let nth = 0; nth < 4; nth++)
    expect(await reset(aBrowser(school, ELSEWHERE), otherThan(code))).toMatchObject(REFUSED)
  expect(await reset(aBrowser(school, '41.58.9.10'), code)).toMatchObject({ status: true })
})

test('all others together have five attempts of a code', async () => {
  const { school } = await schoolWithHauwa()
  const owner = aBrowser(school, HOME)
  const code = await codeFor(school, owner)
  const guesses = Array.from({ length: 20 }, (_, nth) =>
    reset(aBrowser(school, `41.58.0.${nth}`), otherThan(code)),
  )
  await Promise.all(guesses)

  expect(await reset(aBrowser(school, '41.58.1.1'), code)).toMatchObject(REFUSED)
  expect(await school.db.selectFrom('reset_codes').selectAll().execute()).toMatchObject([
    { tries: 0, browser_tries: 0, elsewhere_tries: 5 },
  ])
  expect(await reset(owner, code)).toMatchObject({ status: true })
})

test('a cookie that fits no code of this account is worth as much as none', async () => {
  const { school } = await schoolWithHauwa()
  const code = await codeFor(school, aBrowser(school, HOME))
  const stranger = aBrowser(school, ELSEWHERE)

  for (let nth = 0; nth < 6; nth++) {
    stranger.cookies.set('reset', `${nth}`.repeat(43))
    expect(await reset(stranger, otherThan(code))).toMatchObject(REFUSED)
  }
  expect(await reset(stranger, code)).toMatchObject(REFUSED)
})

test('in a day an account gets so many codes and no more, however many networks ask', async () => {
  at('2026-11-22T08:00:00Z')
  const { school } = await schoolWithHauwa('1')
  const sent = async () =>
    Number(
      (
        await school.db
          .selectFrom('outgoing_mail')
          .select((it) => it.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const strangers = Array.from({ length: 12 }, (_, nth) => aBrowser(school, `41.58.0.${nth}`))
  for (const hour of ['08', '09', '10', '11']) {
    at(`2026-11-22T${hour}:30:00Z`)
    // a browser that asked before is no exception
    const asking = strangers.map((it) => it.ask(requestPasswordReset, { email: hauwa.email }))
    await Promise.all(asking)
  }
  expect(await sent()).toBe(20)
})

/** Wrong passwords from ever new addresses, until the account is closed to strangers. */
async function lockOut(school: TestSchool) {
  const guess = (nth: number) =>
    aBrowser(school, `41.${nth}.9.9`).ask(login, { ...hauwa, password: 'x' })
  await Promise.all(Array.from({ length: 25 }, (_, nth) => guess(nth)))
  expect(await aBrowser(school, '105.1.1.1').ask(login, hauwa)).toMatchObject({ http: 429 })
}

test('strangers who lock an account do not lock out a device that signed in before', async () => {
  const { school } = await schoolWithHauwa('0.2')
  const phone = aBrowser(school, HOME)
  await phone.ask(login, hauwa)

  await lockOut(school)

  expect(await phone.ask(login, hauwa)).toMatchObject({ http: 200, status: true })
  phone.goTo('105.2.2.2')
  expect(await phone.ask(login, hauwa)).toMatchObject({ http: 200, status: true })
  expect(await phone.ask(requestPasswordReset, hauwa)).toMatchObject({ http: 200 })
})

test('a browser that only asked for a code is locked out like any other stranger', async () => {
  const { school } = await schoolWithHauwa('0.2')
  const stranger = aBrowser(school, '105.3.3.3')
  await codeFor(school, stranger)

  await lockOut(school)

  expect(await stranger.ask(login, hauwa)).toMatchObject({ http: 429 })
})

test('a reset by code makes the browser known, for its owner has read the email', async () => {
  const { school } = await schoolWithHauwa('0.2')
  const phone = aBrowser(school, HOME)
  await lockOut(school)

  await reset(phone, await codeFor(school, phone))

  expect(await phone.ask(login, { ...hauwa, password: NEW })).toMatchObject({ status: true })
})

test('a known device has attempts of its own, and they have an end', async () => {
  const { school } = await schoolWithHauwa('0.2')
  const stolen = aBrowser(school, HOME)
  await stolen.ask(login, hauwa)

  const answers = []
  for (let nth = 0; nth < 6; nth++) {
    stolen.goTo(`41.59.0.${nth}`)
    answers.push((await stolen.ask(login, { ...hauwa, password: 'x' })).http)
  }
  expect(answers.filter((http) => http === 200)).toHaveLength(4)
  expect(await aBrowser(school, HOME).ask(login, hauwa)).toMatchObject({ status: true })
})

test('a device is known to its own account alone, and no longer once the password is set anew', async () => {
  const { school, id } = await schoolWithHauwa('0.2')
  const maryam = await anAdministrator(school)
  const phone = aBrowser(school, HOME)
  const other = { ...hauwa, email: 'musa@example.org' }
  await phone.ask(signup, other)
  await lockOut(school)
  phone.goTo('105.9.9.9')
  expect(await phone.ask(login, hauwa)).toMatchObject({ http: 429 })

  const row = { person_id: id, used_at: Math.floor(Date.now() / 1000) }
  await school.db
    .insertInto('known_devices')
    .values({ ...row, device_hash: 'a'.repeat(64) })
    .execute()
  const fields = { student_id: String(id), new_password: NEW }
  await ask(school, resetStudentPassword, fields, maryam)
  const left = await school.db.selectFrom('known_devices').select('person_id').execute()
  expect(left.filter((it) => it.person_id === id)).toEqual([])
})

test('no script and no other site reads the cookies of a browser, and the database keeps their hashes', async () => {
  const { school } = await schoolWithHauwa()
  const phone = aBrowser(school)
  const { headers } = await phone.ask(login, hauwa)
  const asked = await phone.ask(requestPasswordReset, { email: hauwa.email })

  expect(headers['set-cookie']).toMatchObject([
    expect.stringMatching(/^token=/),
    expect.stringMatching(
      /^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    ),
  ])
  expect(asked.headers['set-cookie']).toMatch(
    /^reset=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Strict$/,
  )
  const rows = [
    ...(await school.db.selectFrom('known_devices').selectAll().execute()),
    ...(await school.db.selectFrom('reset_codes').selectAll().execute()),
  ]
  for (const value of phone.cookies.values()) expect(JSON.stringify(rows)).not.toContain(value)
})

test('an account knows ten devices at most, those used last', async () => {
  const { school, id } = await schoolWithHauwa()
  for (let nth = 0; nth < 12; nth++) {
    at(`2026-11-22T08:00:${10 + nth}Z`)
    await aBrowser(school).ask(login, hauwa)
  }
  const known = await school.db
    .selectFrom('known_devices')
    .select('used_at')
    .where('person_id', '=', id)
    .orderBy('used_at')
    .execute()
  expect(known).toHaveLength(10)
  expect(known[0]?.used_at).toBe(Date.parse('2026-11-22T08:00:12Z') / 1000)
})

test('a client that is no browser gets the session’s cookie and no other', async () => {
  const { school } = await schoolWithHauwa()

  const { headers } = await ask(school, login, hauwa)

  expect(headers['set-cookie']).toMatch(/^token=/)
})
