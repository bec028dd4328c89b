/** Where a page lies in a list: how many rows to pass over and to take, and from which of its ends. */
export type Place = { page: number; skip: number; take: number; fromEnd: boolean }

/**
 * Finds page `page` (from 1) of a list of `total`, the last one when there are not that many. The second half of a long
 * list is counted from its end, in the opposite order, so that no page is further than the middle.
 */
export function placeOf({
  page,
  total,
  size,
}: {
  page: number
  total: number
  size: number
}): Place {
  const pages = Math.max(1, Math.ceil(total / size))
  const shown = Math.min(Math.max(1, page), pages)
  const skip = (shown - 1) * size
  const take = Math.max(0, Math.min(size, total - skip))
  const after = total - skip - take
  return after < skip
    ? { page: shown, skip: after, take, fromEnd: true }
    : { page: shown, skip, take, fromEnd: false }
}

/** Puts what was read from the end back into the order of the list. */
export function inOrder<T>(rows: T[], { fromEnd }: Place): T[] {
  return fromEnd ? rows.reverse() : rows
}
