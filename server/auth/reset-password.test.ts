import { expect, test } from 'vitest'
import { getUserData, requestPasswordReset, resetPassword } from '../../contract/auth/auth.ts'
import { MINUTE } from '../../contract/platform/duration.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import {
  CODE_REJECTED,
  canSignIn,
  HAUWA,
  openSchoolWithHauwa,
  requestCode,
  sentEmails,
  wrongCode,
} from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { seedAdministrator, seedStudent } from '../test/test-school.ts'

const OLD = HAUWA.password
const NEW = 'the new password'

test('a six-digit code is sent to the account’s address and sets a new password (R-AUTH-041, R-AUTH-045, R-AUTH-058)', async () => {
  const { school } = await openSchoolWithHauwa()

  const code = await requestCode(school, 'hauwa@EXAMPLE.org')
  const [resetEmail] = await sentEmails(school)
  expect(resetEmail?.to_address).toBe('Hauwa@example.org')
  expect(resetEmail?.subject).toBe('Lisan: your code to reset the password')
  expect(code).toMatch(/^\d{6}$/)

  expect(
    await callApi(school, resetPassword, { email: 'hauwa@example.org', new_password: NEW, code }),
  ).toMatchObject({ http: 200, status: true })
  expect(await canSignIn(school, NEW)).toBe(true)
  expect(await canSignIn(school, OLD)).toBe(false)
})

test('the email has the school’s name', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const maryam = await seedAdministrator(school)
  await callApi(school, updateAppSettings, { siteName: 'معهد النور' }, maryam)

  await callApi(school, requestPasswordReset, { email: hauwa.email })

  expect((await sentEmails(school))[0]?.subject).toContain('معهد النور')
})

test('a code is valid for fifteen minutes (R-AUTH-042)', async () => {
  setClock(START)
  const { school, hauwa } = await openSchoolWithHauwa()
  const code = await requestCode(school)
  const reset = () =>
    callApi(school, resetPassword, { email: hauwa.email, new_password: NEW, code })

  setClock(START + 15 * MINUTE)
  expect(await reset()).toMatchObject(CODE_REJECTED)
  expect(await canSignIn(school, OLD)).toBe(true)

  setClock(START + 15 * MINUTE - 1)
  expect(await reset()).toMatchObject({ status: true })
})

test('after five wrong attempts the right code is declined too, until a new one is requested (R-AUTH-043)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const code = await requestCode(school)
  const reset = (triedCode: string) =>
    callApi(school, resetPassword, { email: hauwa.email, new_password: NEW, code: triedCode })

  for (let attempts = 0; attempts < 5; attempts++)
    expect(await reset(wrongCode(code))).toMatchObject(CODE_REJECTED)
  expect(await reset(code)).toMatchObject(CODE_REJECTED)
  expect(await canSignIn(school, OLD)).toBe(true)

  expect(await reset(await requestCode(school))).toMatchObject({ status: true })
})

test('four wrong attempts leave one more', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const code = await requestCode(school)
  const reset = (triedCode: string) =>
    callApi(school, resetPassword, { email: hauwa.email, new_password: NEW, code: triedCode })

  for (let attempts = 0; attempts < 4; attempts++) await reset(wrongCode(code))
  expect(await reset(code)).toMatchObject({ status: true })
})

test('of fifty concurrent guesses only five count as attempts', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const code = await requestCode(school)
  const reset = (triedCode: string) =>
    callApi(school, resetPassword, { email: hauwa.email, new_password: NEW, code: triedCode })

  await Promise.all(Array.from({ length: 50 }, () => reset(wrongCode(code))))

  const [row] = await school.db.selectFrom('reset_codes').selectAll().execute()
  expect(row).toMatchObject({ attempts: 5, used_at: null })
  expect(await reset(code)).toMatchObject(CODE_REJECTED)
})

test('a code works once, even if it is submitted twice concurrently (R-AUTH-044)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const code = await requestCode(school)
  const reset = (new_password: string) =>
    callApi(school, resetPassword, { email: hauwa.email, new_password, code })

  const responses = await Promise.all([reset(NEW), reset('somebody else’s')])

  expect(responses.filter(({ status }) => status)).toHaveLength(1)
  expect(await reset('a third password')).toMatchObject(CODE_REJECTED)
  expect(await canSignIn(school, 'a third password')).toBe(false)
})

test('a new code invalidates the earlier one', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const first = await requestCode(school)
  let second = await requestCode(school)
  while (second === first) second = await requestCode(school)
  const reset = (code: string) =>
    callApi(school, resetPassword, { email: hauwa.email, new_password: NEW, code })

  expect(await reset(first)).toMatchObject(CODE_REJECTED)
  expect(await reset(second)).toMatchObject({ status: true })
})

test('a reset with a code ends every session', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const code = await requestCode(school)

  await callApi(school, resetPassword, { email: hauwa.email, new_password: NEW, code })

  expect(await callApi(school, getUserData, {}, hauwa)).toMatchObject({ http: 401 })
})

test('a code is valid for its own account only', async () => {
  const { school } = await openSchoolWithHauwa()
  const code = await requestCode(school)
  const amina = await seedStudent(school)

  expect(
    await callApi(school, resetPassword, { email: amina.email, new_password: NEW, code }),
  ).toMatchObject(CODE_REJECTED)
})
