import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type AccountGroup,
  accountGroups,
  findStudentSelection,
  findStudents,
  type StudentSortKey,
  studentSortKeys,
} from '../../../../contract/admin.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { choiceFilter, textFilter } from '../../../kit/url-filters.ts'

/** The filters of the list of students in the query string. */
export const studentUrlFilters = {
  search: textFilter,
  group: choiceFilter(accountGroups, 'students'),
  sort: choiceFilter(studentSortKeys, 'joined'),
  order: choiceFilter(['desc', 'asc'], 'desc'),
}

export type StudentFilters = {
  search: string
  group: AccountGroup
  sort: StudentSortKey
  order: 'asc' | 'desc'
}

/** One page of the list; the previous one is displayed while it loads. */
export function studentsQuery({ search, group, sort, order }: StudentFilters, page: number) {
  return queryOptions({
    queryKey: adminKeys.studentList({ search: search.trim(), group, sort, order, page }),
    queryFn: ({ signal }) =>
      callApi(
        findStudents,
        { search, group, sortBy: sort, sortDirection: order, page },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}

/** Every account of a filter, the newest 2,000 at most. */
export const fetchSelection = ({ search, group }: StudentFilters) =>
  callApi(findStudentSelection, { search, group })
