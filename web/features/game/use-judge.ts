import { type QueryClient, type UseMutationResult, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { claimReward, TOO_FAST } from '../../../contract/game/game.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { m } from '../../../messages/m.ts'
import { ApiError, callApi } from '../../api/call-api.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { pauseMs } from '../../api/retry-pause.ts'
import { startSession, useSession } from '../../api/session.ts'
import type { FindHost } from './queries.ts'
import type { RunEvent } from './run.ts'

type ChosenAnswer = { question: number; choice: string }
type WithoutTime<Event> = Event extends { at: number } ? Omit<Event, 'at'> : never
type Verdict = WithoutTime<Extract<RunEvent, { type: 'judged' | 'stopped' }>>

/** Requests the verdict of an answer; never rejects. */
export type JudgeAnswer = (answer: ChosenAnswer) => Promise<Verdict>

type JudgeResponse = z.output<typeof claimReward.response>

/** The timeout of one attempt. Sending the same answer again is safe (decision 0351). */
const TIMEOUT_MS = 10_000
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000]
/** About three minutes without a connection, longer than the server waits for an answer. */
const MAX_RETRIES = 15

/** The server accepts the answer a moment later. */
class TooFastError extends Error {}

/** Requests verdicts for the answers of a run, with retries. */
export function useJudge(
  findHost: FindHost,
  runId: number | undefined,
  onJudged: (result: JudgeResponse) => void,
) {
  const judgeMutation = useMutation({
    networkMode: 'always',
    retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error),
    retryDelay: (failures, error) => pauseMs(PAUSES_MS, failures, error),
    mutationFn: async (answer: ChosenAnswer) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await callApi(
        claimReward,
        { runId: runId, ...answer },
        { host: await findHost(), signal },
      )
      if (response.error === TOO_FAST) throw new TooFastError()
      return response
    },
    onSuccess: onJudged,
  })
  const judge: JudgeAnswer = async (answer) => {
    try {
      const { answer: correctText, message } = await judgeMutation.mutateAsync(answer)
      return correctText === undefined
        ? { type: 'stopped', reason: message || CREDIT_FAILED }
        : { type: 'judged', question: answer.question, correctText }
    } catch (error) {
      return { type: 'stopped', reason: claimErrorMessage(error) }
    }
  }
  return {
    judgeMutation,
    judge,
    isLineLost: judgeMutation.isPending && judgeMutation.failureCount > 0,
  }
}

/** True for errors that another attempt may avoid: no response, a server error, a rate limit. */
function isRetryable(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429
}

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
const CREDIT_FAILED = m.game_credit_failed()
const SUBMIT_FAILED = m.game_submit_failed()

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
function claimErrorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message || CREDIT_FAILED : SUBMIT_FAILED
}

/** Stores a new balance and refetches the data that shows it. */
export function updateWalletBalance(balance: Kobo | undefined, queryClient: QueryClient): void {
  const { user } = useSession.getState()
  if (user && balance !== undefined) startSession({ ...user, wallet: balance })
  void invalidate(queryClient, keys.user, keys.walletHistory, keys.quizDay)
}
