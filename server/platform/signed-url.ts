import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR } from '../../contract/duration.ts'

/**
 * Returns the URL of a stored file, valid for one hour without a token; '' for no file (R-LESSON-038, R-LESSON-039).
 */
export function signedMediaUrl(secret: string, key: string, now: number): string {
  if (key === '') return ''
  // rounded to the minute, so that two requests within a minute get the same URL, which the browser has cached
  const until = String(now + HOUR - (now % 60))
  return `/media/${key}?until=${until}&sign=${signature(secret, key, until)}`
}

/** True if the signature is valid for this file and expiry. Does not check the expiry. */
export function hasValidMediaSignature(
  secret: string,
  key: string,
  until: string,
  sign: string,
): boolean {
  const expected = Buffer.from(signature(secret, key, until))
  const given = Buffer.from(sign)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function signature(secret: string, key: string, until: string): string {
  return createHmac('sha256', secret).update(`${key}\n${until}`).digest('base64url')
}
