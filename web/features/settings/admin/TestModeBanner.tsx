import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { settingsQuery } from '../../../api/settings-query.ts'
import { Note } from '../../../kit/Tile.tsx'
import { TEST_MODE_TEXTS } from './card-mode.ts'

/** Says above every administrators' page that card payments move no money (R-PAY-005). */
export function TestModeBanner() {
  const mode = useQuery(settingsQuery).data?.cards
  const text = mode && TEST_MODE_TEXTS[mode]
  if (!text) return null
  return (
    <aside aria-label={m.settings_test_mode()} className="page mb-5">
      <Note tone="warning" icon={<FlaskConical className="icon" aria-hidden />}>
        {text}
      </Note>
    </aside>
  )
}
