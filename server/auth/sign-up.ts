import { randomInt } from 'node:crypto'
import { isReservedName, NAME_RESERVED } from '../../contract/auth/reserved-name.ts'
import { isNoMailbox } from '../../contract/auth/sign-in-name.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { recordReferral } from '../wallet/referral.ts'
import { declineIdentityPassword, declineWeakPassword, hashPassword } from './passwords.ts'
import { findUserByEmail, findUserByReferralCode, insertUser, updateLanguage } from './store.ts'

export type SignUpRequest = {
  name: string
  email: string
  phone: string
  password: string
  /** Unknown codes are ignored (R-REFER-013). Daily reward limits use this time zone. */
  referral?: { code: string; timezone: string }
  /** The kind of an account of the staff; a student without it. */
  staff?: StaffKind
  /** The language that was chosen in the browser. */
  language?: Locale | undefined
  now: number
}

const EMAIL_REGISTERED = say('rules_auth_email_already_registered_sign')

/**
 * Creates an account, records its referral (decision 0350) and returns the user's id. A denied referral reward does not
 * stop the sign-up. Declines a short, common or own-name password, a reserved name and a registered email.
 */
export async function signUp(
  school: Pick<AppContext, 'db' | 'config'>,
  request: SignUpRequest,
): Promise<number> {
  const passwordHash = await checkSignUp(school, request)
  return inTransaction(school.db, (tx) => createAccount(tx, request, passwordHash))
}

/** Declines a weak password and a reserved name, and returns the hash of the password. */
export async function checkSignUp(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  request: SignUpRequest,
): Promise<string> {
  // checks that do not depend on the account come first: a short password must not reveal whether an email is registered
  declineWeakPassword(request.password)
  declineIdentityPassword(request.password, request)
  await declineReservedName(db, request.name)
  requireMailbox(request.email)
  // outside the transaction: hashing takes as long as a hundred writes
  return hashPassword(config, request.password)
}

/** Rejects a stable name of an account: it is no mailbox, and cannot be typed as an email (R-PAY-009). */
export function requireMailbox(email: string): void {
  if (isNoMailbox(email)) httpError('invalid_request', say('rules_admin_no_such_mailbox'))
}

/** Declines a name that is reserved for the school's staff. */
export async function declineReservedName(db: Db, name: string): Promise<void> {
  const { siteName } = await readSettings(db)
  if (isReservedName(name, siteName)) decline('name_reserved', NAME_RESERVED)
}

/** Inserts the account of a sign-up and returns its id. Declines a registered email. */
export async function createAccount(
  tx: Tx,
  request: SignUpRequest,
  passwordHash: string,
): Promise<number> {
  const { referral, now } = request
  // the account of a concurrent sign-up is found when the transaction is repeated after the unique violation
  if (await findUserByEmail(tx, request.email)) decline('email_taken', EMAIL_REGISTERED)
  const referrer = referral && (await findUserByReferralCode(tx, referral.code))
  const userId = await insertUser(tx, {
    name: request.name,
    email: request.email,
    phone: request.phone,
    passwordHash,
    staff: request.staff ?? '',
    referralCode: newReferralCode(request.email),
    referredBy: referrer?.id ?? null,
    joinedAt: now,
  })
  if (request.language) await updateLanguage(tx, userId, request.language)
  if (referrer) await recordReferral(tx, { friendId: userId, now, timezone: referral.timezone })
  return userId
}

const CODE_PREFIX = 'LSN'
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A referral code: prefix, the email's local part without symbols, 6 random characters (R-REFER-008). */
export function newReferralCode(email: string): string {
  const local = email.split('@')[0]?.replace(/[^\p{L}\p{N}]/gu, '') ?? ''
  const suffix = Array.from(
    { length: 6 },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join('')
  return `${CODE_PREFIX}${local}${suffix}`
}
