import { expect, test } from 'vitest'
import { STUDENT_ROLE } from '../../../contract/auth/auth.ts'
import * as calls from '../../../contract/auth/second-factors.ts'
import {
  addNewPasskey,
  openSchoolOfHauwa,
  signInHauwa,
  startSignInOfHauwa,
} from '../../test/accounts/second-step.ts'
import { HAUWA } from '../../test/accounts/signed-up-student.ts'
import { createAuthenticator } from '../../test/accounts/software-authenticator.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'

const REFUSED = { http: 200, status: false, code: 'passkey_refused' }

/** A school of Hauwa, and functions that start and end the addition of a passkey. */
async function openSchool() {
  const { school, hauwa } = await openSchoolOfHauwa()
  const startAddition = async (): Promise<string> =>
    (await callApi(school, calls.startPasskey, {}, hauwa)).data.options
  const add = (answer: string) => callApi(school, calls.addPasskey, { name: 'Key', answer }, hauwa)
  return { school, hauwa, startAddition, add }
}

/** Adds the passkey to an account and signs in with it. */
async function expectAccepted(authenticator: ReturnType<typeof createAuthenticator>) {
  const { school, hauwa } = await openSchool()
  const { response } = await addNewPasskey(school, hauwa, 'Key', authenticator)
  expect(response).toMatchObject({ status: true })

  const passkey = authenticator.signIn(await startSignInOfHauwa(school))
  expect(await signInHauwa(school, { passkey })).toMatchObject({ status: true })
}

test.each(['ES256', 'EdDSA', 'RS256'] as const)(
  'a passkey with a key for %s is added and signs in (R-TRUST-004)',
  async (algorithm) => {
    await expectAccepted(createAuthenticator({ algorithm }))
  },
)

test('a passkey that does not verify its user is accepted, because the password is the other factor (R-TRUST-004)', async () => {
  await expectAccepted(createAuthenticator({ verifiesUser: false }))
})

test('a sign-in that another key has signed is declined and leaves the passkey unchanged (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchool()
  const { authenticator } = await addNewPasskey(school, hauwa)
  const before = await school.db.selectFrom('passkeys').selectAll().execute()
  const stranger = createAuthenticator()
  const right = JSON.parse(authenticator.signIn(await startSignInOfHauwa(school)))
  const signature = stranger.sign(Buffer.from('any text')).toString('base64url')
  const forged = { ...right, response: { ...right.response, signature } }

  const response = await signInHauwa(school, { passkey: JSON.stringify(forged) })
  expect(response).toMatchObject({ ...REFUSED, data: null })
  expect(await school.db.selectFrom('passkeys').selectAll().execute()).toEqual(before)
})

test('a new passkey with an attestation is accepted if its own key has signed it, and declined otherwise (R-TRUST-004)', async () => {
  const { school, hauwa, startAddition, add } = await openSchool()
  const authenticator = createAuthenticator()
  const stranger = createAuthenticator()

  const forged = authenticator.register(await startAddition(), stranger.sign)
  expect(await add(forged)).toMatchObject({ ...REFUSED, data: null })
  const { data } = await callApi(school, calls.getSecondFactors, {}, hauwa)
  expect(data).toMatchObject({ passkeys: [], recovery_codes: 0 })
  const signed = authenticator.register(await startAddition(), authenticator.sign)
  expect(await add(signed)).toMatchObject({ status: true })
})

test('a new passkey for another site or challenge, a sign-in instead of it and any other text are declined (R-TRUST-004)', async () => {
  const { school, hauwa, startAddition, add } = await openSchool()
  const authenticator = createAuthenticator()
  const first = await startAddition()
  const elsewhere = createAuthenticator({ origin: 'https://evil.example' })
  const respond: ((options: string) => string)[] = [
    (options) => elsewhere.register(options),
    () => authenticator.register(first),
    (options) =>
      authenticator.signIn(JSON.stringify({ ...JSON.parse(options), rpId: 'localhost' })),
    ...['x', 'null', '[]', '{}', '{"id":1}'].map((text) => () => text),
  ]
  for (const answer of respond)
    expect(await add(answer(await startAddition()))).toMatchObject(REFUSED)

  const { data } = await callApi(school, calls.getSecondFactors, {}, hauwa)
  expect(data.passkeys).toEqual([])
})

test('a sign-in with a passkey is started neither for an account without one nor for a student (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchool()
  const credentials = { email: HAUWA.email, password: HAUWA.password }
  const start = () => callApi(school, calls.startPasskeySignIn, credentials)
  const none = { ...REFUSED, message: 'This account has no passkey.', data: null }

  expect(await start()).toMatchObject(none)
  await addNewPasskey(school, hauwa)
  expect(await start()).toMatchObject({ status: true })
  await school.db.updateTable('users').set({ role: STUDENT_ROLE, staff: '' }).execute()
  expect(await start()).toMatchObject(none)
})

test('a challenge is valid for five minutes and one response (R-TRUST-004)', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, startAddition, add } = await openSchool()
  const authenticator = createAuthenticator()
  const late = authenticator.register(await startAddition())
  freezeClock('2026-11-22T09:05:00Z')
  expect(await add(late)).toMatchObject(REFUSED)
  const inTime = authenticator.register(await startAddition())
  freezeClock('2026-11-22T09:09:59Z')
  expect(await add(inTime)).toMatchObject({ status: true })
  expect(await add(inTime)).toMatchObject(REFUSED)

  const passkey = authenticator.signIn(await startSignInOfHauwa(school))
  freezeClock('2026-11-22T09:14:58Z')
  expect(await signInHauwa(school, { passkey })).toMatchObject({ status: true })
})

test('the browser learns how to reach each passkey, and which ones are registered already', async () => {
  const { school, hauwa, startAddition } = await openSchool()
  const known = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable', 'other-1']
  const transports = ['not a transport', ...known, 'one-too-many']
  await addNewPasskey(school, hauwa, 'Key', createAuthenticator({ transports }))
  await addNewPasskey(school, hauwa, 'Old key', createAuthenticator({ transports: [] }))

  const { allowCredentials } = JSON.parse(await startSignInOfHauwa(school))
  expect(allowCredentials).toMatchObject([{ transports: known }, { transports: [] }])
  expect(JSON.parse(await startAddition()).excludeCredentials).toEqual(allowCredentials)
})
