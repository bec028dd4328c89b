import { hashed, newToken } from '../kernel/random.ts'
import { DEVICE_SECONDS } from './known-devices.ts'

/** What this needs of a request's cookies. */
type Cookies = {
  isBrowser: boolean
  read(name: string): string | undefined
  set(cookie: { name: string; value: string; seconds: number }): void
}

const DEVICE = 'device'
const RESET = 'reset'
const TOKEN = /^[\w-]{43}$/

const tokenIn = (cookies: Pick<Cookies, 'read'>, name: string) => {
  const value = cookies.read(name) ?? ''
  return TOKEN.test(value) ? value : ''
}
const hashIn = (cookies: Pick<Cookies, 'read'>, name: string) => {
  const token = tokenIn(cookies, name)
  return token && hashed(token)
}

/** The hash of the cookie by which an account knows its devices; '' for none. */
export const deviceHashIn = (cookies: Pick<Cookies, 'read'>) => hashIn(cookies, DEVICE)

/** The hash of the cookie of the browser that asked for a reset code; '' for none. */
export const resetHashIn = (cookies: Pick<Cookies, 'read'>) => hashIn(cookies, RESET)

/**
 * Gives the browser its cookie `device`, or keeps the one it has for longer, and answers the hash; '' for a client that
 * keeps no cookies.
 */
export function nameDevice(cookies: Cookies): string {
  if (!cookies.isBrowser) return ''
  return give(cookies, DEVICE, DEVICE_SECONDS)
}

/** Gives the browser its cookie `reset`, or keeps the one it has, and answers the hash. */
export function nameResetBrowser(cookies: Cookies, seconds: number): string {
  return give(cookies, RESET, seconds)
}

function give(cookies: Cookies, name: string, seconds: number): string {
  const value = tokenIn(cookies, name) || newToken()
  cookies.set({ name, value, seconds })
  return hashed(value)
}
