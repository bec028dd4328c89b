import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  ALREADY_WON,
  claimReward,
  DAILY_LIMIT,
  type Level,
  openRun,
} from '../../../contract/game.ts'
import { ask, messageOf } from '../../api/ask.ts'
import { toast } from '../../kit/toast.ts'
import { type Claim, claimOf, walletHolds } from './claim.ts'
import type { FindHost } from './queries.ts'
import type { Question } from './run.ts'

export type Stage =
  | { name: 'levels' }
  | { name: 'loading' }
  | { name: 'failed'; message: string; tryAgain: () => void }
  | { name: 'playing'; id: number; questions: Question[]; playAgain: () => void; win: () => void }

type Game = {
  stage: Stage
  /** What came of the reward of the present run. */
  claim: Claim
  play: (level: Level) => void
  /** Back to the choice of a level. */
  leave: () => void
}

// with no network a call fails at once, for a run does not wait for one
const networkMode = 'always'

/** The game from the choice of a level to the reward (wallet-and-admin §4). */
export function useGame(host: FindHost): Game {
  const queries = useQueryClient()
  const opening = useMutation({
    networkMode,
    mutationFn: async (level: Level) => ask(openRun, {}, { action: level, host: await host() }),
  })
  const claiming = useMutation({
    networkMode,
    mutationFn: async (level: Level) => ask(claimReward, { level }, { host: await host() }),
    onSuccess: (said) => {
      if (said.success) walletHolds(said.new_balance, queries)
      if (said.error === DAILY_LIMIT) backWith(ALREADY_WON)
    },
  })

  const leave = () => {
    opening.reset()
    claiming.reset()
  }
  const backWith = (message: string) => {
    leave()
    toast.bad(message)
  }
  const play = (level: Level) => {
    claiming.reset()
    opening.mutate(level, {
      onSuccess: ({ questions, error, message }) => {
        if (!questions)
          backWith(error === DAILY_LIMIT ? ALREADY_WON : (message ?? messageOf(error)))
      },
    })
  }
  return {
    stage: stageOf(opening, { play, win: claiming.mutate }),
    claim: claimOf(claiming),
    play,
    leave,
  }
}

type Opening = ReturnType<typeof useMutation<{ questions?: Question[] | undefined }, Error, Level>>
type Deeds = { play: (level: Level) => void; win: (level: Level) => void }

function stageOf(
  { status, variables: level, data, error, submittedAt: id }: Opening,
  { play, win }: Deeds,
): Stage {
  if (status === 'idle' || level === undefined) return { name: 'levels' }
  if (status === 'pending') return { name: 'loading' }
  const again = () => play(level)
  if (status === 'error') return { name: 'failed', message: messageOf(error), tryAgain: again }
  if (!data.questions) return { name: 'levels' }
  return { name: 'playing', id, questions: data.questions, playAgain: again, win: () => win(level) }
}
