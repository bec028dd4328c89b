/** Filters of a list that were saved under a name; `query` is a query string without the page. */
export type SavedFilter = { name: string; query: string }

/** The most saved filters of a list; a further one replaces the oldest. */
export const SAVED_FILTERS_MAX = 20
export const SAVED_NAME_MAX = 60
const QUERY_MAX = 500

const keyOf = (list: string) => `saved-filters:${list}`

/** The saved filters of a list on this device, oldest first; none if the storage cannot be read. */
export function readSavedFilters(list: string): SavedFilter[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSavedFilter) : []
  } catch {
    return []
  }
}

/** Stores the filters of a list. False if the storage is full or blocked. */
export function writeSavedFilters(list: string, saved: readonly SavedFilter[]): boolean {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(saved))
    return true
  } catch {
    return false
  }
}

/** Adds filters at the end, in place of those of the same name. */
export function addSavedFilter(saved: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  const others = saved.filter(({ name }) => name !== added.name)
  return [...others, added].slice(-SAVED_FILTERS_MAX)
}

/** The part of a query string that belongs to these parameters, in their order. */
export function filterQuery(query: URLSearchParams, parameters: readonly string[]): string {
  const part = new URLSearchParams()
  for (const name of parameters) {
    const value = query.get(name)
    if (value) part.set(name, value)
  }
  return part.toString().slice(0, QUERY_MAX)
}

/** The query string with these filters in place of the present ones, at the first page. Other parameters stay. */
export function applyFilterQuery(
  query: URLSearchParams,
  parameters: readonly string[],
  saved: string,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of [...parameters, 'page']) next.delete(name)
  for (const [name, value] of new URLSearchParams(saved))
    if (parameters.includes(name)) next.set(name, value)
  return next
}

function isSavedFilter(it: unknown): it is SavedFilter {
  return (
    typeof it === 'object' &&
    it !== null &&
    'name' in it &&
    'query' in it &&
    typeof it.name === 'string' &&
    typeof it.query === 'string'
  )
}
