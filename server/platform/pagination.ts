/** Where a page lies in a list: how many rows to pass over and to take, and from which of its ends. */
export type PageWindow = { page: number; offset: number; limit: number; fromEnd: boolean }

/**
 * Finds page `page` (from 1) of a list of `total`, the last one when there are not that many. The second half of a long
 * list is counted from its end, in the opposite order, so that no page is further than the middle.
 */
export function locatePage({
  page,
  total,
  size,
}: {
  page: number
  total: number
  size: number
}): PageWindow {
  const pages = Math.max(1, Math.ceil(total / size))
  const currentPage = Math.min(Math.max(1, page), pages)
  const offset = (currentPage - 1) * size
  const limit = Math.max(0, Math.min(size, total - offset))
  const rowsAfter = total - offset - limit
  return rowsAfter < offset
    ? { page: currentPage, offset: rowsAfter, limit, fromEnd: true }
    : { page: currentPage, offset, limit, fromEnd: false }
}

/** Puts what was read from the end back into the order of the list. */
export function inListOrder<T>(rows: T[], { fromEnd }: PageWindow): T[] {
  return fromEnd ? rows.reverse() : rows
}
