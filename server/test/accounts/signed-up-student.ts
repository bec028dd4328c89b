import { login, requestPasswordReset } from '../../../contract/auth/auth.ts'
import { signup } from '../../../contract/auth/sign-up.ts'
import { callApi } from '../call-api.ts'
import { openTestSchool, type TestSchool } from '../test-school.ts'

/** The sign-up form of Hauwa; the tests of accounts are about her. */
export const HAUWA = {
  name: 'Hauwa Idris',
  email: 'Hauwa@example.org',
  phonenumber: '08031234567',
  password: 'the old password',
}

/** The response to a wrong, used, expired or exhausted reset code. */
export const CODE_REJECTED = {
  http: 200,
  status: false,
  code: 'reset_code_invalid',
  message: 'This code is not valid or has expired.',
  data: null,
}

/** A school in which Hauwa is signed in. */
export async function openSchoolWithHauwa(env: Record<string, string> = {}) {
  const school = await openTestSchool(env)
  const { data, token = '' } = await callApi(school, signup, HAUWA)
  return { school, hauwa: { id: Number(data.id), email: HAUWA.email, token } }
}

/** The queued emails, oldest first. */
export const sentEmails = ({ db }: TestSchool) =>
  db.selectFrom('email_outbox').select(['to_address', 'subject', 'body']).orderBy('id').execute()

/** The code in the last email; '' if there is none. */
export async function lastResetCode(school: TestSchool) {
  const lastEmail = (await sentEmails(school)).at(-1)
  return /\b\d{6}\b/.exec(lastEmail?.body ?? '')?.[0] ?? ''
}

/** Requests a code for Hauwa and reads it from the email. */
export async function requestCode(school: TestSchool, email = HAUWA.email) {
  await callApi(school, requestPasswordReset, { email })
  return lastResetCode(school)
}

/** A code that is not the given one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** True if Hauwa can sign in with the password. */
export async function canSignIn(school: TestSchool, password: string) {
  return (await callApi(school, login, { email: HAUWA.email.toLowerCase(), password })).status
}

/** The referral code of a user. */
export async function referralCodeOf({ db }: TestSchool, id: number) {
  const query = db.selectFrom('users').select('referral_code').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).referral_code
}
