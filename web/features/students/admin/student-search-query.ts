import { queryOptions } from '@tanstack/react-query'
import { getStudentList } from '../../../../contract/admin/student-list.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** The minimum length of a search (R-ACERT-021). */
export const SEARCH_MIN_LENGTH = 3

/** Students whose name or email contains the text (R-ASTUD-004). */
export const studentSearchQuery = (search: string) =>
  queryOptions({
    queryKey: adminKeys.studentSearch(search),
    queryFn: ({ signal }) => callApi(getStudentList, { search }, { signal }),
    enabled: search.length >= SEARCH_MIN_LENGTH,
  })
