import { useQuery, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../api/user.ts'
import { Levels } from '../features/game/Levels.tsx'
import { Play } from '../features/game/Play.tsx'
import { RunComing } from '../features/game/RunComing.tsx'
import { RunFailed } from '../features/game/RunFailed.tsx'
import { useGame } from '../features/game/use-game.ts'
import { settingsQuery } from '../features/settings/queries.ts'

/** The Islamic Knowledge Quiz (wallet-and-admin §2). */
export function Screen() {
  const queries = useQueryClient()
  // there is no frame here to ask: whoever is no longer signed in should not choose a level first
  useQuery(userQuery)
  const settings = (staleTime: number) =>
    queries.fetchQuery({ ...settingsQuery, staleTime }).catch(() => undefined)
  // without the settings the game is on this site, as by default
  const host = async () => (await settings(Number.POSITIVE_INFINITY))?.gameHost ?? ''
  const isTrusted = async (staleTime: number) =>
    (await settings(staleTime))?.quizTrustsClient ?? false
  // a school that no longer trusts the browser would not credit the run, so the newest setting counts
  const findJudge = async () =>
    (await isTrusted(Number.POSITIVE_INFINITY)) && (await isTrusted(0)) ? 'browser' : 'server'
  const { stage, judge, isLineLost, claim, play, leave } = useGame(host, findJudge)
  switch (stage.name) {
    case 'levels':
      return <Levels host={host} onPlay={play} />
    case 'loading':
      return <RunComing onLeave={leave} />
    case 'failed':
      return <RunFailed message={stage.message} onRetry={stage.tryAgain} onLeave={leave} />
    case 'playing':
      return (
        <Play
          key={stage.id}
          questions={stage.questions}
          claim={claim}
          judge={judge}
          isLineLost={isLineLost}
          onPerfect={stage.win}
          onAgain={stage.playAgain}
          onLeave={leave}
        />
      )
  }
}
