import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarX2, Radio, Video } from 'lucide-react'
import { joinLiveSession, type UpcomingSession } from '../../../contract/live/live-sessions.ts'
import { canJoin, JOIN_EARLY_SECONDS } from '../../../contract/live/session-times.ts'
import { formatClock } from '../../../contract/platform/school-time.ts'
import { locale, m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { paths } from '../../api/paths.ts'
import { keys } from '../../api/query-keys.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Card } from '../../kit/Card.tsx'
import { HijriDate } from '../../kit/HijriDate.tsx'
import { Link } from '../../kit/Link.tsx'
import { Prose } from '../../kit/Prose.tsx'
import { SendToWhatsApp } from '../../kit/SendToWhatsApp.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { upcomingSessionsQuery } from './queries.ts'
import { ownTime, sessionText } from './session-text.ts'
import { sessionMessage } from './shared/session-message.ts'

/** On the dashboard: what is next, without scrolling through a term. */
const SHOWN = 3

/**
 * The next live sessions of a class, or of all classes of the student, with Join from a quarter of an hour before (R-SESSION-002,
 * R-SESSION-003). Nothing without one.
 */
export function UpcomingSessions({ classId }: { classId?: number }) {
  const { data = [] } = useQuery(upcomingSessionsQuery)
  const sessions = data.filter((it) => classId === undefined || it.classId === classId)
  if (sessions.length === 0) return null
  return (
    <Card as="section" aria-label={m.live_title()}>
      <ul className="rows">
        {sessions.slice(0, SHOWN).map((it) => (
          <SessionRow key={it.id} session={it} showsClass={classId === undefined} />
        ))}
      </ul>
    </Card>
  )
}

function SessionRow({ session, showsClass }: { session: UpcomingSession; showsClass: boolean }) {
  const timezone = useTimeZone()
  const now = Date.now() / 1000
  const { startsAt, note, isCancelled } = session
  const text = sessionText(session, timezone, now)
  const own = ownTime(startsAt, timezone)
  const Icon = isCancelled ? CalendarX2 : Radio
  return (
    <li className="flex-wrap">
      <Tile tone={isCancelled ? 'plain' : canJoin(session, now) ? 'success' : 'brand'}>
        <Icon className="icon" />
      </Tile>
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold">
          {isCancelled ? m.live_time_cancelled({ session: text }) : text}
        </p>
        {showsClass && (
          <p className="text-small text-ink-2">
            <Link to={paths.class(session.classPublicId)}>
              <BilingualTitle>{session.className}</BilingualTitle>
            </Link>
          </p>
        )}
        <p className="text-small text-ink-2">
          {m.live_minutes({ count: session.minutes })}
          {own && ` · ${m.live_your_time({ time: own })}`}
          <HijriDate at={startsAt} before=" · " />
        </p>
        {note && !isCancelled && <Prose text={note} links compact className="page-side" />}
        {!showsClass && !isCancelled && (
          <SendToWhatsApp
            className="mt-2"
            subject={text}
            text={sessionMessage(text, session.className, session.classPublicId)}
          />
        )}
      </div>
      {!isCancelled && <JoinLink session={session} timezone={timezone} />}
    </li>
  )
}

/** The link opens by itself, so that no browser blocks it, and the click records that the student joined. */
function JoinLink({ session, timezone }: { session: UpcomingSession; timezone: string }) {
  const queryClient = useQueryClient()
  const { id, link, startsAt, className, joinedAt } = session
  if (!link)
    return (
      <p className="text-small text-ink-2">
        {m.live_join_from({ time: formatClock(startsAt - JOIN_EARLY_SECONDS, timezone, locale) })}
      </p>
    )
  const record = async () => {
    await callApi(joinLiveSession, { liveId: id }, { outlivesPage: true }).catch(() => {})
    await queryClient.invalidateQueries({ queryKey: keys.upcomingSessions })
  }
  return (
    <div className="grid justify-items-center gap-1">
      <a
        className="btn btn-primary"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={m.live_join_class({ class: className })}
        onClick={() => void record()}
      >
        <Video className="icon" aria-hidden />
        {m.live_join()}
      </a>
      {joinedAt && <span className="text-small text-success-ink">{m.live_you_joined()}</span>}
    </div>
  )
}
