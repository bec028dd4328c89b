import type { Attendance, Attendee } from '../../contract/live/manage-live-sessions.ts'
import { ATTENDANCE } from '../../contract/live/manage-live-sessions.ts'
import { canJoin, JOIN_EARLY_SECONDS } from '../../contract/live/session-times.ts'
import { compareNames } from '../../contract/platform/name-order.ts'
import { formatTimestamp } from '../../contract/platform/school-time.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { sessionNotFound } from './manage-sessions.ts'
import { findSession, lockSession, studentsWithAccess } from './store.ts'

/** Records that a student joins a session and returns its link (R-SESSION-003). The first time stays. */
export async function joinSession(
  tx: Tx,
  { id, studentId, now }: { id: number; studentId: number; now: number },
): Promise<string> {
  const session = (await findSession(tx, id)) ?? sessionNotFound()
  const access = await studentsWithAccess(tx, now)
    .select('enrolments.id')
    .where('enrolments.class_id', '=', session.classId)
    .where('enrolments.student_id', '=', studentId)
    .executeTakeFirst()
  if (!access) return sessionNotFound()
  if (session.isCancelled) decline('session_cancelled', say('rules_live_session_cancelled'))
  if (!canJoin(session, now)) decline('session_not_open', say('rules_live_session_not_open'))
  await tx
    .insertInto('live_attendance')
    .values({
      ...{ session_id: id, student_id: studentId, joined_at: now, status: '' },
      ...{ marked_by: null, marked_at: null },
    })
    .onConflict((it) =>
      it
        .columns(['session_id', 'student_id'])
        .doUpdateSet({ joined_at: now })
        .where('live_attendance.joined_at', '=', 0),
    )
    .execute()
  return session.link
}

/** The students of the class of a session by name, with what is known of their attendance. */
export async function listAttendees(db: Db, id: number): Promise<Attendee[]> {
  const session = (await findSession(db, id)) ?? sessionNotFound()
  const rows = await db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .leftJoin('live_attendance', (join) =>
      join
        .onRef('live_attendance.student_id', '=', 'enrolments.student_id')
        .on('live_attendance.session_id', '=', id),
    )
    .select(['users.id', 'users.name', 'live_attendance.joined_at', 'live_attendance.status'])
    .where('enrolments.class_id', '=', session.classId)
    .where('users.deleted_at', 'is', null)
    .execute()
  return rows
    .map((it) => ({
      id: it.id,
      name: it.name,
      joinedAt: it.joined_at ?? 0,
      status: it.status ?? ('' as const),
    }))
    .sort((a, b) => compareNames(a.name, b.name))
}

type AttendanceList = {
  id: number
  students: Readonly<Record<Attendance, readonly number[]>>
  actorId: number
  now: number
  timezone: string
}

/** Saves the teacher's list, audited. Students who are not in the class are left out. */
export async function saveAttendance(
  tx: Tx,
  { id, students, actorId, now, timezone }: AttendanceList,
): Promise<void> {
  const session = (await lockSession(tx, id)) ?? sessionNotFound()
  if (session.isCancelled) decline('session_cancelled', say('rules_live_session_cancelled'))
  if (now < session.startsAt - JOIN_EARLY_SECONDS)
    decline('session_not_begun', say('rules_live_session_not_begun'))
  const known = new Map((await listAttendees(tx, id)).map((it) => [it.id, it]))
  const changes: Partial<Record<Attendance, string>> = {}
  for (const status of ATTENDANCE) {
    const ids = [...new Set(students[status])].filter((it) => known.has(it))
    for (const studentId of ids)
      if (known.get(studentId)?.status !== status)
        await upsertStatus(tx, { id, studentId, status, actorId, now })
    changes[status] = String(ids.length)
  }
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'saveSessionAttendance', subjectId: null, now },
    detail: say('audited_detail_session', {
      class: session.className,
      time: formatTimestamp(session.startsAt, timezone),
    }),
    after: {
      attended: changes.present ?? '0',
      late: changes.late ?? '0',
      excused: changes.excused ?? '0',
      absent: changes.absent ?? '0',
    },
  })
}

async function upsertStatus(
  tx: Tx,
  it: { id: number; studentId: number; status: Attendance; actorId: number; now: number },
) {
  const values = { status: it.status, marked_by: it.actorId, marked_at: it.now }
  await tx
    .insertInto('live_attendance')
    .values({ session_id: it.id, student_id: it.studentId, joined_at: 0, ...values })
    .onConflict((row) => row.columns(['session_id', 'student_id']).doUpdateSet(values))
    .execute()
}
