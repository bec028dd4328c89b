import { setTimeout } from 'node:timers/promises'
import {
  RESET_CODE_MINUTES,
  RESET_CODE_REFUSED,
  WRONG_CURRENT_PASSWORD,
} from '../../contract/auth.ts'
import { type Db, inTransaction, type Tx } from '../kernel/db.ts'
import { queueMail } from '../kernel/mail.ts'
import { hashed, newCode } from '../kernel/random.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { siteNameOf } from '../settings/site-name.ts'
import { passwordChangedMail } from './account-mail.ts'
import { forgetDevices } from './known-devices.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { addCode, dropCodes, type Origin, tryCode, useUp } from './reset-codes.ts'
import { endSessions } from './session.ts'
import { findByEmail, findPerson, holdPerson, setPassword } from './store.ts'

const REQUEST_MS = 300
const ATTEMPT_MS = 100

/** Answers after `ms` at the earliest, whether `work` succeeds or not: its time does not tell whether the account exists. */
async function afterAtLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, setTimeout(ms)])
  return work
}

type ResetRequest = { email: string; origin: Origin; now: number }

/**
 * Emails a six-digit code to whoever has this email, and nothing to a stranger (decisions §3). Answers after the
 * same time either way. A code that the same browser asked for earlier stops working; those of others do not.
 */
export async function requestReset(db: Db, request: ResetRequest): Promise<void> {
  await afterAtLeast(REQUEST_MS, sendCode(db, request))
}

async function sendCode(db: Db, { email, origin, now }: ResetRequest) {
  const known = await findByEmail(db, email)
  if (!known) return
  const code = newCode()
  const site = await siteNameOf(db)
  await inTransaction(db, async (tx) => {
    // held, so that a change of the password or of the email ends this code or comes before it
    const person = await holdPerson(tx, known.id)
    if (!person || person.email !== known.email) return
    await addCode(tx, {
      ...origin,
      personId: person.id,
      codeHash: hashed(code),
      now,
      expiresAt: now + RESET_CODE_MINUTES * 60,
    })
    await queueMail(tx, [codeMail(person.email, code, site)], now)
  })
}

// it greets nobody by name: whoever makes an account with another's email would write in this letter
function codeMail(to: string, code: string, site: string) {
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

type ResetByCode = { email: string; code: string; newPassword: string; origin: Origin; now: number }

/**
 * Sets a new password with an emailed code, ends every session and answers whose it is. Declines a short password
 * before it counts an attempt, and a code that is wrong, used, expired or tried five times, all in the same words and
 * after the same time (decisions §3).
 */
export async function resetByCode(db: Db, request: ResetByCode): Promise<number> {
  const passwordHash = await hashPassword(request.newPassword)
  return afterAtLeast(ATTEMPT_MS, setByCode(db, request, passwordHash))
}

async function setByCode(
  db: Db,
  { email, code, origin, now }: ResetByCode,
  passwordHash: string,
): Promise<number> {
  const person = await findByEmail(db, email)
  if (!person) refuse(RESET_CODE_REFUSED)
  // counted before it is looked at, so that guesses made at once are five like any others
  const attempt = { ...origin, personId: person.id, codeHash: hashed(code), now }
  const codeId = (await tryCode(db, attempt)) ?? refuse(RESET_CODE_REFUSED)
  await inTransaction(db, async (tx) => {
    await holdPerson(tx, person.id)
    if (!(await useUp(tx, codeId, now))) refuse(RESET_CODE_REFUSED)
    await replacePassword(tx, { personId: person.id, passwordHash, now })
  })
  return person.id
}

type NewPassword = {
  personId: number
  passwordHash: string
  /** The session and the device that stay: none unless the person was signed in. */
  keep?: { sessionId: number; deviceHash: string }
  now: number
}

/** Sets a password, ends what the old one opened (sessions, devices, codes) and tells the owner by email (decision 0361). */
async function replacePassword(tx: Tx, { personId, passwordHash, keep, now }: NewPassword) {
  await setPassword(tx, personId, passwordHash)
  await endSessions(tx, personId, keep?.sessionId)
  await forgetDevices(tx, personId, keep?.deviceHash)
  await dropCodes(tx, personId)
  const person = await findPerson(tx, personId)
  if (person) await queueMail(tx, [passwordChangedMail(person.email, await siteNameOf(tx))], now)
}

type PasswordChange = {
  personId: number
  sessionId: number
  /** '' where the browser has no such cookie. */
  deviceHash: string
  currentPassword: string
  newPassword: string
  now: number
}

/**
 * Changes the password of the caller and ends their other sessions. Declines with
 * 'Current password is incorrect' and a short new one (decisions §3).
 */
export async function changePassword(db: Db, change: PasswordChange): Promise<void> {
  const { personId, sessionId, deviceHash, now } = change
  const person = (await findPerson(db, personId)) ?? reject(401, 'Please sign in again.')
  if (!(await isPassword(change.currentPassword, person.password_hash)))
    refuse(WRONG_CURRENT_PASSWORD)
  const passwordHash = await hashPassword(change.newPassword)
  const keep = { sessionId, deviceHash }
  await inTransaction(db, (tx) => replacePassword(tx, { personId, passwordHash, keep, now }))
}
