import type { Attendance } from '../../contract/live/manage-live-sessions.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db } from '../platform/db.ts'

/** A session of a class that took place. */
export type HeldSession = { id: number; startsAt: number }

/** More columns would not fit into a spreadsheet that people read. */
const MAX_HELD = 500

/** The sessions of a class that have begun, since `from`, and were not cancelled, in their order; the last 500. */
export async function listHeldSessions(
  db: Db,
  { classId, now, from = 0 }: { classId: number; now: number; from?: number },
): Promise<HeldSession[]> {
  const rows = await db
    .selectFrom('live_sessions')
    .select(['id', 'starts_at as startsAt'])
    .where('class_id', '=', classId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('starts_at', '>=', from)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_HELD)
    .execute()
  return rows.reverse()
}

/** What counts of a student in a session: the list of the teacher, else that the student joined (R-SESSION-003). */
export const countedAttendance = ({
  status,
  joined_at,
}: {
  status: Attendance | ''
  joined_at: number
}): Attendance | undefined => status || (joined_at > 0 ? 'present' : undefined)

/** True for a student who was there, late or not. */
export const wasThere = (it: Attendance | undefined): boolean => it === 'present' || it === 'late'

type AttendanceOf = ReadonlyMap<number, ReadonlyMap<number, Attendance>>

/** What counts of students in sessions: by student, then by session. All students without `studentIds`. */
export async function readAttendance(
  db: Db,
  sessions: readonly HeldSession[],
  studentIds?: readonly number[],
): Promise<AttendanceOf> {
  const byStudent = new Map<number, Map<number, Attendance>>()
  for (const batch of batchesOf(sessions, 200)) {
    const rows = await db
      .selectFrom('live_attendance')
      .select(['session_id', 'student_id', 'status', 'joined_at'])
      .where(
        'session_id',
        'in',
        batch.map(({ id }) => id),
      )
      .$if(studentIds !== undefined, (it) =>
        it.where('student_id', 'in', [0, ...(studentIds ?? [])]),
      )
      .execute()
    for (const row of rows) {
      const counted = countedAttendance(row)
      if (!counted) continue
      const bySession = byStudent.get(row.student_id) ?? new Map<number, Attendance>()
      byStudent.set(row.student_id, bySession.set(row.session_id, counted))
    }
  }
  return byStudent
}

/** In how many sessions a student was there. */
export const countAttended = (attendance: AttendanceOf, studentId: number): number =>
  [...(attendance.get(studentId)?.values() ?? [])].filter(wasThere).length
