import { expect, test } from 'vitest'
import { login, requestPasswordReset } from '../../contract/auth/auth.ts'
import {
  confirmEmailChange,
  requestEmailChange,
  updateProfile,
} from '../../contract/auth/own-profile.ts'
import {
  CODE_REJECTED,
  HAUWA,
  lastResetCode,
  openSchoolWithHauwa,
  sentEmails,
  wrongCode,
} from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedStudent, type TestSchool } from '../test/test-school.ts'

const NEW = 'hauwa.idris@example.org'
const { password } = HAUWA

const auditDetails = ({ db }: TestSchool) =>
  db.selectFrom('audit').select(['action', 'detail', 'actor_id', 'subject_id']).execute()

async function openWithRequest() {
  const { school, hauwa } = await openSchoolWithHauwa()
  const request = (new_email: string, typed = password) =>
    callApi(school, requestEmailChange, { new_email, password: typed }, hauwa)
  const confirm = (code: string) => callApi(school, confirmEmailChange, { code }, hauwa)
  const canSignIn = async (email: string) =>
    (await callApi(school, login, { email, password })).status
  return { school, hauwa, request, confirm, canSignIn }
}

test('students correct their name and phone number in the profile, which is audited', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const change = (fields: Record<string, string>) => callApi(school, updateProfile, fields, hauwa)

  expect(await change({ name: ' Hauwa  Idris Bello', phonenumber: '0803 555 0155' })).toMatchObject(
    {
      message: 'Profile updated successfully!',
      data: { name: 'Hauwa Idris Bello', phonenumber: '0803 555 0155', email: HAUWA.email },
    },
  )
  // a field that is not sent stays, and the same values again change nothing
  expect((await change({ name: 'Hauwa Idris Bello' })).data).toMatchObject({
    phonenumber: '0803 555 0155',
  })
  expect(await auditDetails(school)).toEqual([
    {
      action: 'changeOwnProfile',
      detail: 'name: Hauwa Idris → Hauwa Idris Bello; phone: 08031234567 → 0803 555 0155',
      ...{ actor_id: hauwa.id, subject_id: hauwa.id },
    },
  ])
  expect(await change({ name: 'Administrator' })).toMatchObject({ code: 'name_reserved' })
  expect(await change({ phonenumber: '0803 555 12' })).toMatchObject({ http: 400 })
  expect(await change({ name: '\u200b' })).toMatchObject({ http: 400 })
})

test('an email changes with a code from the new mailbox, and the old address is notified (R-TRUST-006)', async () => {
  const { school, request, confirm, canSignIn } = await openWithRequest()
  await callApi(school, requestPasswordReset, { email: HAUWA.email })

  expect(await request(NEW)).toMatchObject({ message: 'A code was sent to the new address.' })
  const sent = (await sentEmails(school)).at(-1)
  expect(sent).toMatchObject({ to_address: NEW })
  // the address of the account is not told to the other mailbox
  expect(sent?.body).not.toContain(HAUWA.email)
  expect(await canSignIn(NEW)).toBe(false)
  const code = await lastResetCode(school)
  expect(await confirm(wrongCode(code))).toMatchObject(CODE_REJECTED)
  expect(await confirm(code)).toMatchObject({ data: { email: NEW, name: HAUWA.name } })

  expect(await canSignIn(NEW)).toBe(true)
  expect(await canSignIn(HAUWA.email)).toBe(false)
  expect((await sentEmails(school)).at(-1)).toMatchObject({ to_address: HAUWA.email })
  expect((await sentEmails(school)).at(-1)?.body).not.toContain(NEW)
  expect((await auditDetails(school)).map(({ detail }) => detail)).toEqual([
    `email: ${HAUWA.email} → ${NEW}`,
  ])
  expect(await school.db.selectFrom('reset_codes').selectAll().execute()).toEqual([])
  expect(await confirm(code)).toMatchObject(CODE_REJECTED)
})

test('a code for a new address ends after fifteen minutes, five wrong ones and a later request', async () => {
  const { school, request, confirm } = await openWithRequest()
  await request(NEW)
  const code = await lastResetCode(school)
  for (let attempt = 0; attempt < 5; attempt++) await confirm(wrongCode(code))
  expect(await confirm(code)).toMatchObject(CODE_REJECTED)

  await request(NEW)
  const replaced = await lastResetCode(school)
  await request('another@example.org')
  const latest = await lastResetCode(school)
  if (replaced !== latest) expect(await confirm(replaced)).toMatchObject(CODE_REJECTED)
  freezeClock(new Date(Date.now() + 15 * 60_000 + 1_000).toISOString())
  expect(await confirm(latest)).toMatchObject(CODE_REJECTED)
})

test('an email is not changed with a wrong password, or to the address of another account', async () => {
  const { school, request, confirm } = await openWithRequest()
  expect(await request(NEW, 'wrong')).toMatchObject({ code: 'wrong_current_password' })
  const amina = await seedStudent(school, { email: 'amina@example.org' })
  expect(await request('AMINA@example.org')).toMatchObject({ code: 'email_taken' })
  expect(await request('s7654321@students.invalid')).toMatchObject({ http: 400 })
  expect(await sentEmails(school)).toEqual([])

  await request(NEW)
  const code = await lastResetCode(school)
  await school.db
    .updateTable('users')
    .set({ email: NEW, email_key: NEW })
    .where('id', '=', amina.id)
    .execute()
  expect(await confirm(code)).toMatchObject({ code: 'email_taken' })
})
