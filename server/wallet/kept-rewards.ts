import type { Kobo } from '../../contract/platform/kobo.ts'
import { money } from '../../contract/platform/sentence-values.ts'
import { say } from '../../messages/message.ts'
import type { Db, Tx } from '../platform/db.ts'
import { lockSettings, readSettings } from '../settings/store.ts'
import { credit } from './ledger.ts'
import { checkReward, type RewardDenial, rewardsDisabled } from './reward.ts'

/** A quiz reward that is kept. `reference` is the idempotency key of its ledger entry. */
export type KeptReward = {
  userId: number
  reference: string
  description: string
  amount: Kobo
  now: number
}

/** True if money was put into the student's wallet before: by card, or by the school. */
export async function hasPaid(db: Db, userId: number): Promise<boolean> {
  const payment = await db
    .selectFrom('ledger')
    .select('id')
    .where('user_id', '=', userId)
    .where('service', '=', 'fund')
    .limit(1)
    .executeTakeFirst()
  return payment !== undefined
}

/**
 * True if a win of the quiz is kept until the student's first payment (setting `quiz_reward`). Locks the settings until the
 * transaction ends, so that a concurrent first payment finds the kept win.
 */
export async function waitsForPayment(tx: Tx, userId: number): Promise<boolean> {
  const { quizReward } = await lockSettings(tx)
  return quizReward === 'after_first_payment' && !(await hasPaid(tx, userId))
}

/**
 * Returns null if a win can be kept, or why not: quiz rewards are disabled, or the student's kept wins would exceed what one student can
 * earn in a day. So a kept win is never refused because of the student's own limit later (decision 0350).
 */
export async function checkKept(
  tx: Tx,
  { userId, amount }: Pick<KeptReward, 'userId' | 'amount'>,
): Promise<RewardDenial | null> {
  const { quizCredit, quizStudentDailyMax: max } = await readSettings(tx)
  if (!quizCredit) return rewardsDisabled
  const kept = (await listKept(tx, userId)).reduce((sum, it) => sum + it.amount, 0)
  if (max === 0 || kept + amount <= max) return null
  return {
    error: 'reward_limit',
    message: say('rules_wallet_kept_rewards_full', { amount: money(kept) }),
  }
}

/** Keeps a reward until the first payment. */
export async function keepReward(tx: Tx, reward: KeptReward): Promise<void> {
  const { userId, now, ...rest } = reward
  await tx
    .insertInto('kept_rewards')
    .values({ ...rest, user_id: userId, kept_at: now, credited_at: null })
    .execute()
}

/** True if the reward with this reference was kept, whether it is credited by now or not. */
export async function isKeptReward(db: Db, reference: string): Promise<boolean> {
  const reward = await db
    .selectFrom('kept_rewards')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return reward !== undefined
}

/**
 * Credits the kept rewards of a student who pays, oldest first, within the daily limits; what exceeds them stays for the next
 * payment. Call it before the transaction writes a wallet and before the payment is credited: rewards lock the settings first.
 */
export async function creditKeptRewards(
  tx: Tx,
  { userId, now, timezone }: { userId: number; now: number; timezone: string },
): Promise<void> {
  // a concurrent win may be keeping its reward, unless an earlier payment is visible to it
  if (!(await hasPaid(tx, userId))) await lockSettings(tx)
  for (const { id, reference, description, amount } of await listKept(tx, userId)) {
    const reward = { service: 'quiz' as const, studentIds: [userId], amount, now, timezone }
    if (await checkReward(tx, reward)) return
    // claimed by one of two concurrent payments
    if (!(await claimKept(tx, id, now))) continue
    const entry = { userId, amount, service: 'quiz' as const, description, now }
    await credit(tx, { ...entry, idempotencyKey: reference })
  }
}

function listKept(db: Db, userId: number) {
  return (
    db
      .selectFrom('kept_rewards')
      .innerJoin('users', 'users.id', 'kept_rewards.user_id')
      .select(['kept_rewards.id', 'reference', 'description', 'amount'])
      .where('user_id', '=', userId)
      .where('credited_at', 'is', null)
      // a closed account has no rewards
      .where('users.deleted_at', 'is', null)
      .orderBy('kept_rewards.id')
      .execute()
  )
}

async function claimKept(tx: Tx, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kept_rewards')
    .set({ credited_at: now })
    .where('id', '=', id)
    .where('credited_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
