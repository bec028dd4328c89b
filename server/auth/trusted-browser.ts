import type { Db } from '../kernel/db.ts'
import { deviceHashIn, resetHashIn } from './browsers.ts'
import { isKnownDevice } from './known-devices.ts'
import { askedForCode } from './reset-codes.ts'
import { emailKey } from './store.ts'

type Request = {
  /** As it was sent. */
  email: unknown
  cookies: { read(name: string): string | undefined }
  /** Whether a browser that asked for the code counts too: anybody can ask, so only where the code is tried. */
  triesCode: boolean
  now: number
}

/**
 * The hash of a browser that the account knows: one that signed in to it before, or that tries the reset code it asked for. Its attempts are counted apart, so that strangers cannot use them up (decision 0361). '' for others.
 */
export async function trustedBrowser(
  db: Db,
  { email, cookies, triesCode, now }: Request,
): Promise<string> {
  if (typeof email !== 'string') return ''
  const deviceHash = deviceHashIn(cookies)
  if (deviceHash && (await isKnownDevice(db, { email, deviceHash, now }))) return deviceHash
  const browserHash = triesCode ? resetHashIn(cookies) : ''
  const wish = { emailKey: emailKey(email), browserHash, now }
  return browserHash && (await askedForCode(db, wish)) ? browserHash : ''
}
