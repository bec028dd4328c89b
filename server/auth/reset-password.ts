import { setTimeout } from 'node:timers/promises'
import {
  RESET_CODE_INVALID,
  RESET_CODE_MINUTES,
  WRONG_CURRENT_PASSWORD,
} from '../../contract/auth/auth.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { ipPrefix } from '../platform/ip-prefix.ts'
import { newResetCode, sha256Hex } from '../platform/random.ts'
import { readSender } from '../settings/emails.ts'
import { passwordChangedEmail, resetCodeEmail } from './account-emails.ts'
import { findUserBySignIn } from './contacts.ts'
import { enqueueEmails } from './enqueue-emails.ts'
import {
  type Cookies,
  forgetDevices,
  issueDeviceCookie,
  issueResetCookie,
  readDeviceHash,
  readResetHash,
  rememberDevice,
} from './known-devices.ts'
import { declineIdentityPassword, hashPassword, verifyPassword } from './passwords.ts'
import {
  deleteResetCodes,
  insertResetCode,
  markCodeUsed,
  type ResetOrigin,
  verifyResetCode,
} from './reset-codes.ts'
import { endSessions } from './session.ts'
import { emailKey, findUser, lockUser, setPassword } from './store.ts'

const MIN_REQUEST_MS = 300
const MIN_ATTEMPT_MS = 100

/** Settles with `work`, but not before `ms` have passed: the duration must not reveal whether the account exists. */
async function withMinimumDuration<T>(ms: number, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, setTimeout(ms)])
  return work
}

/** The browser and the network of a request. */
type Client = { cookies: Cookies; ip: string; now: number }

type ResetRequest = { email: string; origin: ResetOrigin; now: number }

/**
 * Emails a six-digit code if an account has this email (R-AUTH-041). Takes the same time either way. Invalidates the
 * earlier code of the same browser, not those of other browsers.
 */
export async function requestReset(
  db: Db,
  email: string,
  { cookies, ip, now }: Client,
): Promise<void> {
  // set for unknown emails too, so that it does not reveal whether the account exists
  const browserHash = issueResetCookie(cookies, RESET_CODE_MINUTES * 60)
  const origin = { browserHash, networkHash: sha256Hex(ipPrefix(ip)) }
  await withMinimumDuration(MIN_REQUEST_MS, sendResetCode(db, { email, origin, now }))
}

async function sendResetCode(db: Db, { email, origin, now }: ResetRequest) {
  const account = await findUserBySignIn(db, email)
  if (!account) return
  const code = newResetCode()
  const sender = await readSender(db)
  await inTransaction(db, async (tx) => {
    // locked, so that a concurrent change of password or email either precedes this or deletes the code
    const user = await lockUser(tx, account.id)
    if (!user || user.email !== account.email) return
    await insertResetCode(tx, {
      ...origin,
      userId: user.id,
      codeHash: sha256Hex(code),
      now,
      expiresAt: now + RESET_CODE_MINUTES * 60,
    })
    await enqueueEmails(tx, [resetCodeEmail(user, code, sender)], now)
  })
}

type PasswordFields = {
  email?: string | undefined
  code?: string | undefined
  currentPassword?: string | undefined
  newPassword: string
}

type PasswordCaller = { id: number; email: string; sessionId: number }

type PasswordReset = Client & {
  fields: PasswordFields
  /** Null without a valid session. */
  caller: PasswordCaller | null
  /** True if the request has a token, valid or expired. */
  hasAuthorizationHeader: boolean
}

/**
 * Sets a new password: by the current one for a signed-in caller, else by an emailed code. Throws 403 for the email of another
 * account, 400 without a current password, and 401 for an expired session without a code.
 */
export async function resetPassword(
  school: Pick<AppContext, 'db' | 'config'>,
  { fields, caller, hasAuthorizationHeader, cookies, ip, now }: PasswordReset,
): Promise<void> {
  const { email, code, currentPassword, newPassword } = fields
  if (caller) {
    if (email && emailKey(email) !== emailKey(caller.email))
      httpError('email_mismatch', say('rules_wire_field_not_yours', { field: 'email' }))
    if (!currentPassword)
      httpError('invalid_request', say('rules_wire_field_required', { field: 'current_password' }))
    const { id: userId, sessionId } = caller
    const deviceHash = readDeviceHash(cookies)
    const own = { userId, sessionId, deviceHash }
    return changePassword(school, { ...own, currentPassword, newPassword, now })
  }
  // an expired session, not a forgotten password
  if (hasAuthorizationHeader && !code) askToSignIn()
  if (!email || !code) decline('reset_code_invalid', RESET_CODE_INVALID)
  const origin = { browserHash: readResetHash(cookies), networkHash: sha256Hex(ipPrefix(ip)) }
  const userId = await resetByCode(school, { email, code, newPassword, origin, now })
  // the caller has read the owner's email, so failed attempts elsewhere must not lock this browser out
  const deviceHash = issueDeviceCookie(cookies)
  if (deviceHash)
    await inTransaction(school.db, (tx) => rememberDevice(tx, { userId, deviceHash, now }))
}

type ResetByCode = {
  email: string
  code: string
  newPassword: string
  origin: ResetOrigin
  now: number
}

/**
 * Sets a new password with an emailed code, ends every session and returns the user's id. Declines a weak password
 * without counting an attempt. Declines a wrong, used, expired or exhausted code with the same message after the same
 * time (R-AUTH-042 to R-AUTH-046).
 */
async function resetByCode(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  request: ResetByCode,
): Promise<number> {
  const passwordHash = await hashPassword(config, request.newPassword)
  // the name is compared only after the code: it must not reveal whose account this is
  declineIdentityPassword(request.newPassword, { name: '', email: request.email })
  return withMinimumDuration(MIN_ATTEMPT_MS, applyResetCode(db, request, passwordHash))
}

async function applyResetCode(
  db: Db,
  { email, code, newPassword, origin, now }: ResetByCode,
  passwordHash: string,
): Promise<number> {
  const user = await findUserBySignIn(db, email)
  if (!user) decline('reset_code_invalid', RESET_CODE_INVALID)
  // counted before the comparison, so that concurrent guesses cannot exceed five
  const attempt = { ...origin, userId: user.id, codeHash: sha256Hex(code), now }
  const codeId =
    (await verifyResetCode(db, attempt)) ?? decline('reset_code_invalid', RESET_CODE_INVALID)
  declineIdentityPassword(newPassword, user)
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    if (!(await markCodeUsed(tx, codeId, now))) decline('reset_code_invalid', RESET_CODE_INVALID)
    await replacePassword(tx, { userId: user.id, passwordHash, now })
  })
  return user.id
}

type NewPassword = {
  userId: number
  passwordHash: string
  /** The session and the device that stay valid, if the user changed the password while signed in. */
  keep?: { sessionId: number; deviceHash: string }
  now: number
}

/**
 * Sets a password, deletes sessions, known devices and reset codes, and notifies the owner by email (decision 0361). Throws 401
 * if the account was deleted meanwhile.
 */
export async function replacePassword(tx: Tx, { userId, passwordHash, keep, now }: NewPassword) {
  const user = (await setPassword(tx, userId, passwordHash)) ?? askToSignIn()
  await endSessions(tx, userId, keep?.sessionId)
  await forgetDevices(tx, userId, keep?.deviceHash)
  await deleteResetCodes(tx, userId)
  await enqueueEmails(tx, [passwordChangedEmail(user, await readSender(tx))], now)
}

function askToSignIn(): never {
  httpError('sign_in_required', say('rules_wire_sign_again'))
}

type PasswordChange = {
  userId: number
  sessionId: number
  /** '' if the browser has no device cookie. */
  deviceHash: string
  currentPassword: string
  newPassword: string
  now: number
}

/**
 * Changes the caller's password and ends their other sessions. Declines a wrong current password and a weak new one
 * (R-AUTH-047, R-AUTH-048).
 */
async function changePassword(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  change: PasswordChange,
): Promise<void> {
  const { userId, sessionId, deviceHash, now } = change
  const user = (await findUser(db, userId)) ?? askToSignIn()
  if (!(await verifyPassword(change.currentPassword, user.password_hash)))
    decline('wrong_current_password', WRONG_CURRENT_PASSWORD)
  declineIdentityPassword(change.newPassword, user)
  const passwordHash = await hashPassword(config, change.newPassword)
  const keep = { sessionId, deviceHash }
  await inTransaction(db, (tx) => replacePassword(tx, { userId, passwordHash, keep, now }))
}
