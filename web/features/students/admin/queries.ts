import {
  type AccountGroup,
  accountGroups,
  findStudentSelection,
  findStudents,
  type StudentSortKey,
  studentSortKeys,
} from '../../../../contract/admin/admin.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { type PageSize, pageSizeFilter } from '../../../kit/page-size.ts'
import { choiceFilter, textFilter } from '../../../kit/url-filters.ts'

/** The filters of the list of students in the query string. */
export const studentUrlFilters = {
  search: textFilter,
  group: choiceFilter(accountGroups, 'students'),
  sort: choiceFilter(studentSortKeys, 'joined'),
  order: choiceFilter(['desc', 'asc'], 'desc'),
  size: pageSizeFilter(),
}

export type StudentFilters = {
  search: string
  group: AccountGroup
  sort: StudentSortKey
  order: 'asc' | 'desc'
  size: PageSize
}

/** One page of the list; the previous one is displayed while it loads. */
export function studentsQuery({ search, group, sort, order, size }: StudentFilters, page: number) {
  return pageQuery(
    findStudents,
    { search, group, sortBy: sort, sortDirection: order, size, page },
    adminKeys.studentList({ search: search.trim(), group, sort, order, size, page }),
  )
}

/** Every account of a filter, the newest 2,000 at most. */
export const fetchSelection = ({ search, group }: Pick<StudentFilters, 'search' | 'group'>) =>
  callApi(findStudentSelection, { search, group })
