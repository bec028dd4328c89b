import type { Db, Tx } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'

type ReferralState = Tables['referrals']['state']

/** Records a student's referral at sign-up. */
export async function insertReferral(
  tx: Tx,
  { friendId, state }: { friendId: number; state: ReferralState },
): Promise<void> {
  await tx
    .insertInto('referrals')
    .values({ referred_user_id: friendId, state, reason: '', decided_at: null })
    .execute()
}

/** Claims the reward of a referral in the state `waiting`; false if there is none or another transaction claimed it. */
export async function claimReferral(tx: Tx, friendId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('referrals')
    .set({ state: 'claimed' })
    .where('referred_user_id', '=', friendId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records the outcome of a claimed referral: `credited` if `reason` is '', else `refused`. */
export async function recordReferralOutcome(
  tx: Tx,
  friendId: number,
  { reason, decidedAt }: { reason: string; decidedAt: number },
): Promise<void> {
  await tx
    .updateTable('referrals')
    .set({ state: reason ? 'refused' : 'credited', reason, decided_at: decidedAt })
    .where('referred_user_id', '=', friendId)
    .execute()
}

/** The reason why a student's referral reward was denied; '' if it was not. */
export async function findDenialReason(db: Db, friendId: number): Promise<string> {
  const row = await db
    .selectFrom('referrals')
    .select('reason')
    .where('referred_user_id', '=', friendId)
    .executeTakeFirst()
  return row?.reason ?? ''
}

type ReferralAccount = { id: number; name: string; email: string }
export type ReferralPair = { referrer: ReferralAccount; friend: ReferralAccount }

/** Both accounts of a referral; undefined if one of them is deleted. */
export async function findReferralPair(
  db: Db,
  friendId: number,
): Promise<ReferralPair | undefined> {
  const row = await db
    .selectFrom('users as friend')
    .innerJoin('users as referrer', 'referrer.id', 'friend.referred_by')
    .select(['friend.name as friendName', 'friend.email as friendEmail'])
    .select(['referrer.id', 'referrer.name', 'referrer.email'])
    .where('friend.id', '=', friendId)
    .where('friend.deleted_at', 'is', null)
    .where('referrer.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { friendName, friendEmail, ...referrer } = row
  return { referrer, friend: { id: friendId, name: friendName, email: friendEmail } }
}
