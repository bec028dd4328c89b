import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { DEFAULT_REWARDS, type Level } from '../../../contract/game/game.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { formatPrice } from '../../kit/naira.ts'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'
import { PageBarEnd } from '../../kit/page-bar.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { type FindHost, levelPricesQuery, quizDayQuery } from './queries.ts'
import './game.css'

type LevelText = { level: Level; name: string; description: string; colour: number }

// the names and sentences of R-GAME-003; the cover colours of ui.md §11
const levels: LevelText[] = [
  { level: 'easy', name: m.game_easy(), description: m.game_easy_hint(), colour: 6 },
  {
    level: 'intermediate',
    name: m.game_intermediate(),
    description: m.game_intermediate_hint(),
    colour: 4,
  },
  { level: 'hard', name: m.game_hard(), description: m.game_hard_hint(), colour: 2 },
]

type LevelPickerProps = { host: FindHost; onPlay: (level: Level) => void }

/** The start of the game: the description and the three levels. */
export function LevelPicker({ host, onPlay }: LevelPickerProps) {
  const prices = useQuery(levelPricesQuery(host))
  // the configured rewards, or the defaults if they cannot be loaded (R-GAME-025)
  const rewards = prices.data ?? (prices.isError ? DEFAULT_REWARDS : undefined)
  const hasWon = useQuery(quizDayQuery).data?.hasWon ?? false
  return (
    <div className="game-content">
      <div className="flex items-center justify-between">
        <BackLink to={paths.dashboard}>{m.game_back_dashboard()}</BackLink>
        {use(PageBarEnd)}
      </div>
      <PageHeader title={m.game_islamic_knowledge_quiz()} subtitle={m.game_intro()} />
      <ul className="levels">
        {levels.map((it, index) => (
          <li key={it.level}>
            <LevelCard
              text={it}
              stars={index + 1}
              reward={rewards?.[it.level]}
              hasWon={hasWon}
              onPlay={() => onPlay(it.level)}
            />
          </li>
        ))}
      </ul>
      <p className="lead text-small">
        {hasWon ? m.game_already_won_practise() : m.game_win_once_day()}
      </p>
    </div>
  )
}

type LevelCardProps = {
  text: LevelText
  stars: number
  reward: Kobo | undefined
  /** The student has won today, so a round has no reward. */
  hasWon: boolean
  onPlay: () => void
}

function LevelCard({ text, stars, reward, hasWon, onPlay }: LevelCardProps) {
  return (
    <button
      type="button"
      className="cover level"
      data-c={text.colour}
      data-won={hasWon || undefined}
      onClick={onPlay}
    >
      <span className="level-stars" aria-hidden>
        {Array.from({ length: 3 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but a picture
          <i key={index} data-lit={index < stars || undefined} />
        ))}
      </span>
      <span className="level-name">{text.name} </span>
      <span className="level-sentence">{text.description} </span>
      <span className="level-reward">
        {hasWon ? (
          <>
            <span className="level-label">{m.game_no_reward_today()} </span>
            <span className="level-practice">{m.game_practise()}</span>
          </>
        ) : (
          <>
            <span className="level-label">{m.game_reward()} </span>
            {reward === undefined ? <Skeleton className="h-7 w-20" /> : rewardText(reward)}
          </>
        )}
      </span>
    </button>
  )
}

/** A level may have no reward. */
const rewardText = (reward: Kobo) => (reward === 0 ? m.game_reward_none() : formatPrice(reward))
