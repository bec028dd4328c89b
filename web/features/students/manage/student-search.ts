import { queryOptions } from '@tanstack/react-query'
import { getStudentList } from '../../../../contract/admin.ts'
import { ask } from '../../../api/ask.ts'

/** Fewer letters would find half the school (wallet-and-admin §5). */
export const SEARCH_LEAST = 3

/** Students whose name or email has this text in it (decisions §11). */
export const studentSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['students', 'search', search],
    queryFn: ({ signal }) => ask(getStudentList, { search }, { signal }),
    enabled: search.length >= SEARCH_LEAST,
  })
