import { useQuery } from '@tanstack/react-query'
import { DEFAULT_REWARDS, type Level } from '../../../contract/game.ts'
import type { Kobo } from '../../../contract/kobo.ts'
import { paths } from '../../api/paths.ts'
import { price } from '../../kit/naira.ts'
import { BackLink, PageHead } from '../../kit/PageHead.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { type FindHost, levelPricesQuery } from './queries.ts'
import './game.css'
import './levels.css'

type LevelText = { level: Level; name: string; sentence: string; cloth: number }

// wallet-and-admin §2; the cloths of ui.md §11
const levels: LevelText[] = [
  { level: 'easy', name: 'Easy', sentence: 'Perfect for beginners', cloth: 6 },
  {
    level: 'intermediate',
    name: 'Intermediate',
    sentence: 'For those with good knowledge',
    cloth: 4,
  },
  { level: 'hard', name: 'Hard', sentence: 'Challenge yourself', cloth: 2 },
]

type LevelsProps = { host: FindHost; onPlay: (level: Level) => void }

/** Where the quiz begins: what it is, and three levels to choose from. */
export function Levels({ host, onPlay }: LevelsProps) {
  const prices = useQuery(levelPricesQuery(host))
  // the school's own rewards, or where they cannot be had those of wallet-and-admin §9
  const rewards = prices.data ?? (prices.isError ? DEFAULT_REWARDS : undefined)
  return (
    <div className="arena-in">
      <BackLink to={paths.dashboard}>Back to Dashboard</BackLink>
      <PageHead
        title="Islamic Knowledge Quiz"
        lead="Test your knowledge of Islam and earn rewards! Choose your difficulty level to begin. Get all questions correct before time runs out to win wallet credits."
      />
      <ul className="levels">
        {levels.map((it, at) => (
          <li key={it.level}>
            <LevelCard
              text={it}
              stars={at + 1}
              reward={rewards?.[it.level]}
              onPlay={() => onPlay(it.level)}
            />
          </li>
        ))}
      </ul>
      <p className="lead text-small">You can win once a day.</p>
    </div>
  )
}

type LevelCardProps = {
  text: LevelText
  stars: number
  reward: Kobo | undefined
  onPlay: () => void
}

function LevelCard({ text, stars, reward, onPlay }: LevelCardProps) {
  return (
    <button type="button" className="cover level" data-c={text.cloth} onClick={onPlay}>
      <span className="level-stars" aria-hidden>
        {Array.from({ length: 3 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but a picture
          <i key={at} data-lit={at < stars || undefined} />
        ))}
      </span>
      <span className="level-name">{text.name} </span>
      <span className="level-sentence">{text.sentence} </span>
      <span className="level-reward">
        <span className="level-label">Reward </span>
        {reward === undefined ? <Skeleton className="h-7 w-20" /> : rewardText(reward)}
      </span>
    </button>
  )
}

/** A school may reward nothing, and the quiz is played all the same. */
const rewardText = (reward: Kobo) => (reward === 0 ? 'None' : price(reward))
