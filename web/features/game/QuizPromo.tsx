import { Trophy } from 'lucide-react'
import { APP_MARKER } from '../../../contract/settings/settings.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Tile } from '../../kit/Tile.tsx'

/** True in the mobile app of the school (R-DASH-006). */
const isInApp = navigator.userAgent.includes(APP_MARKER)

/** Promotes the quiz in the mobile app (R-DASH-006). */
export function QuizPromo() {
  if (!isInApp) return null
  return (
    <Card padded className="flex flex-wrap items-center gap-3.5">
      <Tile tone="gold">
        <Trophy className="icon" />
      </Tile>
      <div className="grow basis-52">
        <h2 className="text-card-head">{m.game_islamic_knowledge_quiz()}</h2>
        <p className="text-ink-2">{m.game_promo()}</p>
      </div>
      <ButtonLink to={paths.game} variant="soft">
        {m.game_play_quiz()}
      </ButtonLink>
    </Card>
  )
}
