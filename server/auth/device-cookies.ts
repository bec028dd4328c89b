import { newToken, sha256Hex } from '../platform/random.ts'
import { DEVICE_COOKIE_SECONDS } from './known-devices.ts'

/** What this needs of a request's cookies. */
type Cookies = {
  isBrowser: boolean
  read(name: string): string | undefined
  set(cookie: { name: string; value: string; maxAgeSeconds: number }): void
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

/** The hash of the cookie by which an account knows its devices; '' for none. */
export const readDeviceHash = (cookies: Pick<Cookies, 'read'>) =>
  readTokenHash(cookies, DEVICE_COOKIE)

/** The hash of the cookie of the browser that asked for a reset code; '' for none. */
export const readResetHash = (cookies: Pick<Cookies, 'read'>) =>
  readTokenHash(cookies, RESET_COOKIE)

/**
 * Gives the browser its cookie `device`, or keeps the one it has for longer, and answers the hash; '' for a client that
 * keeps no cookies.
 */
export function issueDeviceCookie(cookies: Cookies): string {
  if (!cookies.isBrowser) return ''
  return issueCookie(cookies, DEVICE_COOKIE, DEVICE_COOKIE_SECONDS)
}

/** Gives the browser its cookie `reset`, or keeps the one it has, and answers the hash. */
export function issueResetCookie(cookies: Cookies, seconds: number): string {
  return issueCookie(cookies, RESET_COOKIE, seconds)
}

function issueCookie(cookies: Cookies, name: string, seconds: number): string {
  const value = readToken(cookies, name) || newToken()
  cookies.set({ name, value, maxAgeSeconds: seconds })
  return sha256Hex(value)
}
