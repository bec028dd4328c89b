import type * as z from 'zod/mini'
import {
  ALREADY_WON,
  type claimReward,
  DAILY_LIMIT,
  DEFAULT_REWARDS,
  type Level,
} from '../../contract/game.ts'
import { formatNaira, type Kobo } from '../../contract/kobo.ts'
import { isoDay } from '../../contract/school-time.ts'
import type { Tx } from '../platform/db.ts'
import { credit } from '../wallet/ledger.ts'
import { checkReward } from '../wallet/reward.ts'
import { hasWon } from './store.ts'

export type ClaimResponse = z.output<typeof claimReward.response>

/** A perfect run. */
export type Win = {
  runId: number
  studentId: number
  level: Level
  /** Unix seconds. */
  at: number
  timezone: string
}

export const claimError = (error: string, message: string) =>
  ({ success: false, error, message }) satisfies ClaimResponse
export const ALREADY_WON_TODAY = claimError(DAILY_LIMIT, ALREADY_WON)

/**
 * Why a perfect run is not credited: an earlier win on that day, or a reward limit (decision 0350). Null if it is
 * credited.
 */
export async function findWinError(tx: Tx, { studentId, level, at, timezone }: Win) {
  const amount = DEFAULT_REWARDS[level]
  const reward = { service: 'quiz' as const, studentIds: [studentId], amount, now: at, timezone }
  const limitError = await checkReward(tx, reward)
  // checked again under the reward's lock, which a concurrent win held
  if (await hasWon(tx, studentId, isoDay(at, timezone))) return ALREADY_WON_TODAY
  return limitError && claimError(limitError.error, limitError.message)
}

/** Credits the reward of a perfect run once (R-GAME-030). */
export async function creditWin(
  tx: Tx,
  { runId, studentId, level, at }: Win,
): Promise<ClaimResponse> {
  const balance = await credit(tx, {
    userId: studentId,
    amount: DEFAULT_REWARDS[level],
    service: 'quiz',
    description: `Quiz reward: ${level} level`,
    idempotencyKey: rewardIdempotencyKey(runId),
    now: at,
  })
  return toRewardResponse(level, balance)
}

/** The idempotency key of the ledger entry of a run's reward. */
export const rewardIdempotencyKey = (runId: number) => `quiz:${runId}`

/** The response to the winning answer or claim. */
export function toRewardResponse(level: Level, balance: Kobo) {
  const amount = DEFAULT_REWARDS[level]
  return {
    success: true,
    amountAdded: amount,
    newBalance: balance,
    message: `${formatNaira(amount)} has been added to your wallet.`,
  } satisfies ClaimResponse
}
