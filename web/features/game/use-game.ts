import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { claimReward, DAILY_LIMIT, type Level, openRun } from '../../../contract/game/game.ts'
import { m } from '../../../messages/m.ts'
import { callApi, GENERAL_ERROR_MESSAGE, messageOf } from '../../api/call-api.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { toast } from '../../kit/toast.ts'
import { type FindHost, quizDayQuery } from './queries.ts'
import type { Question } from './run.ts'
import {
  type JudgeAnswer,
  type RewardClaim,
  toRewardClaim,
  updateWalletBalance,
  useJudge,
} from './use-judge.ts'

export type GameStage =
  | { name: 'levels' }
  | { name: 'loading' }
  | { name: 'failed'; message: string; tryAgain: () => void }
  | { name: 'playing'; id: number; questions: Question[]; playAgain: () => void; claim: () => void }

/** Whether the server or the browser judges the answers (decision 0351). */
export type FindJudge = () => Promise<'server' | 'browser'>

type Game = {
  stage: GameStage
  judge: JudgeAnswer
  /** An answer could not be sent and is sent again. */
  isLineLost: boolean
  /** The state of the reward of the current run, or that it has none (decision 0350). */
  claim: RewardClaim
  /** Opens a run: without a reward if the student has won today. */
  play: (level: Level) => void
  /** Returns to the level picker. */
  leave: () => void
}

// without a connection a call fails at once
const networkMode = 'always'

/** The game from the level picker to the reward (R-GAME-014 to R-GAME-018). */
export function useGame(findHost: FindHost, findJudge: FindJudge): Game {
  const queryClient = useQueryClient()
  const openMutation = useOpenRun(findHost, findJudge)
  const runId = openMutation.data?.run
  const claimMutation = useMutation({
    networkMode,
    mutationFn: async (level: Level) => callApi(claimReward, { level }, { host: await findHost() }),
    onSuccess: (result) => handleRewardResult(result),
  })
  const { judgeMutation, judge, isLineLost } = useJudge(findHost, runId, (result) =>
    handleRewardResult(result),
  )
  const handleRewardResult = ({ newBalance, error }: z.output<typeof claimReward.response>) => {
    if (newBalance !== undefined) updateWalletBalance(newBalance, queryClient)
    if (error === DAILY_LIMIT) returnToLevels({ error })
  }

  const isPractice = openMutation.variables?.isPractice ?? false
  const claim = isPractice
    ? ({ state: 'practice' } as const)
    : toRewardClaim(runId === undefined ? claimMutation : judgeMutation)

  const leave = () => {
    openMutation.reset()
    claimMutation.reset()
    judgeMutation.reset()
  }
  const returnToLevels = ({ error, message }: { error?: string; message?: string }) => {
    leave()
    // a win of today is no error
    if (error === DAILY_LIMIT) {
      toast.info(m.game_already_won())
      void invalidate(queryClient, keys.quizDay)
    } else toast.error(message || GENERAL_ERROR_MESSAGE)
  }
  const play = (level: Level) => {
    // one win a day
    const hasWon = queryClient.getQueryData(quizDayQuery.queryKey)?.hasWon ?? false
    const isWin = claim.state === 'added' || claim.state === 'kept'
    claimMutation.reset()
    judgeMutation.reset()
    // a callback of this call, so that it is not run after leaving
    openMutation.mutate(
      { level, isPractice: hasWon || isWin },
      { onSuccess: (openedRun) => questionsOf(openedRun) ?? returnToLevels(openedRun) },
    )
  }
  const stage = stageOf(openMutation, { play, claim: claimMutation.mutate })
  return { stage, judge, isLineLost, claim, play, leave }
}

function useOpenRun(findHost: FindHost, findJudge: FindJudge) {
  return useMutation({
    networkMode,
    mutationFn: async ({ level, isPractice }: RunRequest) => {
      const host = await findHost()
      const fields = isPractice
        ? { isJudged: true, isPractice }
        : (await findJudge()) === 'server'
          ? { isJudged: true }
          : {}
      return callApi(openRun, fields, { action: level, host })
    },
  })
}

type RunRequest = { level: Level; isPractice: boolean }
type OpenedRun = z.output<typeof openRun.response>

/** The questions of an opened run; undefined if the server declined. */
function questionsOf({ questions, error }: OpenedRun): Question[] | undefined {
  return questions && questions.length > 0 && !error ? questions : undefined
}

type OpenMutation = ReturnType<typeof useMutation<OpenedRun, Error, RunRequest>>
type StageActions = { play: (level: Level) => void; claim: (level: Level) => void }

function stageOf(openMutation: OpenMutation, { play, claim }: StageActions): GameStage {
  const { status, variables } = openMutation
  if (status === 'idle' || variables === undefined) return { name: 'levels' }
  const { level } = variables
  if (status === 'pending') return { name: 'loading' }
  const playAgain = () => play(level)
  if (status === 'error') {
    return { name: 'failed', message: messageOf(openMutation.error), tryAgain: playAgain }
  }
  const questions = questionsOf(openMutation.data)
  if (!questions) return { name: 'levels' }
  const id = openMutation.submittedAt
  return { name: 'playing', id, questions, playAgain, claim: () => claim(level) }
}
