import type * as z from 'zod/mini'
import {
  type claimReward,
  DAILY_LIMIT,
  DEFAULT_REWARDS,
  type Level,
} from '../../contract/game/game.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import { exactMoney } from '../../contract/platform/sentence-values.ts'
import { type Message, say } from '../../messages/message.ts'
import type { Tx } from '../platform/db.ts'
import { storedText } from '../platform/stored-text.ts'
import { checkKept, keepReward, waitsForPayment } from '../wallet/kept-rewards.ts'
import { credit } from '../wallet/ledger.ts'
import { checkReward } from '../wallet/reward.ts'
import { readBalance } from '../wallet/store.ts'
import { hasWon } from './store.ts'

/** The response to a claim, with its message in no language yet. */
export type ClaimOutcome = Omit<z.output<typeof claimReward.response>, 'message'> & {
  message?: Message
}

/** A perfect run. */
export type Win = {
  runId: number
  studentId: number
  level: Level
  /** Unix seconds. */
  at: number
  timezone: string
}

export const claimError = (error: string, message: Message) =>
  ({ success: false, error, message }) satisfies ClaimOutcome
export const ALREADY_WON_TODAY = claimError(DAILY_LIMIT, say('rules_game_already_won'))

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
): Promise<ClaimOutcome> {
  const reward = {
    userId: studentId,
    amount: DEFAULT_REWARDS[level],
    description: storedText(TITLES[level]),
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

const TITLES: Record<Level, Message> = {
  easy: say('ledger_quiz_easy'),
  intermediate: say('ledger_quiz_intermediate'),
  hard: say('ledger_quiz_hard'),
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
    message: say('rules_game_reward_added', { amount: exactMoney(amount) }),
  } satisfies ClaimOutcome
}

/** The response to a win whose reward waits for the first payment. `amountAdded` is 0, which older clients show. */
export function toKeptResponse(level: Level, balance: Kobo) {
  const kept = DEFAULT_REWARDS[level]
  return {
    success: true,
    amountAdded: 0,
    newBalance: balance,
    kept,
    message: say('rules_game_reward_kept', { amount: exactMoney(kept) }),
  } satisfies ClaimOutcome
}
