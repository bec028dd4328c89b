import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import type { Db } from '../platform/db.ts'
import { inScope } from '../platform/scope.ts'
import { findStaffScope } from '../platform/staff-scope.ts'
import { studentsWithAccess } from './store.ts'

type CalendarFile = {
  events: readonly CalendarEvent[]
  /** The name of the school. */
  school: string
  /** Without a trailing slash. */
  site: string
  isStaff: boolean
  locale: Locale
}

// RFC 5545 allows no control characters in a text, and writes a line break as \n
const cleanText = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ')

/** A calendar file (RFC 5545) with times in UTC; equal input gives equal bytes. */
export async function writeCalendar(it: CalendarFile): Promise<string> {
  const { default: ical, ICalEventStatus } = await import('ical-generator')
  const m = messagesIn(it.locale)
  const host = new URL(it.site).hostname
  const calendar = ical({
    name: cleanText(m.live_calendar_name({ school: it.school })),
    prodId: { company: 'Lisan', product: 'Live sessions', language: it.locale.toUpperCase() },
    // how soon a calendar asks again, in seconds
    ttl: HOUR,
  })
  for (const event of it.events) {
    const { startsAt, minutes, classId, classPublicId, note, link, updatedAt } = event
    const page = it.isStaff
      ? `${it.site}/admin/classes/manage/${classId}?tab=sessions`
      : `${it.site}/classes/${classPublicId}`
    const changed = new Date(updatedAt * 1000)
    calendar.createEvent({
      id: `${event.rand}@${host}`,
      sequence: event.sequence,
      stamp: changed,
      lastModified: changed,
      start: new Date(startsAt * 1000),
      end: new Date((startsAt + minutes * MINUTE) * 1000),
      summary: cleanText(m.live_calendar_event({ class: event.className })),
      description: cleanText([note, link, page].filter(Boolean).join('\n\n')),
      url: page,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  // the library leaves out the last line break
  return `${calendar.toString().trimEnd()}\r\n`
}

/** A session as a calendar shows it. */
type CalendarEvent = {
  rand: string
  className: string
  classPublicId: string
  classId: number
  startsAt: number
  minutes: number
  link: string
  note: string
  sequence: number
  isCancelled: boolean
  updatedAt: number
}

const PAST_DAYS = 60
const FUTURE_DAYS = 400
const MAX_EVENTS = 2_000

type FeedReader = { id: number; staff: StaffKind | null }

/**
 * The sessions of a person: of the classes of a student, or of those in which a member of the staff holds sessions (R-STAFF-006), from
 * two months ago; cancelled ones too.
 */
export async function listEvents(
  db: Db,
  { id, staff }: FeedReader,
  now: number,
): Promise<CalendarEvent[]> {
  const scope = staff ? await findStaffScope(db, { id, staff }, 'holdSessions') : undefined
  if (staff && !scope) return []
  const rows = await db
    .selectFrom('live_sessions')
    .innerJoin('classes', 'classes.id', 'live_sessions.class_id')
    .select(['live_sessions.rand', 'classes.name as className', 'classes.rand as classPublicId'])
    .select(['classes.id as classId', 'live_sessions.starts_at as startsAt'])
    .select(['live_sessions.minutes', 'live_sessions.link', 'live_sessions.note'])
    .select(['live_sessions.sequence', 'live_sessions.cancelled_at'])
    .select('live_sessions.updated_at as updatedAt')
    .where('classes.deleted_at', 'is', null)
    .where('live_sessions.starts_at', '>', now - PAST_DAYS * DAY)
    .where('live_sessions.starts_at', '<', now + FUTURE_DAYS * DAY)
    .$if(scope === undefined, (it) =>
      it.where(
        'live_sessions.class_id',
        'in',
        studentsWithAccess(db, now)
          .select('enrolments.class_id')
          .where('enrolments.student_id', '=', id),
      ),
    )
    .$call(inScope(scope ?? { reach: 'all' }, 'live_sessions.class_id'))
    .orderBy('live_sessions.starts_at')
    .orderBy('live_sessions.id')
    .limit(MAX_EVENTS)
    .execute()
  return rows.map(({ cancelled_at, link, ...row }) => ({
    ...row,
    isCancelled: cancelled_at !== null,
    // students join on the page of the class, which records their attendance
    link: staff ? link : '',
  }))
}
