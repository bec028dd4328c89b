import { randomInt } from 'node:crypto'
import { REFERRAL_REWARD, STUDENT_ROLE } from '../../contract/auth.ts'
import { type Db, inTransaction, isDuplicate, type Tx } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { credit } from '../wallet/move.ts'
import { mayReward } from '../wallet/reward.ts'
import { hashPassword } from './passwords.ts'
import { findByEmail, findByReferralCode, insertPerson } from './store.ts'

export type NewPerson = {
  name: string
  email: string
  phone: string
  password: string
  /** Unknown codes are ignored (decisions §13). */
  referralCode?: string
  role?: number
  now: number
}

const TAKEN = 'This email is already registered. Please sign in.'

/**
 * Makes an account, and credits both friends when it came by a referral and the school rewards that (decision 0164).
 * Refuses a taken email and a short password.
 */
export async function signUp(db: Db, wanted: NewPerson): Promise<number> {
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

async function register(tx: Tx, wanted: NewPerson, passwordHash: string) {
  const friend = wanted.referralCode ? await findByReferralCode(tx, wanted.referralCode) : undefined
  const personId = await insertPerson(tx, {
    name: wanted.name,
    email: wanted.email,
    phone: wanted.phone,
    passwordHash,
    role: wanted.role ?? STUDENT_ROLE,
    referralCode: newReferralCode(wanted.email),
    referredBy: friend?.id ?? null,
    joinedAt: wanted.now,
  })
  if (friend) await rewardFriends(tx, { friend, personId, name: wanted.name, now: wanted.now })
  return personId
}

type Friends = { friend: { id: number; name: string }; personId: number; name: string; now: number }

async function rewardFriends(tx: Tx, { friend, personId, name, now }: Friends) {
  const reward = { amount: REFERRAL_REWARD, service: 'referral' as const, now }
  if (!(await mayReward(tx, { ...reward, amount: 2 * REFERRAL_REWARD }))) return
  // the older account first, always: two sign-ups by one friend wait for each other and never cross
  await credit(tx, {
    ...reward,
    personId: friend.id,
    description: `Referral reward: ${name} joined`,
    once: `referral:${personId}:referrer`,
  })
  await credit(tx, {
    ...reward,
    personId,
    description: 'Referral welcome bonus',
    once: `referral:${personId}:friend`,
  })
}

const PREFIX = 'LSN'
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The prefix, the email's local part without symbols and 6 random characters (decisions §7, §12). */
export function newReferralCode(email: string): string {
  const local = email.split('@', 1)[0]?.replace(/[^\p{L}\p{N}]/gu, '') ?? ''
  const tail = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${PREFIX}${local}${tail}`
}
