import { expect, test } from 'vitest'
import { deleteStudent, editStudent } from '../../contract/admin/admin.ts'
import { getUserData, requestPasswordReset, resetPassword } from '../../contract/auth/auth.ts'
import { reauthenticate } from '../../contract/auth/sessions.ts'
import { HAUWA, openSchoolWithHauwa, sentEmails } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { openServerWithChange } from '../test/databases/change-after-read.ts'
import { START } from '../test/freeze-clock.ts'
import { seedAdministrator } from '../test/test-school.ts'

/** A school, and two servers of it on which Hauwa's account is deleted, or has another email, once a request has read it. */
async function openSchool() {
  const { school, hauwa } = await openSchoolWithHauwa()
  const maryam = await seedAdministrator(school)
  const student_id = String(hauwa.id)
  const form = { name: HAUWA.name, phonenumber: HAUWA.phonenumber, role: '1' }
  const moved = { student_id, ...form, email: 'new@example.org' }
  const subjects = async () => (await sentEmails(school)).map((it) => it.subject)
  const whileDeleted = await openServerWithChange(school, 'password_hash', () =>
    callApi(school, deleteStudent, { student_id }, maryam),
  )
  const whileMoved = await openServerWithChange(school, 'password_hash', () =>
    callApi(school, editStudent, moved, maryam),
  )
  return { hauwa, whileDeleted, whileMoved, subjects }
}

const DONE = { http: 200, status: true }

test('no reset code is sent if the account is deleted after it was found', async () => {
  const { hauwa, whileDeleted, subjects } = await openSchool()

  expect(await callApi(whileDeleted, requestPasswordReset, { email: hauwa.email })).toMatchObject(
    DONE,
  )

  expect(await subjects()).toEqual([])
})

test('no reset code is sent to an address that the account is given after it was found', async () => {
  const { hauwa, whileMoved, subjects } = await openSchool()

  expect(await callApi(whileMoved, requestPasswordReset, { email: hauwa.email })).toMatchObject(
    DONE,
  )

  const subject = 'Lisan: the email address of your account was changed'
  expect(await subjects()).toEqual([subject, subject])
})

test('the password of an account that is deleted after it was verified is not changed, and no email says so', async () => {
  const { hauwa, whileDeleted, subjects } = await openSchool()
  const { db } = whileDeleted
  const account = () => db.selectFrom('users').select('password_hash').where('id', '=', hauwa.id)
  const before = await account().executeTakeFirst()
  const change = { current_password: HAUWA.password, new_password: 'the new password' }

  expect(await callApi(whileDeleted, resetPassword, change, hauwa)).toMatchObject({
    ...{ http: 401, code: 'sign_in_required' },
  })

  expect(await account().executeTakeFirst()).toEqual(before)
  expect(await subjects()).toEqual([])
})

test.each([
  [getUserData, {}],
  [reauthenticate, { password: HAUWA.password }],
  [resetPassword, { current_password: HAUWA.password, new_password: 'the new password' }],
])(
  '$action asks to sign in again if the account is deleted after its session was found',
  async (call, fields) => {
    const { school, hauwa } = await openSchoolWithHauwa()
    const { db } = school
    const deletion = { deleted_at: START }
    const server = await openServerWithChange(school, 'sessionId', () =>
      db.updateTable('users').set(deletion).where('id', '=', hauwa.id).execute(),
    )

    expect(await callApi(server, call, fields, hauwa)).toMatchObject({
      ...{ http: 401, status: false, code: 'sign_in_required', message: 'Please sign in again.' },
    })
  },
)
