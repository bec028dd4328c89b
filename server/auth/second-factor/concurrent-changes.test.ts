import { expect, test } from 'vitest'
import * as calls from '../../../contract/auth/second-factors.ts'
import { now } from '../../platform/clock.ts'
import {
  addNewPasskey,
  openSchoolOfHauwa,
  signInHauwa,
  turnAppOn,
} from '../../test/accounts/second-step.ts'
import { createAuthenticator } from '../../test/accounts/software-authenticator.ts'
import { type ApiResponse, callApi } from '../../test/call-api.ts'
import { openServerWithChange } from '../../test/databases/change-after-read.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { openTwoProcesses } from '../../test/process/two-processes.ts'
import type { TestSchool } from '../../test/test-school.ts'
import { totpCode } from './totp.ts'

/** A school on two processes. */
async function openSchool() {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const [first, second] = await openTwoProcesses(school)
  const readOwn = async () => (await callApi(school, calls.getSecondFactors, {}, hauwa)).data
  return { school, hauwa, first, second, readOwn }
}

const NEEDED = { http: 200, status: false, code: 'second_factor_needed' }
const failuresOf = (responses: ApiResponse[]) => responses.filter((it) => !it.status)

test('of an app and a passkey that are added at the same time, one brings the recovery codes, which are valid (R-TRUST-004)', async () => {
  const { school, hauwa, first, second, readOwn } = await openSchool()
  const { data: app } = await callApi(school, calls.startTotp, {}, hauwa)
  const { data: passkey } = await callApi(school, calls.startPasskey, {}, hauwa)
  const code = totpCode(app.secret, Date.now() / 1000)
  const answer = createAuthenticator().register(passkey.options)

  const responses = await Promise.all([
    callApi(first, calls.confirmTotp, { code }, hauwa),
    callApi(second, calls.addPasskey, { name: 'Phone', answer }, hauwa),
  ])
  expect(responses).toMatchObject([{ status: true }, { status: true }])
  const shown: string[] = responses.flatMap((it) => it.data.recovery_codes)
  expect(shown).toHaveLength(10)
  expect(await readOwn()).toMatchObject({
    ...{ totp: true, passkeys: [{ name: 'Phone' }], recovery_codes: 10 },
  })
  expect(await signInHauwa(school, { code: shown[0] ?? '' })).toMatchObject({ status: true })
})

test('of concurrent removals of every second step, one is declined while the school requires one (R-TRUST-004)', async () => {
  const { school, hauwa, first, second, readOwn } = await openSchool()
  for (let count = 0; count < 6; count++) await addNewPasskey(school, hauwa)
  await callApi(school, calls.setSecondFactorRequired, { required: '1' }, hauwa)
  const { passkeys } = await readOwn()

  const responses = await Promise.all(
    passkeys.map(({ id }: { id: number }, index: number) =>
      callApi(index % 2 ? second : first, calls.removePasskey, { passkey_id: id }, hauwa),
    ),
  )
  expect(failuresOf(responses)).toMatchObject([NEEDED])
  expect(await readOwn()).toMatchObject({ recovery_codes: 10, without: 0 })
})

test('the rule and the removal of the second step of the administrator who sets it are not both done (R-TRUST-004)', async () => {
  const { school, hauwa, first, second, readOwn } = await openSchool()
  await turnAppOn(school, hauwa)

  const responses = await Promise.all(
    [first, second, first, second].flatMap((it) => [
      callApi(it, calls.setSecondFactorRequired, { required: '1' }, hauwa),
      callApi(it, calls.removeTotp, {}, hauwa),
    ]),
  )
  expect(failuresOf(responses).every((it) => it.code === NEEDED.code)).toBe(true)
  const { totp, required_from } = await readOwn()
  expect(required_from > 0).toBe(totp)
})

test('of concurrent responses to one challenge, one is accepted (R-TRUST-004)', async () => {
  const { school, hauwa, first, second, readOwn } = await openSchool()
  const { data } = await callApi(school, calls.startPasskey, {}, hauwa)
  const fields = { name: 'Phone', answer: createAuthenticator().register(data.options) }

  const responses = await Promise.all(
    [first, second, first, second].map((it) => callApi(it, calls.addPasskey, fields, hauwa)),
  )
  expect(failuresOf(responses).map((it) => it.code)).toEqual(Array(3).fill('passkey_refused'))
  expect((await readOwn()).passkeys).toHaveLength(1)
})

test('a response to a challenge that is used while the response is checked is declined (R-TRUST-004)', async () => {
  const { school, hauwa, readOwn } = await openSchool()
  const { data } = await callApi(school, calls.startPasskey, {}, hauwa)
  const fields = { name: 'Phone', answer: createAuthenticator().register(data.options) }
  const add = (to: TestSchool) => callApi(to, calls.addPasskey, fields, hauwa)
  const slower = await openServerWithChange(school, 'challenge', () => add(school))

  expect(await add(slower)).toMatchObject({ status: false, code: 'passkey_refused' })
  expect((await readOwn()).passkeys).toHaveLength(1)
})

test('of recovery codes that are renewed eight times at the same time, ten are valid (R-TRUST-004)', async () => {
  const { school, hauwa, first, second, readOwn } = await openSchool()
  await turnAppOn(school, hauwa)

  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      callApi(index % 2 ? second : first, calls.renewRecoveryCodes, {}, hauwa),
    ),
  )
  expect(await readOwn()).toMatchObject({ recovery_codes: 10 })
  const signedIn = []
  for (const { data } of responses)
    signedIn.push((await signInHauwa(school, { code: data.recovery_codes[0] })).status)
  expect(signedIn.filter(Boolean)).toHaveLength(1)
})

test('an app that is confirmed while another tab starts a new one is the one whose code was sent (R-TRUST-004)', async () => {
  const { school, hauwa, first, second, readOwn } = await openSchool()
  for (let round = 1; round <= 8; round++) {
    freezeClock('2026-11-22T09:00:00Z', round * 60)
    const { data } = await callApi(school, calls.startTotp, {}, hauwa)
    const code = totpCode(data.secret, now())
    const [confirmed] = await Promise.all([
      callApi(first, calls.confirmTotp, { code }, hauwa),
      callApi(second, calls.startTotp, {}, hauwa),
    ])
    expect((await readOwn()).totp).toBe(confirmed.status)
    if (!confirmed.status) continue
    const next = totpCode(data.secret, now() + 30)
    freezeClock('2026-11-22T09:00:00Z', round * 60 + 30)
    expect(await signInHauwa(school, { code: next }), `round ${round}`).toMatchObject({
      status: true,
    })
    await callApi(school, calls.removeTotp, {}, hauwa)
  }
})
