import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getIncomeShares, getIncomeStatement } from '../../../../contract/staff/income-shares.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** Every share of income that was set, or the own ones of a teacher (R-STAFF-012). */
export const incomeSharesQuery = queryOptions({
  queryKey: adminKeys.incomeShares,
  queryFn: ({ signal }) => callApi(getIncomeShares, {}, { signal }),
})

/** The statement of a month 'YYYY-MM'; the previous one is displayed while it loads. */
export const incomeStatementQuery = (month: string) =>
  queryOptions({
    queryKey: adminKeys.incomeStatement(month),
    queryFn: ({ signal }) => callApi(getIncomeStatement, { month }, { signal }),
    placeholderData: keepPreviousData,
  })
