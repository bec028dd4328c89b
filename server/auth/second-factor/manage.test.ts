import { expect, test } from 'vitest'
import * as calls from '../../../contract/auth/second-factors.ts'
import { DAY } from '../../../contract/platform/duration.ts'
import { auditEntries } from '../../test/accounts/managed-students.ts'
import {
  addNewPasskey,
  openSchoolOfHauwa,
  signInHauwa,
  turnAppOn,
} from '../../test/accounts/second-step.ts'
import { sentEmails } from '../../test/accounts/signed-up-student.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { seedAdministrator } from '../../test/test-school.ts'

/** The sentences about a second step in the emails, oldest first. */
const eventsOf = async (school: Parameters<typeof sentEmails>[0]) =>
  (await sentEmails(school))
    .filter((it) => it.subject.endsWith('the second step of your sign-in'))
    .map((it) => it.body.split('\n')[0])

/** A school on 22 November 2026, and a function that reads Hauwa's second step. */
async function openSchool() {
  const now = freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const readOwn = async () => (await callApi(school, calls.getSecondFactors, {}, hauwa)).data
  return { school, hauwa, now, readOwn }
}

const NONE = { totp: false, passkeys: [], recovery_codes: 0, locked: false }

test('a second step is listed, and removing the last one removes the recovery codes (R-TRUST-004)', async () => {
  const { school, hauwa, now, readOwn } = await openSchool()
  expect(await readOwn()).toEqual({ ...NONE, required_from: 0, without: 1 })

  expect((await turnAppOn(school, hauwa)).recoveryCodes).toHaveLength(10)
  // the codes of the first second step stay valid
  const { response } = await addNewPasskey(school, hauwa, 'Phone')
  expect(response.data).toEqual({ recovery_codes: [] })
  const own = await readOwn()
  expect(own).toMatchObject({
    ...{ totp: true, recovery_codes: 10, without: 0 },
    passkeys: [{ name: 'Phone', created_at: now, used_at: null }],
  })
  await callApi(school, calls.removeTotp, {}, hauwa)
  expect(await readOwn()).toMatchObject({ totp: false, recovery_codes: 10, without: 0 })
  await callApi(school, calls.removePasskey, { passkey_id: own.passkeys[0].id }, hauwa)
  expect(await readOwn()).toMatchObject(NONE)
  expect(await signInHauwa(school)).toMatchObject({ status: true })
})

test('every change of a second step is recorded and emailed to its owner once (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchool()
  await turnAppOn(school, hauwa)
  await callApi(school, calls.renewRecoveryCodes, {}, hauwa)
  for (let time = 0; time < 2; time++)
    expect(await callApi(school, calls.removeTotp, {}, hauwa)).toMatchObject({ status: true })

  const ids = { actor_id: hauwa.id, subject_id: hauwa.id }
  expect(await auditEntries(school)).toEqual([
    { ...ids, action: 'addSecondFactor', detail: 'authenticator app' },
    { ...ids, action: 'renewRecoveryCodes', detail: '' },
    { ...ids, action: 'removeSecondFactor', detail: 'authenticator app' },
  ])
  expect(await eventsOf(school)).toEqual([
    'A second step was added to your sign-in.',
    'New recovery codes were made for your account. The earlier ones are no longer valid.',
    'A second step of your sign-in was removed.',
  ])
})

test('an account has at most ten passkeys, each once', async () => {
  const { school, hauwa } = await openSchoolOfHauwa()
  const { authenticator } = await addNewPasskey(school, hauwa)
  const { data } = await callApi(school, calls.startPasskey, {}, hauwa)
  const again = { name: 'Again', answer: authenticator.register(data.options) }
  expect(await callApi(school, calls.addPasskey, again, hauwa)).toMatchObject({
    ...{ http: 200, status: false, code: 'passkey_exists' },
    message: 'This passkey is registered already.',
  })
  for (let count = 2; count <= 10; count++)
    expect((await addNewPasskey(school, hauwa)).response).toMatchObject({ status: true })

  expect((await addNewPasskey(school, hauwa)).response).toMatchObject({
    ...{ http: 200, status: false, code: 'too_many_passkeys' },
    message: 'At most 10 passkeys. Remove one first.',
  })
})

test('a passkey that could not be stored is reported as a failure, not as a registered one', async () => {
  const { school, hauwa } = await openSchoolOfHauwa()
  const { db } = school
  await db.schema.alterTable('email_outbox').renameTo('email_outbox_away').execute()
  const { response } = await addNewPasskey(school, hauwa)
  await db.schema.alterTable('email_outbox_away').renameTo('email_outbox').execute()

  expect(response).toMatchObject({ http: 500, status: false, data: null })
  expect((await addNewPasskey(school, hauwa)).response).toMatchObject({ status: true })
})

test('an app that replaces another is confirmed by its first code, also in the seconds in which the earlier one was used', async () => {
  const { school, hauwa, readOwn } = await openSchool()
  await turnAppOn(school, hauwa)
  await addNewPasskey(school, hauwa)
  await callApi(school, calls.removeTotp, {}, hauwa)
  expect(await readOwn()).toMatchObject({ totp: false })

  await turnAppOn(school, hauwa)
  expect(await readOwn()).toMatchObject({ totp: true })
})

const WRONG = { http: 200, status: false, code: 'second_factor_wrong' }
const NEEDED = { http: 200, status: false, code: 'second_factor_needed' }

test('a second app needs the removal of the first, and new recovery codes need a second step', async () => {
  const { school, hauwa } = await openSchool()
  expect(await callApi(school, calls.confirmTotp, { code: '000000' }, hauwa)).toMatchObject(WRONG)
  expect(await callApi(school, calls.renewRecoveryCodes, {}, hauwa)).toMatchObject({
    ...NEEDED,
    message: 'Add a passkey or an authenticator app first.',
  })
  // an app that was not confirmed is no second step
  await callApi(school, calls.startTotp, {}, hauwa)
  expect(await callApi(school, calls.removeTotp, {}, hauwa)).toMatchObject({ status: true })
  expect(await auditEntries(school)).toEqual([])
  const app = await turnAppOn(school, hauwa)

  expect(await callApi(school, calls.startTotp, {}, hauwa)).toMatchObject({
    ...NEEDED,
    message: 'Remove the present app before you add another one.',
  })
  const later = { code: app.code(1) }
  expect(await callApi(school, calls.confirmTotp, later, hauwa)).toMatchObject(WRONG)
  expect(await signInHauwa(school, later)).toMatchObject({ status: true })
})

/** A school of two administrators, of whom Hauwa has a second step, and a function that sets the rule. */
async function openSchoolWithRule() {
  const opened = await openSchool()
  const { school, hauwa } = opened
  await turnAppOn(school, hauwa)
  await seedAdministrator(school, { email: 'maryam@example.org' })
  const setRule = (required: string) =>
    callApi(school, calls.setSecondFactorRequired, { required }, hauwa)
  return { ...opened, setRule }
}

test('a rule that is in force is not set again, and its end is recorded (R-TRUST-004)', async () => {
  const { school, now, setRule, readOwn } = await openSchoolWithRule()
  await setRule('0')
  await setRule('1')
  freezeClock('2026-11-22T09:01:00Z')
  await setRule('1')
  expect((await readOwn()).required_from).toBe(now + 7 * DAY)
  await setRule('0')
  expect((await readOwn()).required_from).toBe(0)

  const entries = (await auditEntries(school)).filter((it) => it.action === 'requireSecondFactor')
  expect(entries.map((it) => it.detail)).toEqual([
    'required from 29 Nov 2026',
    'no longer required',
  ])
})

test('each administrator gets an email with the next step when the rule begins and ends (R-TRUST-004)', async () => {
  const { school, hauwa, setRule } = await openSchoolWithRule()
  await setRule('1')
  await setRule('0')

  const emails = (await sentEmails(school))
    .filter((it) => it.subject.endsWith("the second step of administrators' sign-in"))
    .map((it) => [it.to_address, ...it.body.split('\n\n').slice(0, -1)].join(' '))
  const begin = 'From 29 Nov 2026 administrators of the school need a second step to sign in.'
  const end = 'Administrators of the school no longer need a second step to sign in.'
  const add =
    'Your account has none yet. Open your profile and add a passkey or an authenticator app before that day.'
  expect(emails.sort()).toEqual(
    [
      `${hauwa.email} ${begin} Your account has one. There is nothing to do.`,
      `maryam@example.org ${begin} ${add}`,
      `${hauwa.email} ${end}`,
      `maryam@example.org ${end}`,
    ].sort(),
  )
})
