import { expect, test } from 'vitest'
import { getSecondFactors, WRONG_CODES_MAX } from '../../../contract/auth/second-factors.ts'
import {
  addNewPasskey,
  openSchoolOfHauwa,
  signInHauwa,
  startSignInOfHauwa,
  turnAppOn,
} from '../../test/accounts/second-step.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'

/** A school whose Hauwa has an app and a passkey, after one wrong code less than the most. */
async function openSchool() {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const app = await turnAppOn(school, hauwa)
  const { authenticator } = await addNewPasskey(school, hauwa)
  const setWrongCodes = (wrong_codes: number) =>
    school.db.updateTable('second_factors').set({ wrong_codes }).execute()
  await setWrongCodes(WRONG_CODES_MAX - 1)
  return { school, hauwa, app, authenticator, setWrongCodes }
}

test('after a sign-in 20 wrong codes are counted again, whichever second step it used (R-TRUST-004)', async () => {
  const { school, app, authenticator, setWrongCodes } = await openSchool()
  const steps = [
    async () => ({ code: app.code(1) }),
    async () => ({ code: app.recoveryCodes[0] ?? '' }),
    async () => ({ passkey: authenticator.signIn(await startSignInOfHauwa(school)) }),
  ]
  for (const step of steps) {
    await setWrongCodes(WRONG_CODES_MAX - 1)
    expect(await signInHauwa(school, await step())).toMatchObject({ status: true })
    const rows = await school.db.selectFrom('second_factors').select('wrong_codes').execute()
    expect(rows).toEqual([{ wrong_codes: 0 }])
  }
})

test('the wrong code that reaches the limit locks the app until a passkey signs in (R-TRUST-004)', async () => {
  const { school, hauwa, app, authenticator } = await openSchool()
  const isLocked = async () => (await callApi(school, getSecondFactors, {}, hauwa)).data.locked
  expect(await isLocked()).toBe(false)
  expect(await signInHauwa(school, { code: app.code(5) })).toMatchObject({
    code: 'second_factor_locked',
  })
  expect(await isLocked()).toBe(true)

  const passkey = authenticator.signIn(await startSignInOfHauwa(school))
  expect(await signInHauwa(school, { passkey })).toMatchObject({ status: true })
  expect(await isLocked()).toBe(false)
  expect(await signInHauwa(school, { code: app.code(1) })).toMatchObject({ status: true })
})
