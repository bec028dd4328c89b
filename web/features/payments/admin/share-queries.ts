import { getIncomeShares, getIncomeStatement } from '../../../../contract/staff/income-shares.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'
import { pageQuery } from '../../../api/page-query.ts'

/** Every share of income that was set, or the own ones of a teacher (R-STAFF-012). */
export const incomeSharesQuery = callQuery(getIncomeShares, {}, adminKeys.incomeShares)

/** The statement of a month 'YYYY-MM'; the previous one is displayed while it loads. */
export const incomeStatementQuery = (month: string) =>
  pageQuery(getIncomeStatement, { month }, adminKeys.incomeStatement(month))
