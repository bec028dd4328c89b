import type { QueryClient, UseMutationResult } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { claimReward } from '../../../contract/game/game.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { ApiError } from '../../api/call-api.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { startSession, useSession } from '../../api/session.ts'

/** The state of a reward: not claimed, pending, credited, kept or failed; `practice` for a round without a reward. */
export type RewardClaim =
  | { state: 'none' | 'adding' | 'practice' }
  | { state: 'added'; amount: Kobo; balance: Kobo }
  /** It waits for the first payment (decision 0350). */
  | { state: 'kept'; message: string }
  | { state: 'failed'; reason: string }

type ClaimMutation = Pick<
  UseMutationResult<z.output<typeof claimReward.response>>,
  'status' | 'data' | 'error'
>

// R-GAME-019, R-GAME-020
export const CREDIT_FAILED = 'Failed to credit wallet'
const SUBMIT_FAILED = 'Failed to submit game results. Please contact support.'

/** Converts a claim mutation to its state, in the words of R-GAME-018 to R-GAME-020. */
export function toRewardClaim({ status, data, error }: ClaimMutation): RewardClaim {
  if (status === 'idle') return { state: 'none' }
  if (status === 'pending') return { state: 'adding' }
  if (status === 'error') return { state: 'failed', reason: claimErrorMessage(error) }
  if (!data?.success) return { state: 'failed', reason: data?.message || CREDIT_FAILED }
  if (data.kept !== undefined) return { state: 'kept', message: data.message ?? '' }
  return { state: 'added', amount: data.amountAdded ?? 0, balance: data.newBalance ?? 0 }
}

/** The message of a failed call of the game. */
export function claimErrorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message || CREDIT_FAILED : SUBMIT_FAILED
}

/** Stores a new balance and refetches the data that shows it. */
export function updateWalletBalance(balance: Kobo | undefined, queryClient: QueryClient): void {
  const { user } = useSession.getState()
  if (user && balance !== undefined) startSession({ ...user, wallet: balance })
  void invalidate(queryClient, keys.user, keys.walletHistory, keys.quizDay)
}
