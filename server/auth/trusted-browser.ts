import type { Db } from '../platform/db.ts'
import { readDeviceHash, readResetHash } from './device-cookies.ts'
import { isKnownDevice } from './known-devices.ts'
import { hasRequestedCode } from './reset-codes.ts'
import { emailKey } from './store.ts'

type TrustRequest = {
  /** As it was sent. */
  email: unknown
  cookies: { read(name: string): string | undefined }
  /** Whether a browser that asked for the code counts too: anybody can ask, so only where the code is tried. */
  isCodeAttempt: boolean
  now: number
}

/**
 * The hash of a browser that the account knows: one that signed in to it before, or that tries the reset code it asked for. Its attempts are counted apart, so that strangers cannot use them up (decision 0361). '' for others.
 */
export async function findTrustedBrowser(
  db: Db,
  { email, cookies, isCodeAttempt, now }: TrustRequest,
): Promise<string> {
  if (typeof email !== 'string') return ''
  const deviceHash = readDeviceHash(cookies)
  if (deviceHash && (await isKnownDevice(db, { email, deviceHash, now }))) return deviceHash
  const browserHash = isCodeAttempt ? readResetHash(cookies) : ''
  const codeRequest = { emailKey: emailKey(email), browserHash, now }
  return browserHash && (await hasRequestedCode(db, codeRequest)) ? browserHash : ''
}
