import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR = 3600

/** The address of a stored file, good for one hour and without a token; '' for no file (decisions §2, §5). */
export function mediaUrl(secret: string, key: string, at: number): string {
  if (key === '') return ''
  // to the minute, so that asking twice in a minute gives an address that the browser has cached
  const until = String(at + HOUR - (at % 60))
  return `/media/${key}?until=${until}&sign=${signature(secret, key, until)}`
}

/** Whether `sign` was made here for this file and this end; whether the end has come is the caller's to ask. */
export function isSignedMedia(secret: string, key: string, until: string, sign: string): boolean {
  const wanted = Buffer.from(signature(secret, key, until))
  const given = Buffer.from(sign)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

function signature(secret: string, key: string, until: string): string {
  return createHmac('sha256', secret).update(`${key}\n${until}`).digest('base64url')
}
