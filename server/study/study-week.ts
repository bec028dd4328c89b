import { daysOfWeek, endOfDay, isoDay, startOfDay } from '../../contract/platform/school-time.ts'
import type { StudyWeek } from '../../contract/study/study-week.ts'
import type { Db } from '../platform/db.ts'
import { listCompletionTimes } from './store.ts'

/** The current week of a student: the days with a completed lesson or a submitted exam. */
export async function studyWeek(
  db: Db,
  { studentId, now, timezone }: { studentId: number; now: number; timezone: string },
): Promise<StudyWeek> {
  const days = daysOfWeek(now, timezone)
  const times = await listCompletionTimes(db, {
    studentId,
    from: startOfDay(days[0] ?? '', timezone),
    to: endOfDay(days[6] ?? '', timezone),
  })
  const studied = new Set(times.map(({ at }) => isoDay(at, timezone)))
  return {
    today: isoDay(now, timezone),
    days: days.map((day) => ({ day, studied: studied.has(day) })),
  }
}
