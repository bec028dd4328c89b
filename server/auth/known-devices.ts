import { isNoMailbox, signInName } from '../../contract/auth/sign-in-name.ts'
import { DAY } from '../../contract/platform/duration.ts'
import type { Db, Tx } from '../platform/db.ts'
import { newToken, sha256Hex } from '../platform/random.ts'
import { findUserBySignIn } from './contacts.ts'
import { hasRequestedCode } from './reset-codes.ts'
import { emailKey, lockUser } from './store.ts'

/** The longest cookie lifetime that browsers accept. */
const DEVICE_COOKIE_SECONDS = 400 * DAY
/** Per user; the least recently used device is removed first. */
const MAX_DEVICES = 10

type DeviceUse = { userId: number; deviceHash: string; now: number }

/** Records a sign-in on a device. Failed attempts elsewhere do not lock a known device out (decision 0361). */
export async function rememberDevice(
  tx: Tx,
  { userId, deviceHash, now }: DeviceUse,
): Promise<void> {
  // two sign-ins at once must not exceed the limit together
  await lockUser(tx, userId)
  await tx
    .insertInto('trusted_devices')
    .values({ user_id: userId, device_hash: deviceHash, used_at: now })
    .onConflict((it) => it.columns(['user_id', 'device_hash']).doUpdateSet({ used_at: now }))
    .execute()
  const devices = await tx
    .selectFrom('trusted_devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const excessIds = devices.slice(MAX_DEVICES).map(({ id }) => id)
  if (excessIds.length > 0)
    await tx.deleteFrom('trusted_devices').where('id', 'in', excessIds).execute()
}

/** Deletes a user's known devices except one; called when the password changes. */
export async function forgetDevices(tx: Tx, userId: number, except = ''): Promise<void> {
  await tx
    .deleteFrom('trusted_devices')
    .where('user_id', '=', userId)
    .where('device_hash', '!=', except)
    .execute()
}

/** True if the account with this email has signed in on this device within DEVICE_COOKIE_SECONDS. */
async function isKnownDevice(
  db: Db,
  { email, deviceHash, now }: { email: string; deviceHash: string; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('trusted_devices')
    .innerJoin('users', 'users.id', 'trusted_devices.user_id')
    .select('trusted_devices.id')
    .where('users.email_key', '=', emailKey(email))
    .where('users.deleted_at', 'is', null)
    .where('trusted_devices.device_hash', '=', deviceHash)
    .where('trusted_devices.used_at', '>', now - DEVICE_COOKIE_SECONDS)
    .executeTakeFirst()
  return row !== undefined
}

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
