import { expect, test } from 'vitest'
import { deleteStudent, editStudent, resetStudentPassword } from '../../contract/admin/admin.ts'
import { getUserData, logout, resetPassword } from '../../contract/auth/auth.ts'
import { hashPassword } from '../auth/passwords.ts'
import { startSession } from '../auth/session.ts'
import { now } from '../platform/clock.ts'
import { impersonate } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

const PASSWORD = 'a long password'

type Parties = { school: TestSchool; maryam: TestUser; otherAdmin: TestUser }

test.each([
  ['signs out', (it: Parties) => callApi(it.school, logout, {}, it.maryam)],
  [
    'changes the password',
    (it: Parties) =>
      callApi(
        it.school,
        resetPassword,
        { current_password: PASSWORD, new_password: 'another password' },
        it.maryam,
      ),
  ],
  [
    'gets a new password from another administrator',
    (it: Parties) =>
      callApi(
        it.school,
        resetStudentPassword,
        { student_id: String(it.maryam.id), new_password: 'another password' },
        it.otherAdmin,
      ),
  ],
])('an impersonation ends when the administrator %s', async (_, endSession) => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const otherAdmin = await seedAdministrator(school)
  const password_hash = await hashPassword(school.config, PASSWORD)
  await school.db.updateTable('users').set({ password_hash }).where('id', '=', maryam.id).execute()
  const amina = await seedStudent(school)
  const impersonation = await impersonate(school, amina, maryam)
  const byOther = await impersonate(school, amina, otherAdmin)

  expect(await endSession({ school, maryam, otherAdmin })).toMatchObject({ status: true })

  expect(await callApi(school, getUserData, {}, impersonation)).toMatchObject({ http: 401 })
  for (const session of [byOther, amina])
    expect(await callApi(school, getUserData, {}, session)).toMatchObject({ http: 200 })
})

test('an impersonation ends with the administrator’s session that started it, not with another one', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const { token: deskToken } = await startSession(school.db, { userId: maryam.id, now: now() })
  const byDesk = await impersonate(school, amina, { ...maryam, token: deskToken })
  const byPhone = await impersonate(school, amina, maryam)

  await callApi(school, logout, {}, { token: deskToken })

  expect(await callApi(school, getUserData, {}, byDesk)).toMatchObject({ http: 401 })
  expect(await callApi(school, getUserData, {}, byPhone)).toMatchObject({ http: 200 })
})

test('an impersonation ends no later than the administrator’s own session', async () => {
  freezeClock('2026-11-21T09:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const authenticated_at = freezeClock('2026-12-21T08:40:00Z')
  await school.db.updateTable('sessions').set({ authenticated_at }).execute()
  const { response, token } = await impersonate(school, amina, maryam)

  expect(response.headers['set-cookie']).toContain('Max-Age=1200;')
  freezeClock('2026-12-21T08:59:59Z')
  expect(await callApi(school, getUserData, {}, { token })).toMatchObject({ http: 200 })
  freezeClock('2026-12-21T09:00:00Z')
  expect(await callApi(school, getUserData, {}, { token })).toMatchObject({ http: 401 })
})

test('a concurrent sign-out and impersonation leave no session behind', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const tokens = await Promise.all(
    Array.from({ length: 8 }, () => startSession(school.db, { userId: maryam.id, now: now() })),
  )
  const impersonation = await Promise.all(
    tokens.flatMap(({ token }) => [
      impersonate(school, amina, { ...maryam, token }),
      callApi(school, logout, {}, { token }),
    ]),
  )
  for (const it of impersonation)
    expect([200, 401]).toContain('response' in it ? it.response.http : it.http)

  const remaining = school.db
    .selectFrom('sessions')
    .select('id')
    .where('impersonator_id', 'is not', null)
  expect(await remaining.execute()).toEqual([])
})

test('an impersonation ends when the administrator is demoted or deleted, or when the student becomes an administrator', async () => {
  const school = await openTestSchool()
  const headAdmin = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const form = (it: TestUser, role: string) => ({
    student_id: String(it.id),
    name: it.name,
    email: it.email,
    phonenumber: '08030000000',
    role,
  })
  const hasEnded = async ({ token }: { token: string }) =>
    (await callApi(school, getUserData, {}, { token })).http === 401

  const demoted = await seedAdministrator(school)
  const byDemoted = await impersonate(school, amina, demoted)
  await callApi(school, editStudent, form(demoted, '1'), headAdmin)
  expect(await hasEnded(byDemoted)).toBe(true)

  const deleted = await seedAdministrator(school)
  const byDeleted = await impersonate(school, amina, deleted)
  await callApi(school, deleteStudent, { student_id: String(deleted.id) }, headAdmin)
  expect(await hasEnded(byDeleted)).toBe(true)

  const byHead = await impersonate(school, amina, headAdmin)
  await callApi(school, editStudent, form(amina, '11'), headAdmin)
  expect(await hasEnded(byHead)).toBe(true)
  expect(await hasEnded(amina)).toBe(false)
})
