import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findStudents, type StudentSortKey } from '../../../../contract/admin.ts'
import { callApi } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'

/** What is wanted of the list of students. */
export type StudentFilters = {
  search: string
  sort: StudentSortKey
  isDescending: boolean
  page: number
}

/** One page of the list; the last one stays until the next has come. */
export function studentsQuery({ search, sort, isDescending, page }: StudentFilters) {
  return queryOptions({
    queryKey: keys.studentList({ search: search.trim(), sort, down: isDescending, page }),
    queryFn: ({ signal }) =>
      callApi(
        findStudents,
        { search, sortBy: sort, sortDirection: isDescending ? 'desc' : 'asc', page },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
}
