import type { AdminOverview } from '../../contract/admin/admin-overview.ts'
import { startOfMonth } from '../../contract/admin/report-months.ts'
import { isoMonth } from '../../contract/platform/school-time.ts'
import type { Permission } from '../../contract/staff/permissions.ts'
import { readBackupProblem } from '../copies/backup-problem.ts'
import { countLapsing } from '../enrolment/enrolment-list-store.ts'
import { countFailedEmails } from '../messages/failed-emails.ts'
import { countStuckPayments } from '../payments/history/card-payments-store.ts'
import { readIncome } from '../payments/history/income.ts'
import type { Config } from '../platform/config.ts'
import { countRows } from '../platform/count-rows.ts'
import type { Db } from '../platform/db.ts'
import { isDiskLow, readDiskSpace } from '../platform/disk-space.ts'
import type { Scope } from '../platform/scope.ts'
import { listFailing } from '../platform/worker-failures.ts'
import { countEnrolments, listClassSummaries } from './counts.ts'
import { REPORT_MONTHS } from './report.ts'

type OverviewRequest = {
  /** Unix seconds. */
  now: number
  timezone: string
  hasAssistant: boolean
  config: Config
  /** The classes whose enrolments are counted. */
  scope: Scope
  /** Whether the reader has a permission: each figure needs its own (R-STAFF-011). */
  sees: (can: Permission) => boolean
}

/** The figures of the administrators' dashboard beside the specified report. */
export async function buildOverview(
  db: Db,
  { hasAssistant, config, sees, ...request }: OverviewRequest,
): Promise<AdminOverview> {
  const { now } = request
  const [months, lapsing, stuckPayments, failedEmails, failing, mentions, space, backup] =
    await Promise.all([
      readMonths(db, {
        ...request,
        showsMoney: sees('viewMoney'),
        showsEnrolments: sees('viewStudents'),
      }),
      sees('viewMoney') ? countLapsing(db, now) : 0,
      sees('viewMoney') ? countStuckPayments(db, now) : 0,
      sees('viewMail') ? countFailedEmails(db, now) : 0,
      sees('changeSettings') ? listFailing(db, now) : [],
      sees('managePrivacy')
        ? countRows(db, (it) => ({ open: it.selectFrom('mentions') }))
        : { open: 0 },
      readDiskSpace(config),
      sees('changeSettings') ? readBackupProblem(db, { config, now }) : { problem: null },
    ])
  return {
    ...{ months, lapsing, stuckPayments, failedEmails, hasAssistant, failing },
    mentions: mentions.open,
    ...(backup.problem === null
      ? {}
      : { backup: { problem: backup.problem, lastGoodAt: backup.lastGoodAt } }),
    ...(sees('changeSettings') && isDiskLow(space)
      ? { diskAvailable: Math.floor(space.available) }
      : {}),
  }
}

/** Income and enrolments of the last twelve months, oldest first; enrolments as in the report, without deleted classes. */
type MonthsRequest = Pick<OverviewRequest, 'now' | 'timezone' | 'scope'> & {
  showsMoney: boolean
  showsEnrolments: boolean
}

async function readMonths(
  db: Db,
  { now, timezone, scope, showsMoney, showsEnrolments }: MonthsRequest,
) {
  const classes = showsEnrolments ? await listClassSummaries(db, scope) : []
  const monthsBack = Array.from({ length: REPORT_MONTHS }, (_, i) => REPORT_MONTHS - 1 - i)
  return Promise.all(
    monthsBack.map(async (it) => {
      const from = startOfMonth(now, timezone, it)
      const until = startOfMonth(now, timezone, it - 1)
      const [income, byClass] = await Promise.all([
        showsMoney ? readIncome(db, { from, until, now }) : { credits: 0, debits: 0 },
        countEnrolments(db, { from, until }),
      ])
      const enrolments = classes.reduce((sum, { id }) => sum + (byClass.get(id) ?? 0), 0)
      return { month: isoMonth(from, timezone), ...income, enrolments }
    }),
  )
}
