import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { claimReward, TOO_FAST } from '../../../contract/game.ts'
import { ask, Declared } from '../../api/ask.ts'
import { NOT_CREDITED, whyNotSent } from './claim.ts'
import type { FindHost } from './queries.ts'
import type { RunEvent } from './run.ts'

type Answer = { question: number; choice: string }
type Untimed<Event> = Event extends { at: number } ? Omit<Event, 'at'> : never
type Verdict = Untimed<Extract<RunEvent, { type: 'judged' | 'stopped' }>>

/** Asks the server for the verdict of an answer; never rejects. */
export type Judge = (answer: Answer) => Promise<Verdict>

type Judged = z.output<typeof claimReward.answers>

/** One try of a request; after it the same answer is sent again, which is safe (decision 0351). */
const TIMEOUT_MS = 10_000
const LONGEST_WAIT_MS = 4_000
/** Some three minutes on a line that is gone: longer than the server waits for an answer. */
const RETRIES_MAX = 40

/** The server does not take an answer so early; a moment later it does. */
class TooFast extends Error {}

/** Answers the questions of a run that the server judges, again and again until a verdict comes. */
export function useJudge(
  host: FindHost,
  runId: number | undefined,
  onJudged: (it: Judged) => void,
) {
  const judging = useMutation({
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES_MAX && mayPass(error),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS),
    mutationFn: async (answer: Answer) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const said = await ask(claimReward, { run: runId, ...answer }, { host: await host(), signal })
      if (said.error === TOO_FAST) throw new TooFast()
      return said
    },
    onSuccess: onJudged,
  })
  const judge: Judge = async (answer) => {
    try {
      const { answer: right, message } = await judging.mutateAsync(answer)
      return right === undefined
        ? { type: 'stopped', why: message || NOT_CREDITED }
        : { type: 'judged', question: answer.question, right }
    } catch (error) {
      return { type: 'stopped', why: whyNotSent(error) }
    }
  }
  return { judging, judge, isLineLost: judging.isPending && judging.failureCount > 0 }
}

/** True for what another try may get over: no response, a server that is not well, too many requests. */
function mayPass(error: Error): boolean {
  return !(error instanceof Declared) || error.http >= 500 || error.http === 429
}
