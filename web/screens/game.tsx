import { useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshUserQuery } from '../api/refresh-user.ts'
import { settingsQuery } from '../api/settings-query.ts'
import { RunLoadError, RunSkeleton } from '../features/game/GameLayout.tsx'
import { LevelPicker } from '../features/game/LevelPicker.tsx'
import { QuizRun } from '../features/game/QuizRun.tsx'
import { useGame } from '../features/game/use-game.ts'

/** The Islamic Knowledge Quiz (R-GAME-001 to R-GAME-004). */
export function Screen() {
  const queryClient = useQueryClient()
  // the game has no layout that refreshes the user, and an expired session should end before a level is chosen
  useQuery(refreshUserQuery)
  const settings = (staleTime: number) =>
    queryClient.fetchQuery({ ...settingsQuery, staleTime }).catch(() => undefined)
  // without the settings the game is on this site
  const findHost = async () => (await settings(Number.POSITIVE_INFINITY))?.gameHost ?? ''
  const isTrusted = async (staleTime: number) =>
    (await settings(staleTime))?.quizTrustsClient ?? false
  // a school may have switched off trusting the browser, and would not credit the run, so fetch the newest setting
  const findJudge = async () =>
    (await isTrusted(Number.POSITIVE_INFINITY)) && (await isTrusted(0)) ? 'browser' : 'server'
  const { stage, judge, isLineLost, claim, play, leave } = useGame(findHost, findJudge)
  switch (stage.name) {
    case 'levels':
      return <LevelPicker host={findHost} onPlay={play} />
    case 'loading':
      return <RunSkeleton onLeave={leave} />
    case 'failed':
      return <RunLoadError message={stage.message} onRetry={stage.tryAgain} onLeave={leave} />
    case 'playing':
      return (
        <QuizRun
          key={stage.id}
          questions={stage.questions}
          claim={claim}
          judge={judge}
          isLineLost={isLineLost}
          onPerfect={stage.claim}
          onPlayAgain={stage.playAgain}
          onLeave={leave}
        />
      )
  }
}
