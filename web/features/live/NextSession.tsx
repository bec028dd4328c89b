import { useQuery } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { useTimeZone } from '../../kit/time-zone.ts'
import { upcomingSessionsQuery } from './queries.ts'
import { ownTime, sessionText } from './session-text.ts'

/** 'Live today 20:00' on the card of a class: its next session, or nothing (R-SESSION-002). */
export function NextSession({ classId }: { classId: number }) {
  const timezone = useTimeZone()
  const { data = [] } = useQuery(upcomingSessionsQuery)
  const next = data.find((it) => it.classId === classId && !it.isCancelled)
  if (!next) return null
  const own = ownTime(next.startsAt, timezone)
  return (
    <span className="flex items-center gap-1.5 font-semibold text-brand-ink">
      <Radio className="icon icon-s" aria-hidden />
      <span>
        {sessionText(next, timezone, Date.now() / 1000)}
        {own && ` · ${m.live_your_time({ time: own })}`}
      </span>
    </span>
  )
}
