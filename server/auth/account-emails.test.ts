import { expect, test } from 'vitest'
import { editStudent, resetStudentPassword } from '../../contract/admin/admin.ts'
import { login, resetPassword } from '../../contract/auth/auth.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import {
  CODE_REJECTED,
  HAUWA,
  openSchoolWithHauwa,
  requestCode,
  sentEmails,
} from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { seedAdministrator, type TestSchool } from '../test/test-school.ts'

const OLD = HAUWA.password
const NEW = 'the new password'
const EMAIL = HAUWA.email

async function openSchoolWithAdministrator() {
  const { school, hauwa } = await openSchoolWithHauwa()
  const maryam = await seedAdministrator(school)
  return { school, maryam, hauwa: { id: String(hauwa.id), token: hauwa.token } }
}

const resetByCode = (school: TestSchool, code: string, email = EMAIL) =>
  callApi(school, resetPassword, { email, code, new_password: 'a third password' })

type Setup = Awaited<ReturnType<typeof openSchoolWithAdministrator>>

const changes: [string, (it: Setup) => Promise<unknown>][] = [
  [
    'the owner',
    ({ school, hauwa }) =>
      callApi(school, resetPassword, { current_password: OLD, new_password: NEW }, hauwa),
  ],
  [
    'a code',
    async ({ school }) =>
      callApi(school, resetPassword, {
        email: EMAIL,
        new_password: NEW,
        code: await requestCode(school),
      }),
  ],
  [
    'an administrator',
    ({ school, maryam, hauwa }) =>
      callApi(school, resetStudentPassword, { student_id: hauwa.id, new_password: NEW }, maryam),
  ],
]

test.each(changes)(
  'a password changed by %s invalidates reset codes and notifies the owner',
  async (_, change) => {
    const setup = await openSchoolWithAdministrator()
    const { school, maryam } = setup
    await callApi(school, updateAppSettings, { siteName: 'Nūr Institute' }, maryam)
    const code = await requestCode(school)

    expect(await change(setup)).toMatchObject({ status: true })

    expect(await resetByCode(school, code)).toMatchObject(CODE_REJECTED)
    expect(await callApi(school, login, { email: EMAIL, password: NEW })).toMatchObject({
      status: true,
    })
    expect(await sentEmails(school)).toContainEqual({
      to_address: EMAIL,
      subject: 'Nūr Institute: your password was changed',
      body: expect.stringContaining('"Forgot password"'),
    })
  },
)

test('a failed password change sends no email', async () => {
  const { school, hauwa } = await openSchoolWithAdministrator()

  await callApi(school, resetPassword, { current_password: 'wrong', new_password: NEW }, hauwa)
  await callApi(school, resetPassword, { current_password: OLD, new_password: 'short' }, hauwa)
  await resetByCode(school, '000000')

  expect(await sentEmails(school)).toEqual([])
})

test('a changed email invalidates reset codes and notifies both addresses without revealing one to the other', async () => {
  const { school, maryam, hauwa } = await openSchoolWithAdministrator()
  const code = await requestCode(school)
  const form = { student_id: hauwa.id, name: 'Hauwa Idris', phonenumber: '08031234567', role: '1' }
  const edit = (email: string) => callApi(school, editStudent, { ...form, email }, maryam)

  expect(await edit('new@example.org')).toMatchObject({ status: true })

  for (const email of [EMAIL, 'new@example.org'])
    expect(await resetByCode(school, code, email)).toMatchObject(CODE_REJECTED)
  const [, toOld, toNew] = await sentEmails(school)
  expect(toOld).toMatchObject({
    to_address: EMAIL,
    subject: 'Lisan: the email address of your account was changed',
  })
  expect(toNew?.to_address).toBe('new@example.org')
  expect(toOld?.body).not.toContain('new@example.org')
  expect(toNew?.body).not.toContain(EMAIL)

  await edit('NEW@example.org')
  expect(await sentEmails(school)).toHaveLength(3)
})

test('a failed change of the email address sends no email', async () => {
  const { school, maryam, hauwa } = await openSchoolWithAdministrator()
  const form = { student_id: hauwa.id, name: 'Hauwa Idris', phonenumber: '08031234567', role: '1' }

  const { status } = await callApi(school, editStudent, { ...form, email: maryam.email }, maryam)

  expect(status).toBe(false)
  expect(await sentEmails(school)).toEqual([])
})
