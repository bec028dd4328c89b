import {
  getGradebook,
  getGradebookRows,
  gradebookShows,
} from '../../../../../contract/exams/gradebook.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callQuery } from '../../../../api/call-query.ts'
import { choiceFilter, textFilter } from '../../../../kit/url-filters.ts'

/** The filters and the order of a gradebook in the query string; `by` is a lesson's id for the order of its column. */
export const GRADEBOOK_FILTERS = {
  search: textFilter,
  show: choiceFilter(gradebookShows, 'all'),
  sort: choiceFilter(['name', 'completed', 'average', 'attended', 'column'], 'name'),
  by: textFilter,
  order: choiceFilter(['asc', 'desc'], 'asc'),
}
export type GradebookFilters = {
  [Name in keyof typeof GRADEBOOK_FILTERS]: ReturnType<(typeof GRADEBOOK_FILTERS)[Name]['parse']>
}

/** The columns of a gradebook. */
export const gradebookQuery = (classId: number) =>
  callQuery(getGradebook, { classId }, adminKeys.gradebook(classId), { staleTime: 0 })

/** The fields of a request for rows, in calls and in the export. */
export function toRowFilters({ search, show, sort, by, order }: GradebookFilters) {
  const isColumn = sort === 'column' && /^[1-9]\d{0,14}$/.test(by)
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(show !== 'all' && { show }),
    ...(isColumn
      ? { sort, lessonId: Number(by) }
      : sort !== 'column' && sort !== 'name' && { sort }),
    ...(order === 'desc' && { order }),
  }
}

/** One page of the rows of a gradebook, from 1. */
export const gradebookRowsQuery = (
  classId: number,
  filters: ReturnType<typeof toRowFilters>,
  page: number,
) =>
  callQuery(
    getGradebookRows,
    { classId, ...filters, page },
    adminKeys.gradebookRows(classId, filters, page),
    { staleTime: 30_000 },
  )
