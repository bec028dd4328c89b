import { ADMIN_ROLE, login } from '../../../contract/auth/auth.ts'
import {
  addPasskey,
  confirmTotp,
  startPasskey,
  startPasskeySignIn,
  startTotp,
} from '../../../contract/auth/second-factors.ts'
import { totpCode } from '../../auth/second-factor/totp.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../call-api.ts'
import type { TestSchool } from '../test-school.ts'
import { HAUWA, openSchoolWithHauwa } from './signed-up-student.ts'
import { createAuthenticator } from './software-authenticator.ts'

type Session = { token: string }

/** A school whose administrator Hauwa has a password. */
export async function openSchoolOfHauwa(env: Record<string, string> = {}) {
  const it = await openSchoolWithHauwa({ SITE_URL: 'http://localhost', ...env })
  await it.school.db.updateTable('users').set({ role: ADMIN_ROLE, staff: 'owner' }).execute()
  return it
}

/** Signs Hauwa in with the password and the second step. */
export const signInHauwa = (school: TestSchool, step: { code?: string; passkey?: string } = {}) =>
  callApi(school, login, { email: HAUWA.email, password: HAUWA.password, ...step })

/** The options for a sign-in of Hauwa with a passkey, as JSON. */
export async function startSignInOfHauwa(school: TestSchool): Promise<string> {
  const credentials = { email: HAUWA.email, password: HAUWA.password }
  return (await callApi(school, startPasskeySignIn, credentials)).data.options
}

/** Turns an authenticator app on. `code` is its code at a later step, so that it was not used yet. */
export async function turnAppOn(school: TestSchool, as: Session) {
  const { data } = await callApi(school, startTotp, {}, as)
  const response = await callApi(school, confirmTotp, { code: totpCode(data.secret, now()) }, as)
  const recoveryCodes: string[] = response.data?.recovery_codes ?? []
  return {
    secret: String(data.secret),
    recoveryCodes,
    /** Steps of 30 seconds from now. */
    code: (steps = 0) => totpCode(data.secret, now() + 30 * steps),
  }
}

/** Adds a passkey. */
export async function addNewPasskey(
  school: TestSchool,
  as: Session,
  name = 'Phone',
  authenticator = createAuthenticator(),
) {
  const { data } = await callApi(school, startPasskey, {}, as)
  const credential = authenticator.register(data.options)
  return {
    authenticator,
    response: await callApi(school, addPasskey, { name, answer: credential }, as),
  }
}
