import type { AdminReport } from '../../contract/admin/admin.ts'
import { monthName, startOfMonth } from '../../contract/admin/report-months.ts'
import { countUnmarkedByExam } from '../exams/grading-queue-store.ts'
import { listUnmarkedRange } from '../exams/submission-list-store.ts'
import type { Db } from '../platform/db.ts'
import { readSettings } from '../settings/store.ts'
import { countEnrolments, countStudents, listClassSummaries } from './counts.ts'

type ReportRequest = {
  /** Unix seconds. */
  now: number
  timezone: string
}

/** The months of the report, the current one included. */
export const REPORT_MONTHS = 12

/** The report of the administrators' dashboard (R-ADASH-008). */
export async function buildReport(db: Db, request: ReportRequest): Promise<AdminReport> {
  const [students, classes, exams, months, { aiSubscriptionEnd }] = await Promise.all([
    countStudents(db),
    listClassSummaries(db),
    countUnmarkedByExam(db),
    enrolmentsByMonth(db, request),
    readSettings(db),
  ])
  const lessonIds = exams.map((it) => it.lessonId)
  const [oldest] =
    lessonIds.length > 0
      ? await listUnmarkedRange(
          db,
          { state: 'unmarked', lessonIds: null, search: null },
          { offset: 0, limit: 1 },
        )
      : []
  return {
    studentCount: students,
    activeClassCount: classes.filter((it) => it.active === 1).length,
    unmarkedCount: exams.reduce((sum, it) => sum + it.unmarked, 0),
    oldestUnmarkedAt: oldest?.submittedAt ?? 0,
    classes: classes.map(({ id, name }) => ({
      id,
      name,
      monthlyEnrolments: countsByMonthName(id, months),
    })),
    aiSubscriptionEnd,
  }
}

type Month = { name: string; isCurrent: boolean; byClass: ReadonlyMap<number, number> }

/** The enrolments of one class by month name; earlier months without enrolments are omitted. */
function countsByMonthName(classId: number, months: readonly Month[]): Record<string, number> {
  const counts = months.map(({ name, isCurrent, byClass }) => {
    const enrolments = byClass.get(classId) ?? 0
    return enrolments > 0 || isCurrent ? { [name]: enrolments } : {}
  })
  return Object.assign({}, ...counts)
}

/** The last twelve months in the school's time zone, the current one included, oldest first. */
async function enrolmentsByMonth(db: Db, { now, timezone }: ReportRequest): Promise<Month[]> {
  const monthsBack = Array.from({ length: REPORT_MONTHS }, (_, i) => REPORT_MONTHS - 1 - i)
  return Promise.all(
    monthsBack.map(async (it) => {
      const from = startOfMonth(now, timezone, it)
      const until = startOfMonth(now, timezone, it - 1)
      return {
        name: monthName(from, timezone),
        isCurrent: it === 0,
        byClass: await countEnrolments(db, { from, until }),
      }
    }),
  )
}
