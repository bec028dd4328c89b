/** The rows of a page: offset, limit, and the end of the list they are counted from. */
export type PageWindow = { page: number; offset: number; limit: number; fromEnd: boolean }

/** Returns the requested page (from 1) or the last one, the number of pages and the offset of the page. */
export function clampPage({ page, total, size }: { page: number; total: number; size: number }) {
  const pages = Math.max(1, Math.ceil(total / size))
  const currentPage = Math.min(Math.max(1, page), pages)
  return { page: currentPage, pages, offset: (currentPage - 1) * size }
}

/**
 * Finds page `page` (from 1) of a list of `total` rows; the last page if there are fewer. The second half of a long
 * list is read from its end in reverse order, so no offset is larger than half of the list.
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
  const { page: currentPage, offset } = clampPage({ page, total, size })
  const limit = Math.max(0, Math.min(size, total - offset))
  const rowsAfter = total - offset - limit
  return rowsAfter < offset
    ? { page: currentPage, offset: rowsAfter, limit, fromEnd: true }
    : { page: currentPage, offset, limit, fromEnd: false }
}

/** Restores the order of rows that were read from the end. */
export function inListOrder<T>(rows: T[], { fromEnd }: PageWindow): T[] {
  return fromEnd ? rows.reverse() : rows
}
