import { useQuery } from '@tanstack/react-query'
import { Card } from '../../kit/Card.tsx'
import { LongText } from '../../kit/LongText.tsx'
import { settingsQuery } from './queries.ts'

/** What the school says of its courses; nothing where it says nothing (student-area §2). */
export function AboutTheCourses() {
  const about = useQuery(settingsQuery).data?.aboutUs.trim()
  if (!about) return null
  return (
    <Card pad className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-card-head">About The Courses</h2>
      <LongText text={about} className="text-ink-2" />
    </Card>
  )
}
