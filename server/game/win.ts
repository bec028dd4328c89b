import type * as z from 'zod/mini'
import {
  ALREADY_WON,
  type claimReward,
  DAILY_LIMIT,
  DEFAULT_REWARDS,
  type Level,
} from '../../contract/game.ts'
import { inNaira, type Kobo } from '../../contract/kobo.ts'
import { dayOf } from '../../contract/school-time.ts'
import type { Tx } from '../kernel/db.ts'
import { credit } from '../wallet/move.ts'
import { rewardRefusal } from '../wallet/reward.ts'
import { hasWon } from './store.ts'

export type Claimed = z.output<typeof claimReward.answers>

/** A perfect run. */
export type Win = {
  runId: number
  studentId: number
  level: Level
  /** Unix seconds. */
  at: number
  timezone: string
}

export const refused = (error: string, message: string) =>
  ({ success: false, error, message }) satisfies Claimed
export const WON_TODAY = refused(DAILY_LIMIT, ALREADY_WON)

/** Why a perfect run is not credited: a win earlier that day, or no reward (decision 0350). Null if it is credited. */
export async function winRefusal(tx: Tx, { studentId, level, at, timezone }: Win) {
  const amount = DEFAULT_REWARDS[level]
  const reward = { service: 'quiz' as const, studentIds: [studentId], amount, now: at, timezone }
  const refusal = await rewardRefusal(tx, reward)
  // the reward's lock is held now, so a win of another run at the same moment is seen here
  if (await hasWon(tx, studentId, dayOf(at, timezone))) return WON_TODAY
  return refusal && refused(refusal.error, refusal.message)
}

/** Credits a perfect run once. */
export async function creditWin(tx: Tx, { runId, studentId, level, at }: Win): Promise<Claimed> {
  const balance = await credit(tx, {
    personId: studentId,
    amount: DEFAULT_REWARDS[level],
    service: 'quiz',
    description: `Quiz reward: ${level} level`,
    once: rewardReference(runId),
    now: at,
  })
  return rewarded(level, balance)
}

/** The unique reference of the ledger entry of a run's reward. */
export const rewardReference = (runId: number) => `quiz:${runId}`

/** The response to the answer or the claim that won. */
export function rewarded(level: Level, balance: Kobo) {
  const amount = DEFAULT_REWARDS[level]
  return {
    success: true,
    amount_added: amount,
    new_balance: balance,
    message: `${inNaira(amount)} has been added to your wallet.`,
  } satisfies Claimed
}
