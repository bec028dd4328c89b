import type * as z from 'zod/mini'
import {
  ALREADY_WON,
  type claimReward,
  DAILY_LIMIT,
  DEFAULT_REWARDS,
  type Level,
} from '../../contract/game/game.ts'
import { formatNaira, type Kobo } from '../../contract/platform/kobo.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import type { Tx } from '../platform/db.ts'
import { checkKept, keepReward, waitsForPayment } from '../wallet/kept-rewards.ts'
import { credit } from '../wallet/ledger.ts'
import { checkReward } from '../wallet/reward.ts'
import { readBalance } from '../wallet/store.ts'
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
  const limitError = (await waitsForPayment(tx, studentId))
    ? await checkKept(tx, { userId: studentId, amount })
    : await checkReward(tx, reward)
  // checked again under the reward's lock, which a concurrent win held
  if (await hasWon(tx, studentId, isoDay(at, timezone))) return ALREADY_WON_TODAY
  return limitError && claimError(limitError.error, limitError.message)
}

/** Credits the reward of a perfect run once (R-GAME-030), or keeps it until the student's first payment (decision 0350). */
export async function creditWin(
  tx: Tx,
  { runId, studentId, level, at }: Win,
): Promise<ClaimResponse> {
  const reward = {
    userId: studentId,
    amount: DEFAULT_REWARDS[level],
    description: `Quiz reward: ${level} level`,
    now: at,
  }
  const reference = rewardIdempotencyKey(runId)
  if (await waitsForPayment(tx, studentId)) {
    await keepReward(tx, { ...reward, reference })
    return toKeptResponse(level, await readBalance(tx, studentId))
  }
  const balance = await credit(tx, { ...reward, service: 'quiz', idempotencyKey: reference })
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

/** The response to a win whose reward waits for the first payment. `amountAdded` is 0, which older clients show. */
export function toKeptResponse(level: Level, balance: Kobo) {
  const kept = DEFAULT_REWARDS[level]
  return {
    success: true,
    amountAdded: 0,
    newBalance: balance,
    kept,
    message: `${formatNaira(kept)} is kept for you. It is credited with your first payment.`,
  } satisfies ClaimResponse
}
