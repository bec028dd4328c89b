import { expect, test } from 'vitest'
import { login } from '../../contract/auth/auth.ts'
import { NAME_RESERVED } from '../../contract/auth/reserved-name.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { textIn } from '../../messages/catalog.ts'
import { readConfig } from '../platform/config.ts'
import { HAUWA, referralCodeOf } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { enableSpecifiedRewards } from '../test/payments/specified-rewards.ts'
import {
  DEFAULT_PASSWORD_COST,
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  walletOf,
} from '../test/test-school.ts'

const allUsers = (school: TestSchool) => school.db.selectFrom('users').selectAll().execute()

test('a new student gets an account, a token and a cookie that lasts thirty days (R-AUTH-024, R-AUTH-029, R-AUTH-030, R-AUTH-053)', async () => {
  const school = await openTestSchool()

  const response = await callApi(school, signup, HAUWA)

  expect(response).toMatchObject({ http: 200, status: true, message: 'Registration successful!' })
  expect(response.data).toMatchObject({
    name: 'Hauwa Idris',
    email: HAUWA.email,
    wallet: 0,
    role: 1,
  })
  expect(response.headers['set-cookie']).toBe(
    `token=${response.token}; Path=/; Max-Age=2592000; SameSite=Lax`,
  )
  expect(
    await callApi(school, login, { email: 'HAUWA@example.org', password: HAUWA.password }),
  ).toMatchObject({
    status: true,
  })
})

test('passwords are stored as argon2id hashes only (R-AUTH-037)', async () => {
  const school = await openTestSchool(DEFAULT_PASSWORD_COST)
  await callApi(school, signup, HAUWA)

  const [user] = await allUsers(school)
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(user)).not.toContain(HAUWA.password)
})

test('production does not start with a lower cost of passwords than OWASP recommends (R-AUTH-037)', () => {
  const env = { NODE_ENV: 'production', SITE_URL: 'https://lisan.example' }
  expect(() => readConfig({ ...env, PASSWORD_MEMORY_KIB: '19455' })).toThrow(
    /^PASSWORD_MEMORY_KIB must be .*from 19456 when NODE_ENV is production/,
  )
  expect(readConfig({ ...env, PASSWORD_MEMORY_KIB: '65536' }).PASSWORD_MEMORY_KIB).toBe(65_536)
})

test('a registered email is declined in any letter case, and its account is unchanged (R-AUTH-028, R-REFER-014)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  await callApi(school, signup, HAUWA)
  const before = await allUsers(school)

  const secondSignUp = {
    ...HAUWA,
    email: 'Hauwa@Example.org',
    name: 'Somebody',
    password: 'another one',
  }
  const response = await callApi(school, signup, {
    ...secondSignUp,
    refBy: await referralCodeOf(school, amina.id),
  })

  expect(response).toMatchObject({ http: 200, status: false, data: null })
  expect(response.message).toContain('already registered')
  expect(response.token).toBeUndefined()
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(await allUsers(school)).toEqual(before)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('twenty concurrent sign-ups with one email create one account and one reward (R-MONEY-019)', async () => {
  const school = await openTestSchool()
  await enableSpecifiedRewards(school)
  const amina = await seedStudent(school)
  const refBy = await referralCodeOf(school, amina.id)

  const responses = await Promise.all(
    Array.from({ length: 20 }, () => callApi(school, signup, { ...HAUWA, refBy })),
  )

  expect(responses.every(({ http }) => http === 200)).toBe(true)
  expect(responses.filter(({ status }) => status)).toHaveLength(1)
  expect(await allUsers(school)).toHaveLength(2)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 100_00, sum: 100_00 })
})

test('a password of fewer than 8 characters is declined and no account is created (R-AUTH-038)', async () => {
  const school = await openTestSchool()

  expect(await callApi(school, signup, { ...HAUWA, password: '1234567' })).toMatchObject({
    http: 200,
    status: false,
    code: 'password_too_short',
    message: 'Password must be at least 8 characters',
  })
  expect(await allUsers(school)).toEqual([])
})

test('a reserved name is declined, whether the email is registered or not', async () => {
  const school = await openTestSchool()
  await callApi(school, signup, HAUWA)
  const maryam = await seedAdministrator(school)
  await callApi(school, updateAppSettings, { siteName: 'Nūr Institute' }, maryam)

  for (const name of ['Administrator', 'Аdmin', 'A d m i n', 'Lisan', 'المدير', 'Nur Institute']) {
    for (const email of [HAUWA.email, 'new@example.org']) {
      expect(await callApi(school, signup, { ...HAUWA, name, email })).toMatchObject({
        http: 200,
        status: false,
        code: 'name_reserved',
        message: textIn('en', NAME_RESERVED),
      })
    }
  }
  expect(await allUsers(school)).toHaveLength(2)
})

test('a sign-up cannot set the administrator role', async () => {
  const school = await openTestSchool()

  const response = await callApi(school, signup, { ...HAUWA, role: 11 })

  expect(response).toMatchObject({ http: 200, status: true, data: { role: 1 } })
  expect(await allUsers(school)).toMatchObject([{ role: 1 }])
})

test('sign-ups are rate-limited by IP address and by email', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '1' })
  const attempt = (email: string) =>
    callApi(school, signup, { name: 'Bilal', phonenumber: '0803', password: 'short', email })

  for (let attempts = 0; attempts < 10; attempts++)
    expect((await attempt('One@example.org')).http).not.toBe(429)
  expect(await attempt('one@example.org ')).toMatchObject({ http: 429, status: false })
  for (let attempts = 0; attempts < 90; attempts++) await attempt(`other${attempts}@example.org`)
  expect(await attempt('last@example.org')).toMatchObject({ http: 429 })
})
