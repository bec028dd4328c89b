import { expect, test } from 'vitest'
import { changeRole } from '../../../contract/admin/manage-students.ts'
import { getSecondFactors, startPasskeySignIn } from '../../../contract/auth/second-factors.ts'
import {
  addNewPasskey,
  openSchoolOfHauwa,
  signInHauwa,
  turnAppOn,
} from '../../test/accounts/second-step.ts'
import { HAUWA, sentEmails } from '../../test/accounts/signed-up-student.ts'
import { createAuthenticator } from '../../test/accounts/software-authenticator.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { openTwoProcesses } from '../../test/process/two-processes.ts'
import { seedAdministrator } from '../../test/test-school.ts'

const CREDENTIALS = { email: HAUWA.email, password: HAUWA.password }
const WRONG = { http: 200, status: false, code: 'second_factor_wrong' }

test('an administrator with an app signs in with the password and a code, each code once (R-TRUST-004)', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const app = await turnAppOn(school, hauwa)

  expect(await signInHauwa(school)).toMatchObject({
    ...{ http: 200, status: false, code: 'second_factor_required', data: null },
    message: 'Enter the code of your authenticator app.',
  })
  // the code that activated the app has been used
  expect(await signInHauwa(school, { code: app.code() })).toMatchObject(WRONG)
  const next = app.code(1)
  expect(await signInHauwa(school, { code: `${next.slice(0, 3)} ${next.slice(3)}` })).toMatchObject(
    {
      status: true,
      data: { email: HAUWA.email },
    },
  )
  expect(await signInHauwa(school, { code: next })).toMatchObject(WRONG)
})

test('the second step is neither requested nor revealed without the right password (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchoolOfHauwa()
  const app = await turnAppOn(school, hauwa)
  const { authenticator } = await addNewPasskey(school, hauwa)
  const { data } = await callApi(school, startPasskeySignIn, CREDENTIALS)
  const passkey = authenticator.signIn(data.options)

  for (const step of [{}, { code: app.code(1) }, { code: app.recoveryCodes[0] }, { passkey }])
    expect(
      await callApi(school, startPasskeySignIn, { ...CREDENTIALS, password: 'wrong', ...step }),
    ).toMatchObject({ code: 'invalid_credentials' })
})

test('of two concurrent sign-ins with one code on two processes, one succeeds (R-TRUST-004)', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const app = await turnAppOn(school, hauwa)
  const processes = await openTwoProcesses(school)
  for (const code of [app.code(1), app.recoveryCodes[3] ?? '']) {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        signInHauwa(processes[index % 2] ?? school, { code }),
      ),
    )
    expect(responses.filter((it) => it.status)).toHaveLength(1)
    expect(responses.filter((it) => !it.status).every((it) => it.code === WRONG.code)).toBe(true)
  }
})

test('a recovery code signs in once, also after 100 wrong codes have locked the app, and unlocks it (R-TRUST-004)', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const app = await turnAppOn(school, hauwa)
  const guesses = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0'))
  const codes = new Set([app.code(-1), app.code(), app.code(1)])
  const responses = []
  for (const code of guesses.filter((it) => !codes.has(it)))
    responses.push(await signInHauwa(school, { code }))

  expect(responses.every(({ http, status }) => http === 200 && !status)).toBe(true)
  expect(responses.slice(0, 19).every((it) => it.code === 'second_factor_wrong')).toBe(true)
  expect(responses.slice(19).every((it) => it.code === 'second_factor_locked')).toBe(true)
  expect(responses.at(-1)?.message).toContain('Use a recovery code or a passkey')
  expect(await signInHauwa(school, { code: app.code(1) })).toMatchObject({
    code: 'second_factor_locked',
  })
  expect((await callApi(school, getSecondFactors, {}, hauwa)).data).toMatchObject({ locked: true })
  const lockEmails = (await sentEmails(school)).filter((it) => it.body.includes('20 wrong codes'))
  expect(lockEmails).toHaveLength(1)

  const [recovery = '', second = ''] = app.recoveryCodes
  expect(app.recoveryCodes).toHaveLength(10)
  expect(await signInHauwa(school, { code: recovery.toUpperCase() })).toMatchObject({
    status: true,
  })
  expect(await signInHauwa(school, { code: recovery })).toMatchObject(WRONG)
  expect(await signInHauwa(school, { code: app.code(1) })).toMatchObject({ status: true })
  expect(await signInHauwa(school, { code: second.replace('-', '') })).toMatchObject({
    status: true,
  })
  expect((await callApi(school, getSecondFactors, {}, hauwa)).data).toMatchObject({
    ...{ recovery_codes: 8, locked: false, totp: true },
  })
})

test('codes and secrets are not stored in plain text (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchoolOfHauwa()
  const app = await turnAppOn(school, hauwa)

  const factors = await school.db.selectFrom('second_factors').selectAll().execute()
  const codes = await school.db.selectFrom('recovery_codes').selectAll().execute()
  const stored = JSON.stringify([factors, codes])

  for (const secret of [
    app.secret,
    ...app.recoveryCodes,
    ...app.recoveryCodes.map((it) => it.replace('-', '')),
  ])
    expect(stored).not.toContain(secret)
  expect(new Set(codes.map((it) => it.code_hash)).size).toBe(10)
})

test('with another SECOND_FACTOR_KEY the codes of apps are wrong and recovery codes still valid', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa({ SECOND_FACTOR_KEY: 'a'.repeat(32) })
  const app = await turnAppOn(school, hauwa)
  const config = { ...school.config, SECOND_FACTOR_KEY: 'b'.repeat(32) }
  Object.assign(school.config, config)

  expect(await signInHauwa(school, { code: app.code(1) })).toMatchObject(WRONG)
  expect(await signInHauwa(school, { code: app.recoveryCodes[0] ?? '' })).toMatchObject({
    status: true,
  })
})

test('an administrator signs in with a passkey, each response once (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchoolOfHauwa()
  const { authenticator, response } = await addNewPasskey(school, hauwa)
  expect(response.data.recovery_codes).toHaveLength(10)

  expect(await signInHauwa(school)).toMatchObject({ status: false, code: 'second_factor_passkey' })
  const { data } = await callApi(school, startPasskeySignIn, CREDENTIALS)
  const passkey = authenticator.signIn(data.options)

  const responses = await Promise.all([1, 2, 3, 4].map(() => signInHauwa(school, { passkey })))
  expect(responses.filter((it) => it.status)).toHaveLength(1)
  expect(await signInHauwa(school, { passkey })).toMatchObject({
    http: 200,
    code: 'passkey_refused',
  })
})

test('a sign-in with a passkey stores its time and counter, and a copy of the passkey that is behind is declined (R-TRUST-004)', async () => {
  const now = freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const { authenticator } = await addNewPasskey(school, hauwa)
  const start = async () => (await callApi(school, startPasskeySignIn, CREDENTIALS)).data.options
  const signInWith = async (counter: number) =>
    signInHauwa(school, { passkey: authenticator.signIn(await start(), { counter }) })

  expect(await signInWith(5)).toMatchObject({ status: true })
  const { data } = await callApi(school, getSecondFactors, {}, hauwa)
  expect(data.passkeys).toMatchObject([{ created_at: now, used_at: now }])
  for (const counter of [4, 5])
    expect(await signInWith(counter)).toMatchObject({ status: false, code: 'passkey_refused' })
  expect(await signInWith(6)).toMatchObject({ status: true })
})

test('a response for another site, passkey or challenge, a late one and any other text are declined (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchoolOfHauwa()
  const { authenticator } = await addNewPasskey(school, hauwa)
  const start = async () => (await callApi(school, startPasskeySignIn, CREDENTIALS)).data.options
  const other = await start()
  const responses = [
    async () => createAuthenticator({ origin: 'https://evil.example' }).signIn(await start()),
    async () => createAuthenticator().signIn(await start()),
    async () => {
      await start()
      return authenticator.signIn(other)
    },
    async () => {
      freezeClock('2026-11-22T09:00:00Z')
      const late = await start()
      freezeClock('2026-11-22T09:05:00Z')
      return authenticator.signIn(late)
    },
    ...['', 'x', 'null', '[]', '{}', '{"id":1}', '{"id":"x","response":null}'].map(
      (text) => async () => {
        await start()
        return text || ' '
      },
    ),
  ]
  for (const respond of responses) {
    const passkey = await respond()
    const response = await signInHauwa(school, { passkey })
    expect(response, passkey).toMatchObject({ http: 200, status: false })
  }
  expect(await signInHauwa(school, { passkey: authenticator.signIn(await start()) })).toMatchObject(
    {
      status: true,
    },
  )
})

test('a former administrator signs in without the second step, and needs it again as an administrator', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const app = await turnAppOn(school, hauwa)
  const maryam = await seedAdministrator(school)
  const change = (role: string) =>
    callApi(school, changeRole, { student_id: String(hauwa.id), role }, maryam)

  await change('1')
  expect(await signInHauwa(school)).toMatchObject({ status: true })
  await change('11')
  expect(await signInHauwa(school)).toMatchObject({ code: 'second_factor_required' })
  expect(await signInHauwa(school, { code: app.code(1) })).toMatchObject({ status: true })
})
