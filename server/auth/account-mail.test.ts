import { expect, test } from 'vitest'
import { editStudent, resetStudentPassword } from '../../contract/admin.ts'
import { login, requestPasswordReset, resetPassword } from '../../contract/auth.ts'
import { updateAppSettings } from '../../contract/settings-form.ts'
import { signup } from '../../contract/sign-up.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, openSchool, type TestSchool } from '../test/school.ts'

const OLD = 'the old password'
const NEW = 'the new password'
const EMAIL = 'hauwa@example.org'
const REFUSED = { status: false, message: 'This code is not valid or has expired.' }

async function schoolWithHauwa() {
  const school = await openSchool()
  const form = { name: 'Hauwa Idris', email: EMAIL, phonenumber: '08031234567', password: OLD }
  const { data, token = '' } = await ask(school, signup, form)
  const maryam = await anAdministrator(school)
  return { school, maryam, hauwa: { id: String(data.id), token } }
}

const mailOf = ({ db }: TestSchool) =>
  db.selectFrom('outgoing_mail').select(['to_address', 'subject', 'body']).orderBy('id').execute()

async function codeFor(school: TestSchool) {
  await ask(school, requestPasswordReset, { email: EMAIL })
  return /\b\d{6}\b/.exec((await mailOf(school)).at(-1)?.body ?? '')?.[0] ?? ''
}

const byCode = (school: TestSchool, code: string, email = EMAIL) =>
  ask(school, resetPassword, { email, code, new_password: 'a third password' })

type Setting = Awaited<ReturnType<typeof schoolWithHauwa>>

const changes: [string, (it: Setting) => Promise<unknown>][] = [
  [
    'their owner',
    ({ school, hauwa }) =>
      ask(school, resetPassword, { current_password: OLD, new_password: NEW }, hauwa),
  ],
  [
    'a code',
    async ({ school }) =>
      ask(school, resetPassword, { email: EMAIL, new_password: NEW, code: await codeFor(school) }),
  ],
  [
    'an administrator',
    ({ school, maryam, hauwa }) =>
      ask(school, resetStudentPassword, { student_id: hauwa.id, new_password: NEW }, maryam),
  ],
]

test.each(changes)(
  'a password changed by %s ends the codes and is told to the owner',
  async (_, change) => {
    const setting = await schoolWithHauwa()
    const { school, maryam } = setting
    await ask(school, updateAppSettings, { siteName: 'Nūr Institute' }, maryam)
    const code = await codeFor(school)

    expect(await change(setting)).toMatchObject({ status: true })

    expect(await byCode(school, code)).toMatchObject(REFUSED)
    expect(await ask(school, login, { email: EMAIL, password: NEW })).toMatchObject({
      status: true,
    })
    expect(await mailOf(school)).toContainEqual({
      to_address: EMAIL,
      subject: 'Nūr Institute: your password was changed',
      body: expect.stringContaining('"Forgot password"'),
    })
  },
)

test('no email tells of a password that was not changed', async () => {
  const { school, hauwa } = await schoolWithHauwa()

  await ask(school, resetPassword, { current_password: 'wrong', new_password: NEW }, hauwa)
  await ask(school, resetPassword, { current_password: OLD, new_password: 'short' }, hauwa)
  await byCode(school, '000000')

  expect(await mailOf(school)).toEqual([])
})

test('a changed email ends the codes and is told to both addresses, neither of which reads the other', async () => {
  const { school, maryam, hauwa } = await schoolWithHauwa()
  const code = await codeFor(school)
  const form = { student_id: hauwa.id, name: 'Hauwa Idris', phonenumber: '08031234567', role: '1' }
  const edit = (email: string) => ask(school, editStudent, { ...form, email }, maryam)

  expect(await edit('new@example.org')).toMatchObject({ status: true })

  for (const email of [EMAIL, 'new@example.org'])
    expect(await byCode(school, code, email)).toMatchObject(REFUSED)
  const [, toOld, toNew] = await mailOf(school)
  expect(toOld).toMatchObject({
    to_address: EMAIL,
    subject: 'Lisan: the email address of your account was changed',
  })
  expect(toNew?.to_address).toBe('new@example.org')
  expect(toOld?.body).not.toContain('new@example.org')
  expect(toNew?.body).not.toContain(EMAIL)

  await edit('NEW@example.org')
  expect(await mailOf(school)).toHaveLength(3)
})

test('no email tells of an email address that could not be changed', async () => {
  const { school, maryam, hauwa } = await schoolWithHauwa()
  const form = { student_id: hauwa.id, name: 'Hauwa Idris', phonenumber: '08031234567', role: '1' }

  const { status } = await ask(school, editStudent, { ...form, email: maryam.email }, maryam)

  expect(status).toBe(false)
  expect(await mailOf(school)).toEqual([])
})
