import { newToken, sha256Hex } from '../platform/random.ts'
import { DEVICE_COOKIE_SECONDS } from './known-devices.ts'

/** The cookie functions of a request that are used here. */
export type Cookies = {
  isBrowser: boolean
  read(name: string): string | undefined
  /** A `readable` cookie is open to scripts. */
  set(cookie: { name: string; value: string; maxAgeSeconds: number; readable?: true }): void
}

const DEVICE_COOKIE = 'device'
const RESET_COOKIE = 'reset'
const TOKEN_PATTERN = /^[\w-]{43}$/

const readToken = (cookies: Pick<Cookies, 'read'>, name: string) => {
  const value = cookies.read(name) ?? ''
  return TOKEN_PATTERN.test(value) ? value : ''
}
const readTokenHash = (cookies: Pick<Cookies, 'read'>, name: string) => {
  const token = readToken(cookies, name)
  return token && sha256Hex(token)
}

/** The hash of the device cookie; '' for none. */
export const readDeviceHash = (cookies: Pick<Cookies, 'read'>) =>
  readTokenHash(cookies, DEVICE_COOKIE)

/** The hash of the cookie of a browser that requested a reset code; '' for none. */
export const readResetHash = (cookies: Pick<Cookies, 'read'>) =>
  readTokenHash(cookies, RESET_COOKIE)

/**
 * Sets the browser's `device` cookie, or extends the existing one, and returns its hash; '' for a client that is not a
 * browser.
 */
export function issueDeviceCookie(cookies: Cookies): string {
  if (!cookies.isBrowser) return ''
  return issueCookie(cookies, DEVICE_COOKIE, DEVICE_COOKIE_SECONDS)
}

/** Sets the browser's `reset` cookie, or extends the existing one, and returns its hash. */
export function issueResetCookie(cookies: Cookies, seconds: number): string {
  return issueCookie(cookies, RESET_COOKIE, seconds)
}

function issueCookie(cookies: Cookies, name: string, seconds: number): string {
  const value = readToken(cookies, name) || newToken()
  cookies.set({ name, value, maxAgeSeconds: seconds })
  return sha256Hex(value)
}
