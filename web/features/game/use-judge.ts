import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { claimReward, TOO_FAST } from '../../../contract/game/game.ts'
import { ApiError, callApi } from '../../api/call-api.ts'
import { pauseMs } from '../../api/retry-pause.ts'
import type { FindHost } from './queries.ts'
import { CREDIT_FAILED, claimErrorMessage } from './reward-claim.ts'
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
