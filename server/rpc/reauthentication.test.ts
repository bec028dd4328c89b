import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin/admin.ts'
import { changeRole } from '../../contract/admin/manage-students.ts'
import { allCalls } from '../../contract/all.ts'
import { auditCsv } from '../../contract/audit/audit.ts'
import { ADMIN_ROLE, login } from '../../contract/auth/auth.ts'
import { reauthenticate } from '../../contract/auth/sessions.ts'
import { restoreFromBin } from '../../contract/bin/bin.ts'
import { certificatesCsv } from '../../contract/certificates/given-certificates.ts'
import { gradebookCsv } from '../../contract/exams/gradebook.ts'
import { paymentsCsv } from '../../contract/payments/payment-history.ts'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import { HAUWA, openSchoolWithHauwa } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { exampleOf } from '../test/changing-calls/changing-calls.ts'
import { openSchoolToChange } from '../test/changing-calls/school-to-change.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  walletOf,
} from '../test/test-school.ts'
import { uploadFile } from '../test/uploads/upload-file.ts'

const REQUIRED = { http: 401, status: false, code: 'reauthentication_required' }

/** A school whose administrator Hauwa has a password. */
async function openSchoolOfHauwa(scale = '0') {
  const { school, hauwa } = await openSchoolWithHauwa({ RATE_LIMIT_SCALE: scale })
  await school.db.updateTable('users').set({ role: ADMIN_ROLE, staff: 'owner' }).execute()
  return { school, hauwa, amina: await seedStudent(school) }
}

test('money is moved for ten minutes after the password was entered, then once it is entered again (R-TRUST-005)', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa, amina } = await openSchoolOfHauwa()
  const fund = (once: string) =>
    callApi(school, fundWallet, { student_id: String(amina.id), amount: 100, once }, hauwa)
  const confirm = (password: string) => callApi(school, reauthenticate, { password }, hauwa)

  freezeClock('2026-11-22T09:09:59Z')
  expect(await fund('the-first-press')).toMatchObject({ status: true })
  freezeClock('2026-11-22T09:10:00Z')
  expect(await fund('the-second-press')).toMatchObject({
    ...REQUIRED,
    message: 'Enter your password again to move money.',
  })
  expect(await confirm('not the password')).toMatchObject({ code: 'wrong_current_password' })
  expect(await fund('the-second-press')).toMatchObject(REQUIRED)

  expect(await confirm(HAUWA.password)).toMatchObject({ http: 200, status: true })
  for (let time = 0; time < 2; time++)
    expect(await fund('the-second-press')).toMatchObject({ status: true })
  expect((await walletOf(school.db, amina.id)).balance).toBe(200_00)
  freezeClock('2026-11-22T09:20:00Z')
  expect(await fund('the-third-press')).toMatchObject(REQUIRED)
})

test('the password counts for the session in which it was entered (R-TRUST-005)', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa, amina } = await openSchoolOfHauwa()
  freezeClock('2026-11-22T10:00:00Z')
  const credentials = { email: HAUWA.email, password: HAUWA.password }
  const { token = '' } = await callApi(school, login, credentials)
  const change = (as: { token: string }) =>
    callApi(school, changeRole, { student_id: String(amina.id), role: '11' }, as)

  expect(await change(hauwa)).toMatchObject(REQUIRED)
  expect(await change({ token })).toMatchObject({ status: true })
})

test('guesses of the password are limited (R-TRUST-005)', async () => {
  const { school, hauwa } = await openSchoolOfHauwa('1')
  const statuses = []
  for (let guess = 0; guess < 21; guess++)
    statuses.push((await callApi(school, reauthenticate, { password: `${guess}` }, hauwa)).http)

  expect(statuses.slice(0, 20).every((it) => it === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

test('money, roles, exports, sign-in as a student and settings need a recent password, and no other call does (R-TRUST-005)', async () => {
  const reasons: Record<string, string[]> = {}
  for (const { name, call } of allCalls)
    if (call.reauthentication && call.reauthentication !== 'none')
      reasons[call.reauthentication] = [...(reasons[call.reauthentication] ?? []), name]

  expect(reasons).toMatchObject({
    money: expect.arrayContaining([
      ...['addStudentsToClass', 'correctWallet', 'extendSubscription', 'fundWallet'],
      ...['importStudents', 'removeStudentsFromClass'],
    ]),
    roles: expect.arrayContaining([
      ...['changeRole', 'deleteStudent', 'editStudent', 'resetStudentPassword'],
      'setStudentsActive',
    ]),
    exports: expect.arrayContaining(['exportQuestions', 'exportQuizQuestions']),
    impersonation: ['loginAsStudent'],
    settings: expect.arrayContaining(['updateAppSettings', 'uploadLogo']),
  })
})

test('a call that needs a recent password does nothing without one (R-TRUST-005)', async () => {
  const it = await openSchoolToChange()
  const guarded = allCalls.filter(
    ({ call }) => call.effect !== 'read' && (call.reauthentication ?? 'none') !== 'none',
  )
  for (const { name, call } of guarded) {
    const example = await exampleOf(name)(it)
    await it.school.db.updateTable('sessions').set({ authenticated_at: 1 }).execute()

    const response = await callApi(it.school, call, example.fields, example.as ?? it.maryam)

    expect(response, name).toMatchObject(REQUIRED)
    await it.school.db
      .updateTable('sessions')
      .set({ authenticated_at: 2 ** 40 })
      .execute()
  }
})

/** What a stolen session must not change: the accounts and money of others, and where they are signed in. */
async function readGuardedData({ db }: TestSchool, userIds: readonly number[]) {
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'role', 'wallet', 'deleted_at', 'deactivated_at'])
    .where('id', 'in', userIds)
    .orderBy('id')
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where('user_id', 'in', userIds)
    .orderBy('id')
    .execute()
  return { users, sessions }
}

test('no call without a recent password changes the account, the money or the sessions of another person (R-TRUST-005)', async () => {
  const it = await openSchoolToChange()
  const unguarded = allCalls.filter(
    ({ call }) =>
      typeof call.access === 'object' &&
      call.effect !== 'read' &&
      (call.reauthentication ?? 'none') === 'none',
  )
  for (const { name, call } of unguarded) {
    const { fields, file, as = it.maryam } = await exampleOf(name)(it)
    const people = await it.school.db.selectFrom('users').select('id').execute()
    const others = people.map(({ id }) => id).filter((id) => id !== as.id)
    const before = await readGuardedData(it.school, others)

    if (file) await uploadFile(it.school, call, fields as Record<string, string>, file, as)
    else await callApi(it.school, call, fields, as)

    expect(await readGuardedData(it.school, others), name).toEqual(before)
  }
})

test('an account is restored only with a recent password, as it was deleted (R-TRUST-005)', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa, amina } = await openSchoolOfHauwa()
  await callApi(school, deleteStudent, { student_id: String(amina.id) }, hauwa)
  const restore = () =>
    callApi(school, restoreFromBin, { kind: 'student', item_id: String(amina.id) }, hauwa)

  freezeClock('2026-11-22T09:10:00Z')
  expect(await restore()).toMatchObject(REQUIRED)
  await callApi(school, reauthenticate, { password: HAUWA.password }, hauwa)
  expect(await restore()).toMatchObject({ status: true })
})

test.each([paymentsCsv, certificatesCsv, gradebookCsv, auditCsv])(
  'the file $path is exported only with a recent password (R-TRUST-005)',
  async ({ path: url }) => {
    const school = await openTestSchool()
    const { token } = await seedAdministrator(school)
    const get = () => school.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

    expect((await get()).statusCode).not.toBe(401)
    await school.db.updateTable('sessions').set({ authenticated_at: 1 }).execute()
    const response = await get()

    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'reauthentication_required' })
  },
)
