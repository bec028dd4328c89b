import { useQuery } from '@tanstack/react-query'
import { m } from '../../../messages/m.ts'
import { settingsQuery } from '../../api/settings-query.ts'
import { Card } from '../../kit/Card.tsx'
import { CollapsibleText } from '../../kit/CollapsibleText.tsx'

/** The About text of the school; nothing if it is empty (R-DASH-009). */
export function AboutTheCourses() {
  const about = useQuery(settingsQuery).data?.aboutUs.trim()
  if (!about) return null
  return (
    <Card padded className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-card-head">{m.settings_about_the_courses()}</h2>
      <CollapsibleText text={about} className="text-ink-2" />
    </Card>
  )
}
