import { expect, test } from 'vitest'
import { signup } from '../../contract/auth/sign-up.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import { getStaff } from '../../contract/staff/staff.ts'
import {
  acceptStaffInvitation,
  getStaffInvitation,
  inviteStaff,
  revokeStaffInvitation,
} from '../../contract/staff/staff-invitations.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const SITE_URL = 'https://lisan.example'

async function openSchool(env: Record<string, string> = { SITE_URL }) {
  setClock(START)
  const school = await openTestSchool(env)
  const maryam = await seedAdministrator(school)
  const { id: classId } = await seedClass(school, { name: 'The Letters' })
  const invite = (email = 'zaynab@example.org', send = '0', staff = 'teacher') =>
    callApi(
      school,
      inviteStaff,
      { new_email: email, staff, class_ids: [String(classId)], send },
      maryam,
    )
  const accept = (token: string, fields = {}) =>
    callApi(school, acceptStaffInvitation, {
      ...{ token, name: 'Zaynab Idris', password: 'the moon of Kano' },
      ...fields,
    })
  const look = (token: string) => callApi(school, getStaffInvitation, { token })
  const emails = () => school.db.selectFrom('email_outbox').selectAll().orderBy('id').execute()
  return { school, maryam, classId, invite, accept, look, emails }
}

test('an invited teacher sets name and password once and is signed in with the kind and classes of the invitation (R-STAFF-007)', async () => {
  const { school, maryam, classId, invite, accept, look } = await openSchool()
  const { token } = (await invite()).data

  expect(await look(token)).toMatchObject({
    status: true,
    data: { email: 'zaynab@example.org', staff: 'teacher' },
  })
  expect(await accept(token, { password: 'zaynab idris' })).toMatchObject({
    code: 'password_is_identity',
  })
  const accepted = await accept(token)
  expect(accepted).toMatchObject({
    status: true,
    data: { role: 11, staff: 'teacher', name: 'Zaynab Idris', email: 'zaynab@example.org' },
  })
  expect(accepted.token).toBeTruthy()
  expect(await accept(token)).toMatchObject({ code: 'link_invalid' })
  const { rows, invitations } = (await callApi(school, getStaff, { search: 'zaynab' }, maryam)).data
  expect(rows).toMatchObject([{ staff: 'teacher', classes: [{ id: String(classId) }] }])
  expect(invitations).toEqual([])
})

test('only one of two who accept the same invitation at once gets the account (R-STAFF-007)', async () => {
  const { invite, accept } = await openSchool()
  const { token } = (await invite()).data
  const responses = await Promise.all([accept(token), accept(token)])
  expect(responses.filter((it) => it.status)).toHaveLength(1)
})

test('an invitation ends after 72 hours, when it is withdrawn and when another one replaces it (R-STAFF-007)', async () => {
  const { school, maryam, invite, accept, look } = await openSchool()
  const first = (await invite()).data.token
  const second = (await invite('ZAYNAB@example.org')).data.token
  expect(await look(first)).toMatchObject({ code: 'link_invalid' })
  expect(await look(second)).toMatchObject({ status: true })
  const list = async () => (await callApi(school, getStaff, {}, maryam)).data.invitations
  expect(await list()).toMatchObject([{ email: 'ZAYNAB@example.org', staff: 'teacher' }])

  await callApi(school, revokeStaffInvitation, { invitation_id: (await list())[0].id }, maryam)
  expect(await accept(second)).toMatchObject({ code: 'link_invalid' })

  const third = (await invite()).data.token
  setClock(START + 72 * HOUR - 1)
  expect(await look(third)).toMatchObject({ status: true })
  setClock(START + 72 * HOUR)
  expect(await look(third)).toMatchObject({ code: 'link_invalid' })
  expect(await accept(third)).toMatchObject({ code: 'link_invalid' })
  expect(await list()).toMatchObject([{ expires: START + 72 * HOUR }])
})

test('the link of an invitation is emailed on request, and its token is stored as a hash only (R-STAFF-007)', async () => {
  const { school, invite, look, emails } = await openSchool()
  const silent = (await invite('bilal@example.org')).data.token
  expect(await emails()).toEqual([])
  const { token } = (await invite('zaynab@example.org', '1')).data
  const [email] = await emails()
  expect(email).toMatchObject({ to_address: 'zaynab@example.org' })
  expect(email?.body).toContain(`${SITE_URL}/invitation#${token}`)
  expect(await look(token)).toMatchObject({ status: true })
  const stored = JSON.stringify([
    await school.db.selectFrom('staff_invitations').selectAll().execute(),
    await school.db.selectFrom('audit').selectAll().execute(),
    await school.db.selectFrom('answered_requests').selectAll().execute(),
  ])
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(silent)
})

test('an email that has an account cannot be invited, and one that got an account cannot accept; both say what to do (R-STAFF-007)', async () => {
  const { school, invite, accept, look } = await openSchool()
  const amina = await seedStudent(school, { email: 'amina@example.org' })
  expect(await invite(amina.email)).toMatchObject({
    code: 'email_taken',
    message: expect.stringContaining('under Students'),
  })
  expect(await invite('s7654321@students.invalid')).toMatchObject({ http: 400 })
  const { token } = (await invite()).data
  await callApi(school, signup, {
    ...{ name: 'Zaynab', email: 'zaynab@example.org', phonenumber: '08031234567' },
    password: 'the moon of Kano',
  })
  for (const response of [await look(token), await accept(token)])
    expect(response).toMatchObject({
      code: 'email_taken',
      message: expect.stringContaining('Sign in with it'),
    })
})

test('a server without the address of the site sends no invitation by email but creates the link (R-STAFF-007)', async () => {
  const { invite } = await openSchool({})
  expect(await invite('zaynab@example.org', '1')).toMatchObject({ code: 'mail_server_missing' })
  expect(await invite()).toMatchObject({ status: true })
})
