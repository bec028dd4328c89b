import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR } from '../../contract/duration.ts'

/** The address of a stored file, good for one hour and without a token; '' for no file (R-LESSON-038, R-LESSON-039). */
export function signedMediaUrl(secret: string, key: string, now: number): string {
  if (key === '') return ''
  // to the minute, so that asking twice in a minute gives an address that the browser has cached
  const until = String(now + HOUR - (now % 60))
  return `/media/${key}?until=${until}&sign=${signature(secret, key, until)}`
}

/** Whether `sign` was made here for this file and this end; whether the end has come is the caller's to ask. */
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
