import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findStudents, type StudentOrder } from '../../../../contract/admin.ts'
import { ask } from '../../../api/ask.ts'

/** What is wanted of the list of students. */
export type Wanted = { search: string; sort: StudentOrder; down: boolean; page: number }

/** Every page of the list begins with this key. */
export const studentsKey = ['students'] as const

/** One page of the list; the last one stays until the next has come. */
export function studentsQuery({ search, sort, down, page }: Wanted) {
  return queryOptions({
    queryKey: [...studentsKey, { search: search.trim(), sort, down, page }],
    queryFn: ({ signal }) =>
      ask(findStudents, { search, sort, order: down ? 'desc' : 'asc', page }, { signal }),
    placeholderData: keepPreviousData,
  })
}
