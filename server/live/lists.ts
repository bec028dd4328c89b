import {
  MAX_UPCOMING,
  UPCOMING_DAYS,
  type UpcomingSession,
} from '../../contract/live/live-sessions.ts'
import { type LiveSession, SESSIONS_PER_PAGE } from '../../contract/live/manage-live-sessions.ts'
import { canJoin } from '../../contract/live/session-times.ts'
import { DAY } from '../../contract/platform/duration.ts'
import type { Db } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import { isNotOver, studentsWithAccess } from './store.ts'

/** The sessions of a student's classes that are not over, of the next days, soonest first (R-SESSION-002). */
export async function listUpcoming(
  db: Db,
  { studentId, now }: { studentId: number; now: number },
): Promise<UpcomingSession[]> {
  const rows = await studentsWithAccess(db, now)
    .innerJoin('live_sessions', 'live_sessions.class_id', 'classes.id')
    .leftJoin('live_attendance', (join) =>
      join
        .onRef('live_attendance.session_id', '=', 'live_sessions.id')
        .onRef('live_attendance.student_id', '=', 'enrolments.student_id'),
    )
    .select(['live_sessions.id', 'classes.id as classId', 'classes.rand as classPublicId'])
    .select(['classes.name as className', 'live_sessions.starts_at as startsAt'])
    .select(['live_sessions.minutes', 'live_sessions.note', 'live_sessions.link'])
    .select(['live_sessions.cancelled_at', 'live_attendance.joined_at'])
    .where('enrolments.student_id', '=', studentId)
    .where('live_sessions.starts_at', '<', now + UPCOMING_DAYS * DAY)
    .where(isNotOver(now))
    .orderBy('live_sessions.starts_at')
    .orderBy('live_sessions.id')
    .limit(MAX_UPCOMING)
    .execute()
  return rows.map(({ link, cancelled_at, joined_at, ...row }) => ({
    ...row,
    ...(cancelled_at !== null && { isCancelled: true as const }),
    ...(joined_at && { joinedAt: joined_at }),
    ...(cancelled_at === null && link !== '' && canJoin(row, now) && { link }),
  }))
}

type PageRequest = { classId: number; isPast: boolean; page: number; now: number }

/** A page of the sessions of a class: past ones latest first, or those that are not over, soonest first. */
export async function findSessionPage(
  db: Db,
  { classId, isPast, page: requested, now }: PageRequest,
): Promise<{ rows: LiveSession[]; total: number; page: number }> {
  const selected = db
    .selectFrom('live_sessions')
    .where('live_sessions.class_id', '=', classId)
    .where((it) => (isPast ? it.not(isNotOver(now)) : isNotOver(now)))
  const { total } = await selected
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { page, offset } = clampPage({ page: requested, total, size: SESSIONS_PER_PAGE })
  const rows = await selected
    .leftJoin('lessons', (join) =>
      join.onRef('lessons.id', '=', 'live_sessions.lesson_id').on('lessons.deleted_at', 'is', null),
    )
    .select(['live_sessions.id', 'live_sessions.series_id', 'starts_at as startsAt', 'minutes'])
    .select(['link', 'note', 'cancelled_at', 'lessons.id as lesson_id'])
    .orderBy('starts_at', isPast ? 'desc' : 'asc')
    .orderBy('live_sessions.id', isPast ? 'desc' : 'asc')
    .limit(SESSIONS_PER_PAGE)
    .offset(offset)
    .execute()
  const counts = await countAttendance(
    db,
    rows.map(({ id }) => id),
  )
  return {
    total,
    page,
    rows: rows.map(({ series_id, cancelled_at, lesson_id, ...row }) => ({
      ...row,
      seriesId: String(series_id),
      isCancelled: cancelled_at !== null,
      lessonId: lesson_id === null ? '' : String(lesson_id),
      joined: counts.get(row.id)?.joined ?? 0,
      attended: counts.get(row.id)?.attended ?? null,
    })),
  }
}

async function countAttendance(db: Db, ids: readonly number[]) {
  const counts = new Map<number, { joined: number; attended: number | null }>()
  if (ids.length === 0) return counts
  const rows = await db
    .selectFrom('live_attendance')
    .innerJoin('users', 'users.id', 'live_attendance.student_id')
    .select(['session_id', 'status', 'live_attendance.joined_at'])
    .where('session_id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .execute()
  for (const { session_id, status, joined_at } of rows) {
    const { joined, attended } = counts.get(session_id) ?? { joined: 0, attended: null }
    const isPresent = status === 'present' || status === 'late'
    counts.set(session_id, {
      joined: joined + (joined_at > 0 ? 1 : 0),
      attended: status === '' ? attended : (attended ?? 0) + (isPresent ? 1 : 0),
    })
  }
  return counts
}
