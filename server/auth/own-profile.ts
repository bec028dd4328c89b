import { ADMIN_ROLE, RESET_CODE_INVALID, WRONG_CURRENT_PASSWORD } from '../../contract/auth/auth.ts'
import { EMAIL_CODE_ATTEMPTS, EMAIL_CODE_MINUTES } from '../../contract/auth/own-profile.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newResetCode, sha256Hex } from '../platform/random.ts'
import { readSender } from '../settings/emails.ts'
import { confirmCodeEmail, ownEmailChangedEmail } from './account-emails.ts'
import { changeList, changeOf } from './audited-changes.ts'
import { enqueueEmails } from './enqueue-emails.ts'
import { verifyPassword } from './passwords.ts'
import { deleteResetCodes } from './reset-codes.ts'
import { declineReservedName, requireMailbox } from './sign-up.ts'
import {
  emailKey,
  findUser,
  findUserByEmail,
  lockUser,
  updateLanguage,
  updateUser,
} from './store.ts'

type ProfileChange = {
  userId: number
  name?: string | undefined
  phone?: string | undefined
  language?: Locale | '' | undefined
  now: number
}

/** Changes a user's own name and phone number, audited, and language. Declines a reserved name, except of administrators. */
export async function changeProfile(db: Db, change: ProfileChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    const current = (await lockUser(tx, change.userId)) ?? askToSignIn()
    const { name = current.name, phone = current.phone } = change
    if (name !== current.name && current.role !== ADMIN_ROLE) await declineReservedName(tx, name)
    await applyChange(tx, current, { ...current, name, phone }, change.now)
    if (change.language !== undefined) await updateLanguage(tx, change.userId, change.language)
  })
}

type EmailRequest = { userId: number; newEmail: string; password: string; now: number }

/** Emails a code to a new address and keeps it until it is confirmed; a later request replaces it. */
export async function requestEmailChange(
  db: Db,
  { userId, newEmail, password, now }: EmailRequest,
): Promise<void> {
  requireMailbox(newEmail)
  const user = (await findUser(db, userId)) ?? askToSignIn()
  if (!(await verifyPassword(password, user.password_hash)))
    decline('wrong_current_password', WRONG_CURRENT_PASSWORD)
  const account = await findUserByEmail(db, newEmail)
  if (account && account.id !== userId) declineTaken()
  const code = newResetCode()
  const change = {
    ...{ user_id: userId, email: newEmail, code_hash: sha256Hex(code), attempts: 0 },
    expires_at: now + EMAIL_CODE_MINUTES * 60,
  }
  const sender = await readSender(db)
  const recipient = { email: newEmail, language: user.language }
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('email_changes')
      .values(change)
      .onConflict((it) => it.column('user_id').doUpdateSet(change))
      .execute()
    await enqueueEmails(tx, [confirmCodeEmail(recipient, code, sender)], now)
  })
}

/** Changes the email to the confirmed address, audited, and notifies the old one. Declines a wrong or expired code. */
export async function confirmEmailChange(
  db: Db,
  { userId, code, now }: { userId: number; code: string; now: number },
): Promise<void> {
  // counted before the comparison, so that concurrent guesses cannot exceed five
  const change = await db
    .updateTable('email_changes')
    .set((it) => ({ attempts: it('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('attempts', '<', EMAIL_CODE_ATTEMPTS)
    .returning(['id', 'email', 'code_hash'])
    .executeTakeFirst()
  if (change?.code_hash !== sha256Hex(code)) decline('reset_code_invalid', RESET_CODE_INVALID)
  try {
    await inTransaction(db, (tx) => applyEmail(tx, { userId, changeId: change.id, now }))
  } catch (error) {
    // registered since the code was sent
    if (isUniqueViolation(error)) declineTaken()
    throw error
  }
}

async function applyEmail(
  tx: Tx,
  { userId, changeId, now }: { userId: number; changeId: number; now: number },
) {
  const current = (await lockUser(tx, userId)) ?? askToSignIn()
  const change = await tx
    .deleteFrom('email_changes')
    .where('id', '=', changeId)
    .returning('email')
    .executeTakeFirst()
  if (!change) decline('reset_code_invalid', RESET_CODE_INVALID)
  await applyChange(tx, current, { ...current, email: change.email }, now)
  if (emailKey(current.email) === emailKey(change.email)) return
  // they were sent to the old address
  await deleteResetCodes(tx, userId)
  await enqueueEmails(tx, [ownEmailChangedEmail(current, await readSender(tx))], now)
}

type Profile = { id: number; name: string; email: string; phone: string }

async function applyChange(tx: Tx, before: Profile, after: Profile, now: number) {
  const changes = (['name', 'email', 'phone'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => changeOf(field, before[field], after[field]))
  if (changes.length === 0) return
  const { id, name, email, phone } = after
  await updateUser(tx, id, { name, email, phone })
  const entry = { actorId: id, subjectId: id, detail: changeList(changes), now }
  await writeAuditEntry(tx, { ...entry, action: 'changeOwnProfile' })
}

function askToSignIn(): never {
  httpError('sign_in_required', say('rules_wire_sign_again'))
}

function declineTaken(): never {
  decline('email_taken', say('rules_auth_another_account_email'))
}
