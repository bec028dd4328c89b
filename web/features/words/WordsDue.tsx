import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Link } from '../../kit/Link.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { wordsDueQuery } from './shared/queries.ts'

/** On the dashboard: how many words are to be reviewed today (R-WORDS-003). Nothing for a student without words. */
export function WordsDue() {
  const { data } = useQuery(wordsDueQuery)
  if (!data || data.words === 0) return null
  const { due, new: fresh } = data
  const parts = [
    ...(due > 0 ? [m.words_review_due({ count: due })] : []),
    ...(fresh > 0 ? [m.words_review_new({ count: fresh })] : []),
  ]
  const isDone = parts.length === 0
  return (
    <Card as="section" padded className="flex flex-wrap items-center gap-3.5">
      <Tile tone={isDone ? 'success' : 'brand'}>
        <Languages className="icon" />
      </Tile>
      <div className="min-w-0 grow basis-52">
        <h2 className="text-card-head">
          <Link to={paths.words} className="touch-target">
            {m.words_title()}
          </Link>
        </h2>
        <p className="text-ink-2">{isDone ? m.words_review_done() : parts.join(' · ')}</p>
      </div>
      {!isDone && (
        <ButtonLink to={paths.words} variant="soft">
          {m.words_review()}
        </ButtonLink>
      )}
    </Card>
  )
}
