import { queryOptions } from '@tanstack/react-query'
import { getStudentList } from '../../../../contract/admin.ts'
import { callApi } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'

/** Fewer letters would find half the school (R-ACERT-021). */
export const SEARCH_MIN_LENGTH = 3

/** Students whose name or email has this text in it (R-ASTUD-004). */
export const studentSearchQuery = (search: string) =>
  queryOptions({
    queryKey: keys.studentSearch(search),
    queryFn: ({ signal }) => callApi(getStudentList, { search }, { signal }),
    enabled: search.length >= SEARCH_MIN_LENGTH,
  })
