import { DAY } from '../../contract/platform/duration.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import type { Db } from '../platform/db.ts'
import { inScope } from '../platform/scope.ts'
import { findStaffScope } from '../platform/staff-scope.ts'
import { studentsWithAccess } from './store.ts'

/** A session as a calendar shows it. */
export type CalendarEvent = {
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
