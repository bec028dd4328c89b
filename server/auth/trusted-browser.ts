import { isNoMailbox, signInName } from '../../contract/auth/sign-in-name.ts'
import type { Db } from '../platform/db.ts'
import { findUserBySignIn } from './contacts.ts'
import { readDeviceHash, readResetHash } from './device-cookies.ts'
import { isKnownDevice } from './known-devices.ts'
import { hasRequestedCode } from './reset-codes.ts'
import { emailKey } from './store.ts'

type TrustRequest = {
  /** Unvalidated, as received. */
  email: unknown
  cookies: { read(name: string): string | undefined }
  /** True where a reset code is verified: then a browser that requested the code is trusted too. */
  isCodeAttempt: boolean
  now: number
}

/**
 * The hash of a browser that the account trusts: one that signed in before, or that submits the reset code it
 * requested; '' for any other. Its attempts are limited separately, so that strangers cannot use them up (decision 0361).
 */
export async function findTrustedBrowser(
  db: Db,
  { email, cookies, isCodeAttempt, now }: TrustRequest,
): Promise<string> {
  if (typeof email !== 'string') return ''
  const accountEmail = await emailOf(db, signInName(email))
  const deviceHash = readDeviceHash(cookies)
  if (deviceHash && (await isKnownDevice(db, { email: accountEmail, deviceHash, now })))
    return deviceHash
  const browserHash = isCodeAttempt ? readResetHash(cookies) : ''
  const codeRequest = { emailKey: emailKey(accountEmail), browserHash, now }
  return browserHash && (await hasRequestedCode(db, codeRequest)) ? browserHash : ''
}

/** The email of the account that signs in with a student code or a phone number. */
async function emailOf(db: Db, name: string): Promise<string> {
  return isNoMailbox(name) ? ((await findUserBySignIn(db, name))?.email ?? name) : name
}
