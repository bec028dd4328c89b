import { expect, test } from 'vitest'
import { findStudents } from '../../contract/admin/admin.ts'
import { addStudent } from '../../contract/admin/manage-students.ts'
import { login, requestPasswordReset } from '../../contract/auth/auth.ts'
import {
  createPasswordLink,
  sendInvitations,
  setFirstPassword,
} from '../../contract/auth/invitations.ts'
import { countAudience } from '../../contract/messages/announcements.ts'
import { DAY, MINUTE } from '../../contract/platform/duration.ts'
import { auditEntries } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

const SITE_URL = 'https://lisan.example'

async function openSchoolWithInvited() {
  setClock(START)
  const school = await openTestSchool({ SITE_URL })
  const maryam = await seedAdministrator(school)
  const add = async (name: string, email: string) =>
    (await callApi(school, addStudent, { name, email }, maryam)).data.id as string
  const hafsa = await add('Hafsa Ali', 'hafsa@example.org')
  const emails = () => school.db.selectFrom('email_outbox').selectAll().orderBy('id').execute()
  const tokens = async () =>
    (await emails()).flatMap(({ body }) => /\/set-password#(\S+)/.exec(body)?.[1] ?? [])
  const setPassword = (token: string, new_password = 'the moon of Kano') =>
    callApi(school, setFirstPassword, { token, new_password })
  return { school, maryam, add, hafsa, emails, tokens, setPassword }
}

const giveAPassword = ({ db }: TestSchool, { id }: { id: number }) =>
  db.updateTable('users').set({ password_hash: 'set' }).where('id', '=', id).execute()

test('an invitation has a link that sets the first password once', async () => {
  const { school, tokens, setPassword } = await openSchoolWithInvited()
  const [token = ''] = await tokens()

  expect(await setPassword(token, 'hafsa ali')).toMatchObject({ status: false })
  expect(await setPassword(token)).toMatchObject({
    status: true,
    data: { email: 'hafsa@example.org' },
  })
  const credentials = { email: 'hafsa@example.org', password: 'the moon of Kano' }
  expect(await callApi(school, login, credentials)).toMatchObject({ status: true })
  expect(await setPassword(token)).toMatchObject({ status: false, code: 'link_invalid' })
  expect(await setPassword('made up')).toMatchObject({ status: false, code: 'link_invalid' })
  expect(JSON.stringify(await school.db.selectFrom('password_links').selectAll().execute())).toBe(
    '[]',
  )
})

test('a link expires after two weeks, and an invitation can be sent again to all who have no password yet', async () => {
  const { school, maryam, add, hafsa, emails, tokens, setPassword } = await openSchoolWithInvited()
  const musa = await add('Musa Sani', 'musa@example.org')
  const amina = await seedStudent(school)
  await giveAPassword(school, amina)
  setClock(START + 14 * DAY)
  expect(await setPassword((await tokens())[0] ?? '')).toMatchObject({ code: 'link_invalid' })

  const { data: listed } = await callApi(school, findStudents, { group: 'no_password' }, maryam)
  expect(listed.rows.map((it: { name: string }) => it.name).sort()).toEqual([
    'Hafsa Ali',
    'Musa Sani',
  ])
  const audience = { kind: 'no_password' }
  expect((await callApi(school, countAudience, { audience }, maryam)).data).toEqual({
    students: 2,
    description: 'students without a password',
  })

  const student_ids = [hafsa, musa, String(amina.id)]
  expect((await callApi(school, sendInvitations, { student_ids }, maryam)).data).toEqual({
    sent: 2,
  })
  expect((await emails()).slice(2).map((it) => it.to_address)).toEqual([
    'hafsa@example.org',
    'musa@example.org',
  ])
  expect((await auditEntries(school)).at(-1)).toMatchObject({
    action: 'sendInvitations',
    detail: '2 students',
  })
  expect(await setPassword((await tokens())[2] ?? '')).toMatchObject({ status: true })
  expect((await callApi(school, countAudience, { audience }, maryam)).data.students).toBe(1)
})

test('an administrator hands over a link after entering the password again, which is audited, and only for a student without a password', async () => {
  const { school, maryam, hafsa, setPassword } = await openSchoolWithInvited()
  const amina = await seedStudent(school)
  await giveAPassword(school, amina)
  const create = (student_id: string) => callApi(school, createPasswordLink, { student_id }, maryam)

  setClock(START + 11 * MINUTE)
  expect(await create(hafsa)).toMatchObject({ code: 'reauthentication_required' })
  await school.db
    .updateTable('sessions')
    .set({ authenticated_at: START + 11 * MINUTE })
    .execute()
  const { data } = await create(hafsa)
  expect((await auditEntries(school)).at(-1)).toMatchObject({
    ...{ action: 'createPasswordLink', subject_id: Number(hafsa) },
  })
  expect(JSON.stringify(await auditEntries(school))).not.toContain(data.token)
  expect(await create(String(amina.id))).toMatchObject({ code: 'has_password' })
  expect(await create(String(maryam.id))).toMatchObject({ http: 404 })

  expect(await setPassword(data.token)).toMatchObject({ status: true })
  expect(await create(hafsa)).toMatchObject({ code: 'has_password' })
})

test('without an address of the site an invitation explains how to get a code', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  await callApi(school, addStudent, { name: 'Hafsa Ali', email: 'hafsa@example.org' }, maryam)

  const [invitation] = await school.db.selectFrom('email_outbox').selectAll().execute()
  expect(invitation?.body).toContain('press "Forgot password" and enter this address')
  expect(invitation?.body).not.toContain('set-password')
  await callApi(school, requestPasswordReset, { email: 'hafsa@example.org' })
  expect(await school.db.selectFrom('reset_codes').selectAll().execute()).toHaveLength(1)
})
