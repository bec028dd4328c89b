import { choiceFilter, textFilter } from '../../../kit/url-filters.ts'
import type { QueueFilters } from './queries.ts'

/** The filters of the lists of submissions and of typed answers in the query string. */
export const QUEUE_URL_FILTERS = {
  list: choiceFilter(['unmarked', 'marked', 'typed', 'differ', 'faults'], 'unmarked'),
  search: textFilter,
  class: textFilter,
  exam: textFilter,
}

/** The filters of a request; an invalid id is left out. */
export function toQueueFilters(url: { search: string; class: string; exam: string }): QueueFilters {
  const [classId, lessonId] = [parseId(url.class), parseId(url.exam)]
  return {
    search: url.search.trim(),
    ...(classId !== undefined && { classId }),
    ...(lessonId !== undefined && { lessonId }),
  }
}

/** A positive id of at most 15 digits. */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
