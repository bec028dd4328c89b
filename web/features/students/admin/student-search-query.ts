import { getStudentList } from '../../../../contract/admin/student-list.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'

/** The minimum length of a search (R-ACERT-021). */
export const SEARCH_MIN_LENGTH = 3

/** Students whose name or email contains the text (R-ASTUD-004). */
export const studentSearchQuery = (search: string) =>
  callQuery(getStudentList, { search }, adminKeys.studentSearch(search), {
    enabled: search.length >= SEARCH_MIN_LENGTH,
  })
