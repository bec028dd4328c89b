import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  ALREADY_WON,
  claimReward,
  DAILY_LIMIT,
  type Level,
  openRun,
} from '../../../contract/game.ts'
import { ask, messageOf, NETWORK_FAILURE } from '../../api/ask.ts'
import { toast } from '../../kit/toast.ts'
import { type Claim, claimOf, walletHolds } from './claim.ts'
import type { FindHost } from './queries.ts'
import type { Question } from './run.ts'
import { type Judge, useJudge } from './use-judge.ts'

export type Stage =
  | { name: 'levels' }
  | { name: 'loading' }
  | { name: 'failed'; message: string; tryAgain: () => void }
  | { name: 'playing'; id: number; questions: Question[]; playAgain: () => void; win: () => void }

/** Who judges the answers: the server, or the browser where the school trusts it (decisions §14). */
export type FindJudge = () => Promise<'server' | 'browser'>

type Game = {
  stage: Stage
  judge: Judge
  /** An answer could not be sent, and is sent again. */
  isLineLost: boolean
  /** What came of the reward of the present run. */
  claim: Claim
  play: (level: Level) => void
  /** Back to the choice of a level. */
  leave: () => void
}

// with no network a call fails at once, for a run does not wait for one
const networkMode = 'always'

/** The game from the choice of a level to the reward (wallet-and-admin §4). */
export function useGame(host: FindHost, findJudge: FindJudge): Game {
  const queries = useQueryClient()
  const opening = useMutation({
    networkMode,
    mutationFn: async (level: Level) => {
      const judged = (await findJudge()) === 'server' ? { judged: true } : {}
      return ask(openRun, judged, { action: level, host: await host() })
    },
  })
  const runId = opening.data?.run
  const claiming = useMutation({
    networkMode,
    mutationFn: async (level: Level) => ask(claimReward, { level }, { host: await host() }),
    onSuccess: (said) => onReward(said),
  })
  const { judging, judge, isLineLost } = useJudge(host, runId, (said) => onReward(said))
  const onReward = ({ new_balance, error }: z.output<typeof claimReward.answers>) => {
    if (new_balance !== undefined) walletHolds(new_balance, queries)
    if (error === DAILY_LIMIT) backWith({ error })
  }

  const leave = () => {
    opening.reset()
    claiming.reset()
    judging.reset()
  }
  const backWith = ({ error, message }: { error?: string; message?: string }) => {
    leave()
    toast.bad(error === DAILY_LIMIT ? ALREADY_WON : message || NETWORK_FAILURE)
  }
  const play = (level: Level) => {
    claiming.reset()
    judging.reset()
    // told here, so that whoever has left meanwhile is not called back
    opening.mutate(level, { onSuccess: (dealt) => questionsOf(dealt) ?? backWith(dealt) })
  }
  const stage = stageOf(opening, { play, win: claiming.mutate })
  const claim = claimOf(runId === undefined ? claiming : judging)
  return { stage, judge, isLineLost, claim, play, leave }
}

type Dealt = z.output<typeof openRun.answers>

/** The questions of a run that was opened; nothing when the answer was a no. */
function questionsOf({ questions, error }: Dealt): Question[] | undefined {
  return questions && questions.length > 0 && !error ? questions : undefined
}

type Opening = ReturnType<typeof useMutation<Dealt, Error, Level>>
type Deeds = { play: (level: Level) => void; win: (level: Level) => void }

function stageOf(opening: Opening, { play, win }: Deeds): Stage {
  const { status, variables: level } = opening
  if (status === 'idle' || level === undefined) return { name: 'levels' }
  if (status === 'pending') return { name: 'loading' }
  const again = () => play(level)
  if (status === 'error') {
    return { name: 'failed', message: messageOf(opening.error), tryAgain: again }
  }
  const questions = questionsOf(opening.data)
  if (!questions) return { name: 'levels' }
  const id = opening.submittedAt
  return { name: 'playing', id, questions, playAgain: again, win: () => win(level) }
}
