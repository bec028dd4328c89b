import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR } from '../../contract/duration.ts'

/**
 * Returns the URL of a stored file, valid for one hour without a token; '' for no file (R-LESSON-038, R-LESSON-039).
 */
export function signedMediaUrl(secret: string, key: string, now: number): string {
  if (key === '') return ''
  // rounded to the minute, so that two requests within a minute get the same URL, which the browser has cached
  return signedUntil(secret, key, now + HOUR - (now % 60))
}

/** The URL of a form stays the same within one such period, so that the browser can cache it. */
const FORM_URL_PERIOD = 6 * HOUR

/** Returns the URL of a form of a lesson, valid for one to seven hours (decision 0602). */
export function signedFormUrl(secret: string, key: string, now: number): string {
  if (key === '') return ''
  return signedUntil(secret, key, now - (now % FORM_URL_PERIOD) + FORM_URL_PERIOD + HOUR)
}

/** Returns the URL of a stored file, valid until a time in Unix seconds without a token. */
export function signedUntil(secret: string, key: string, time: number): string {
  const until = String(time)
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
