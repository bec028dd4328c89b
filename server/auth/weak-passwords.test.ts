import { expect, test } from 'vitest'
import { resetStudentPassword } from '../../contract/admin/admin.ts'
import { resetPassword } from '../../contract/auth/auth.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { ensureAdministrator } from '../bootstrap.ts'
import { readConfig } from '../platform/config.ts'
import {
  canSignIn,
  HAUWA,
  openSchoolWithHauwa,
  requestCode,
  wrongCode,
} from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const COMMON = [
  'password123',
  'iloveyou',
  'QwertyUiop',
  '1234567890',
  'Arabic-School 2026',
  'lisan123!',
  'ｐａｓｓｗｏｒｄ123',
]
/** Hauwa's name and email in other spellings. */
const OWN = ['Hauwa Idris', 'hauwaIDRIS', 'Ḥauwa-Idris', 'hauwa@example.org']
const OLD = HAUWA.password

const weakPassword = (password: string) => ({
  http: 200,
  status: false,
  code: COMMON.includes(password) ? 'password_too_common' : 'password_is_identity',
})

test('a sign-up with a common password, or with the name or email as the password, is declined (R-TRUST-008)', async () => {
  const school = await openTestSchool()

  for (const password of [...COMMON, ...OWN])
    expect(await callApi(school, signup, { ...HAUWA, password }), password).toMatchObject(
      weakPassword(password),
    )
  const local = { ...HAUWA, email: 'hauwa.idris.2001@example.org', password: 'hauwaidris2001' }
  expect(await callApi(school, signup, local)).toMatchObject({ code: 'password_is_identity' })
  expect(await school.db.selectFrom('users').select('id').execute()).toEqual([])
})

test('a registered email is not revealed by a common password (R-TRUST-008)', async () => {
  const { school } = await openSchoolWithHauwa()

  for (const email of [HAUWA.email, 'nobody@example.org'])
    expect(
      await callApi(school, signup, { ...HAUWA, email, password: 'password123' }),
    ).toMatchObject({ code: 'password_too_common' })
})

test('a password is not changed to a common one or to the name or email (R-TRUST-008)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()

  for (const password of [...COMMON, ...OWN])
    expect(
      await callApi(
        school,
        resetPassword,
        { new_password: password, current_password: OLD },
        hauwa,
      ),
      password,
    ).toMatchObject(weakPassword(password))
  expect(await canSignIn(school, OLD)).toBe(true)
})

test('a declined password leaves an emailed code valid, and the name is compared only for its owner (R-TRUST-008)', async () => {
  const { school } = await openSchoolWithHauwa()
  const code = await requestCode(school)
  const reset = (new_password: string, attempt = code) =>
    callApi(school, resetPassword, { email: HAUWA.email, new_password, code: attempt })

  expect(await reset('Hauwa Idris', 'wrong')).toMatchObject({ code: 'reset_code_invalid' })
  for (const password of ['password123', 'Hauwa Idris', 'hauwa@example.org'])
    expect(await reset(password)).toMatchObject(
      weakPassword(password === 'password123' ? 'iloveyou' : password),
    )
  expect(await reset('the new password')).toMatchObject({ status: true })
})

test('the email as the new password is declined before the code is compared, and counts as no attempt (R-TRUST-008)', async () => {
  const { school } = await openSchoolWithHauwa()
  const code = await requestCode(school)
  const reset = (email: string, new_password: string, attempt: string) =>
    callApi(school, resetPassword, { email, new_password, code: attempt })

  for (let attempts = 0; attempts < 5; attempts++)
    for (const email of [HAUWA.email, 'nobody@example.org'])
      expect(await reset(email, email, wrongCode(code))).toMatchObject(weakPassword(email))
  expect(await reset(HAUWA.email, 'the new password', code)).toMatchObject({ status: true })
})

test('an administrator cannot set a common password or a student’s name as the password (R-TRUST-008)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const maryam = await seedAdministrator(school)

  for (const password of ['password123', 'hauwa idris'])
    expect(
      await callApi(
        school,
        resetStudentPassword,
        { student_id: String(hauwa.id), new_password: password },
        maryam,
      ),
    ).toMatchObject(weakPassword(password === 'password123' ? 'iloveyou' : password))
  expect(await canSignIn(school, OLD)).toBe(true)
})

test('the first administrator is not created with a common password (R-TRUST-008)', async () => {
  const school = await openTestSchool()
  const config = readConfig({ DATA_DIR: school.config.DATA_DIR, ADMIN_PASSWORD: 'password123' })

  await expect(ensureAdministrator(school.db, config, () => {})).rejects.toThrow(
    'ADMIN_PASSWORD must not be a password that many people use.',
  )
  expect(await school.db.selectFrom('users').select('id').execute()).toEqual([])
})
