import { setTimeout } from 'node:timers/promises'
import {
  RESET_CODE_MINUTES,
  RESET_CODE_REFUSED,
  WRONG_CURRENT_PASSWORD,
} from '../../contract/auth.ts'
import { DEFAULT_SITE_NAME } from '../../contract/settings.ts'
import { type Db, inTransaction } from '../kernel/db.ts'
import { queueMail } from '../kernel/mail.ts'
import { hashed, newCode } from '../kernel/random.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { readSettings } from '../settings/store.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { findTry, replaceCode, useUp } from './reset-codes.ts'
import { endSessions } from './session.ts'
import { findByEmail, findPerson, setPassword } from './store.ts'

const ANSWER_MS = 300

/**
 * Emails a six-digit code to whoever has this email, and nothing to a stranger (decisions §3). Answers after the
 * same time either way. A code asked for earlier stops working.
 */
export async function requestReset(db: Db, asked: { email: string; now: number }) {
  await Promise.all([sendCode(db, asked), setTimeout(ANSWER_MS)])
}

async function sendCode(db: Db, { email, now }: { email: string; now: number }) {
  const person = await findByEmail(db, email)
  if (!person) return
  const code = newCode()
  const { siteName } = await readSettings(db)
  await inTransaction(db, async (tx) => {
    await replaceCode(tx, {
      personId: person.id,
      codeHash: hashed(code),
      now,
      expiresAt: now + RESET_CODE_MINUTES * 60,
    })
    await queueMail(tx, [codeMail(person.email, code, siteName || DEFAULT_SITE_NAME)], now)
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

/**
 * Sets a new password with an emailed code and ends every session. Refuses a short password before it counts a
 * try, and a code that is wrong, used, expired or tried five times, all in the same words (decisions §3).
 */
export async function resetByCode(
  db: Db,
  {
    email,
    code,
    newPassword,
    now,
  }: { email: string; code: string; newPassword: string; now: number },
) {
  const passwordHash = await hashPassword(newPassword)
  const person = await findByEmail(db, email)
  if (!person) refuse(RESET_CODE_REFUSED)
  // counted before it is looked at, so that guesses made at once are five like any others
  const attempt = await findTry(db, person.id, now)
  if (attempt?.code_hash !== hashed(code)) refuse(RESET_CODE_REFUSED)
  await inTransaction(db, async (tx) => {
    if (!(await useUp(tx, attempt.id, now))) refuse(RESET_CODE_REFUSED)
    await setPassword(tx, person.id, passwordHash)
    await endSessions(tx, person.id)
  })
}

/**
 * Changes the password of whoever is signed in and ends their other sessions. Refuses with
 * 'Current password is incorrect' and a short new one (decisions §3).
 */
export async function changePassword(
  db: Db,
  {
    personId,
    sessionId,
    currentPassword,
    newPassword,
  }: { personId: number; sessionId: number; currentPassword: string; newPassword: string },
) {
  const person = (await findPerson(db, personId)) ?? reject(401, 'Please sign in again.')
  if (!(await isPassword(currentPassword, person.password_hash))) refuse(WRONG_CURRENT_PASSWORD)
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(db, async (tx) => {
    await setPassword(tx, personId, passwordHash)
    await endSessions(tx, personId, sessionId)
  })
}
