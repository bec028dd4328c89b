import { setTimeout } from 'node:timers/promises'
import {
  RESET_CODE_INVALID,
  RESET_CODE_MINUTES,
  WRONG_CURRENT_PASSWORD,
} from '../../contract/auth.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { enqueueEmails } from '../platform/mail-queue.ts'
import { newResetCode, sha256Hex } from '../platform/random.ts'
import { readSiteName } from '../settings/site-name.ts'
import { passwordChangedEmail } from './account-emails.ts'
import { forgetDevices } from './known-devices.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import {
  deleteResetCodes,
  insertResetCode,
  markCodeUsed,
  type ResetOrigin,
  verifyResetCode,
} from './reset-codes.ts'
import { endSessions } from './session.ts'
import { findUser, findUserByEmail, lockUser, setPassword } from './store.ts'

const MIN_REQUEST_MS = 300
const MIN_ATTEMPT_MS = 100

/** Answers after `ms` at the earliest, whether `work` succeeds or not: its time does not tell whether the account exists. */
async function withMinimumDuration<T>(ms: number, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, setTimeout(ms)])
  return work
}

type ResetRequest = { email: string; origin: ResetOrigin; now: number }

/**
 * Emails a six-digit code to whoever has this email, and nothing to a stranger (R-AUTH-041). Answers after the
 * same time either way. A code that the same browser asked for earlier stops working; those of others do not.
 */
export async function requestReset(db: Db, request: ResetRequest): Promise<void> {
  await withMinimumDuration(MIN_REQUEST_MS, sendResetCode(db, request))
}

async function sendResetCode(db: Db, { email, origin, now }: ResetRequest) {
  const account = await findUserByEmail(db, email)
  if (!account) return
  const code = newResetCode()
  const site = await readSiteName(db)
  await inTransaction(db, async (tx) => {
    // held, so that a change of the password or of the email ends this code or comes before it
    const user = await lockUser(tx, account.id)
    if (!user || user.email !== account.email) return
    await insertResetCode(tx, {
      ...origin,
      userId: user.id,
      codeHash: sha256Hex(code),
      now,
      expiresAt: now + RESET_CODE_MINUTES * 60,
    })
    await enqueueEmails(tx, [resetCodeEmail(user.email, code, site)], now)
  })
}

// it greets nobody by name: whoever makes an account with another's email would write in this letter
function resetCodeEmail(to: string, code: string, site: string) {
  return {
    to,
    subject: `${site}: your code to reset the password`,
    body: [
      `Your code is ${code}`,
      `Enter it where you asked for it, with the new password. It works once and for ${RESET_CODE_MINUTES} minutes.`,
      'If you did not ask for it, there is nothing to do: the password stays as it is.',
      site,
    ].join('\n\n'),
  }
}

type ResetByCode = {
  email: string
  code: string
  newPassword: string
  origin: ResetOrigin
  now: number
}

/**
 * Sets a new password with an emailed code, ends every session and answers whose it is. Declines a short password
 * before it counts an attempt, and a code that is wrong, used, expired or tried five times, all in the same words and
 * after the same time (R-AUTH-042 to R-AUTH-046).
 */
export async function resetByCode(db: Db, request: ResetByCode): Promise<number> {
  const passwordHash = await hashPassword(request.newPassword)
  return withMinimumDuration(MIN_ATTEMPT_MS, applyResetCode(db, request, passwordHash))
}

async function applyResetCode(
  db: Db,
  { email, code, origin, now }: ResetByCode,
  passwordHash: string,
): Promise<number> {
  const user = await findUserByEmail(db, email)
  if (!user) decline('reset_code_invalid', RESET_CODE_INVALID)
  // counted before it is looked at, so that guesses made at once are five like any others
  const attempt = { ...origin, userId: user.id, codeHash: sha256Hex(code), now }
  const codeId =
    (await verifyResetCode(db, attempt)) ?? decline('reset_code_invalid', RESET_CODE_INVALID)
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
  /** The session and the device that stay: none unless the person was signed in. */
  keep?: { sessionId: number; deviceHash: string }
  now: number
}

/** Sets a password, ends what the old one opened (sessions, devices, codes) and tells the owner by email (decision 0361). */
async function replacePassword(tx: Tx, { userId, passwordHash, keep, now }: NewPassword) {
  await setPassword(tx, userId, passwordHash)
  await endSessions(tx, userId, keep?.sessionId)
  await forgetDevices(tx, userId, keep?.deviceHash)
  await deleteResetCodes(tx, userId)
  const user = await findUser(tx, userId)
  if (user) await enqueueEmails(tx, [passwordChangedEmail(user.email, await readSiteName(tx))], now)
}

type PasswordChange = {
  userId: number
  sessionId: number
  /** '' where the browser has no such cookie. */
  deviceHash: string
  currentPassword: string
  newPassword: string
  now: number
}

/**
 * Changes the password of the caller and ends their other sessions. Declines with
 * 'Current password is incorrect' and a short new one (R-AUTH-047, R-AUTH-048).
 */
export async function changePassword(db: Db, change: PasswordChange): Promise<void> {
  const { userId, sessionId, deviceHash, now } = change
  const user =
    (await findUser(db, userId)) ?? httpError('sign_in_required', 'Please sign in again.')
  if (!(await verifyPassword(change.currentPassword, user.password_hash)))
    decline('wrong_current_password', WRONG_CURRENT_PASSWORD)
  const passwordHash = await hashPassword(change.newPassword)
  const keep = { sessionId, deviceHash }
  await inTransaction(db, (tx) => replacePassword(tx, { userId, passwordHash, keep, now }))
}
