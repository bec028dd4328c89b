import { expect, test } from 'vitest'
import { login, signup } from '../../contract/auth.ts'
import { ask } from '../test/ask.ts'
import { aStudent, openSchool, walletOf } from '../test/school.ts'

const hauwa = {
  name: 'Hauwa Idris',
  email: 'hauwa@example.org',
  phonenumber: '08031234567',
  password: 'a long password',
}

test('a new student gets an account, a token and a cookie that lasts thirty days (R-AUTH-024, R-AUTH-029, R-AUTH-030, R-AUTH-053)', async () => {
  const school = await openSchool()

  const answer = await ask(school, signup, hauwa)

  expect(answer).toMatchObject({ http: 200, status: true, message: 'Registration successful!' })
  expect(answer.data).toMatchObject({
    name: 'Hauwa Idris',
    email: 'hauwa@example.org',
    wallet: 0,
    role: 1,
  })
  expect(answer.headers['set-cookie']).toBe(
    `token=${answer.token}; Path=/; Max-Age=2592000; SameSite=Lax`,
  )
  expect(
    await ask(school, login, { email: 'HAUWA@example.org', password: hauwa.password }),
  ).toMatchObject({
    status: true,
  })
})

test('a friend who joins by a referral code earns both 100 naira, once (R-REFER-009, R-REFER-010)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const { referral_code } = await school.db
    .selectFrom('people')
    .select('referral_code')
    .where('id', '=', amina.id)
    .executeTakeFirstOrThrow()

  const { data } = await ask(school, signup, { ...hauwa, refBy: referral_code })

  expect(data.wallet).toBe(100)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 100_00, sum: 100_00 })
  expect(await walletOf(school.db, Number(data.id))).toMatchObject({ balance: 100_00, sum: 100_00 })
})
