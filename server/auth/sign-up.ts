import { randomInt } from 'node:crypto'
import { STUDENT_ROLE } from '../../contract/auth.ts'
import { isReservedName, NAME_RESERVED } from '../../contract/reserved-name.ts'
import { type Db, inTransaction, isDuplicate, type Tx } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { readSettings } from '../settings/store.ts'
import { recordReferral } from '../wallet/referral.ts'
import { declineShortPassword, hashPassword } from './passwords.ts'
import { findByEmail, findByReferralCode, insertPerson } from './store.ts'

export type NewPerson = {
  name: string
  email: string
  phone: string
  password: string
  /** Unknown codes are ignored (decisions §13). The day of a reward is a day of this time zone. */
  referral?: { code: string; timezone: string }
  role?: number
  now: number
}

const TAKEN = 'This email is already registered. Please sign in.'

/**
 * Creates an account and records its referral, which may credit both students at once (decision 0350); a refused reward
 * does not stop the sign-up. Declines a short password, a name of the staff and a taken email.
 */
export async function signUp(db: Db, wanted: NewPerson): Promise<number> {
  // first what does not depend on the account: a short password must not tell whether an email is registered
  declineShortPassword(wanted.password)
  if (!wanted.role || wanted.role === STUDENT_ROLE) await declineStaffName(db, wanted.name)
  if (await findByEmail(db, wanted.email)) refuse(TAKEN)
  // outside the transaction: hashing takes as long as a hundred writes
  const passwordHash = await hashPassword(wanted.password)
  try {
    return await inTransaction(db, (tx) => register(tx, wanted, passwordHash))
  } catch (fault) {
    // the same email came in at the same moment
    if (isDuplicate(fault) && (await findByEmail(db, wanted.email))) refuse(TAKEN)
    throw fault
  }
}

/** Declines a student's name that passes for the school's staff (decision 0363). */
export async function declineStaffName(db: Db, name: string): Promise<void> {
  const { siteName } = await readSettings(db)
  if (isReservedName(name, siteName)) refuse(NAME_RESERVED)
}

async function register(tx: Tx, wanted: NewPerson, passwordHash: string): Promise<number> {
  const { referral, now } = wanted
  const referrer = referral && (await findByReferralCode(tx, referral.code))
  const personId = await insertPerson(tx, {
    name: wanted.name,
    email: wanted.email,
    phone: wanted.phone,
    passwordHash,
    role: wanted.role ?? STUDENT_ROLE,
    referralCode: newReferralCode(wanted.email),
    referredBy: referrer?.id ?? null,
    joinedAt: now,
  })
  if (referrer) await recordReferral(tx, { friendId: personId, now, timezone: referral.timezone })
  return personId
}

const PREFIX = 'LSN'
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The prefix, the email's local part without symbols and 6 random characters (decisions §7, §12). */
export function newReferralCode(email: string): string {
  const local = email.split('@', 1)[0]?.replace(/[^\p{L}\p{N}]/gu, '') ?? ''
  const tail = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${PREFIX}${local}${tail}`
}
