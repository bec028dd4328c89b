import * as calls from '../../contract/staff/income-shares.ts'
import { may } from '../../contract/staff/permissions.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { listClassChoices, listIncomeShares, listTeachers } from './income-shares-store.ts'
import { buildStatement } from './income-statement.ts'
import { setIncomeShare } from './set-income-share.ts'

/** Shares of the income of classes for teachers, and the statement of a month (R-STAFF-012). */
export const incomeShareRoutes = {
  getIncomeShares: handle(calls.getIncomeShares, async ({ school: { db }, caller, scope }) => {
    const shares = await listIncomeShares(db, scope)
    if (!may(caller.staff, 'changeShares')) return { shares, teachers: [], classes: [] }
    return { shares, teachers: await listTeachers(db), classes: await listClassChoices(db) }
  }),

  setIncomeShare: handle(calls.setIncomeShare, async ({ school, caller, input, now }) => {
    const timezone = school.config.SITE_TIMEZONE
    const request = { ...input, actorId: caller.id, timezone, now }
    await inTransaction(school.db, (tx) => setIncomeShare(tx, request))
  }),

  getIncomeStatement: handle(calls.getIncomeStatement, async ({ school, input, scope }) => {
    const timezone = school.config.SITE_TIMEZONE
    const rows = await buildStatement(school.db, { month: input.month, timezone, scope })
    return { rows, total: rows.reduce((sum, it) => sum + it.share, 0) }
  }),
}
