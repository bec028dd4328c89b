import type { AdminReport } from '../../contract/admin.ts'
import { monthNameOf, monthStart } from '../../contract/report-months.ts'
import { countWaiting, listWaitingSome } from '../exams/waiting-store.ts'
import type { Db } from '../kernel/db.ts'
import { readSettings } from '../settings/store.ts'
import { countEnrolments, countStudents, listClassNames } from './figures.ts'

type Asked = {
  /** Unix seconds. */
  now: number
  timezone: string
}

const MONTHS = 12
const HOUR = 3600

/** What the administrators' dashboard shows (wallet-and-admin §7, decision 0121). */
export async function report(db: Db, asked: Asked): Promise<AdminReport> {
  const [students, classes, exams, months, { aisub }] = await Promise.all([
    countStudents(db),
    listClassNames(db),
    countWaiting(db),
    enrolmentsByMonth(db, asked),
    readSettings(db),
  ])
  const lessonIds = exams.map((it) => it.lessonId)
  const [oldest] =
    lessonIds.length > 0 ? await listWaitingSome(db, { lessonIds, offset: 0, limit: 1 }) : []
  return {
    total_regular_users: students,
    total_active_classes: classes.filter((it) => it.active === 1).length,
    pending_exams: exams.reduce((sum, it) => sum + it.papers, 0),
    pending_since: oldest?.submitted_at ?? 0,
    classes: classes.map(({ id, name }) => ({ id, name, monthly_enrollment: of(id, months) })),
    aisub,
  }
}

type Month = { name: string; isRunning: boolean; byClass: ReadonlyMap<number, number> }

/** The months of one class; a month without an enrolment is left out, the running one never. */
function of(classId: number, months: readonly Month[]): Record<string, number> {
  const named = months.map(({ name, isRunning, byClass }) => {
    const enrolments = byClass.get(classId) ?? 0
    return enrolments > 0 || isRunning ? { [name]: enrolments } : {}
  })
  return Object.assign({}, ...named)
}

/** The twelve months that end with the running one, by the school's clock, oldest first. */
async function enrolmentsByMonth(db: Db, { now, timezone }: Asked): Promise<Month[]> {
  const before = Array.from({ length: MONTHS }, (_, i) => MONTHS - 1 - i)
  return Promise.all(
    before.map(async (it) => {
      const from = monthStart(now, timezone, it)
      const until = monthStart(now, timezone, it - 1)
      return {
        name: monthNameOf(from, timezone),
        isRunning: it === 0,
        byClass: await enrolmentsOf(db, { from, until, now }),
      }
    }),
  )
}

// a month that is over does not change any more, so each process counts it once
const counted = new WeakMap<Db, Map<number, ReadonlyMap<number, number>>>()

async function enrolmentsOf(db: Db, month: { from: number; until: number; now: number }) {
  const known = counted.get(db) ?? new Map<number, ReadonlyMap<number, number>>()
  counted.set(db, known)
  const found = known.get(month.from)
  if (found) return found
  const byClass = await countEnrolments(db, month)
  // what was begun in its last moments may not be written yet
  if (month.until + HOUR < month.now) known.set(month.from, byClass)
  return byClass
}
