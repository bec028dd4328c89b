/** One page of a list, and the number of pages. A page beyond the last one is the last one. */
export function paginate<Item>(items: readonly Item[], page: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize))
  const current = Math.min(Math.max(1, page), pageCount)
  const start = (current - 1) * pageSize
  return { page: current, pageCount, items: items.slice(start, start + pageSize) }
}
