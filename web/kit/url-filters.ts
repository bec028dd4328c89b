/** One filter of a list in the query string. An empty text leaves the parameter out. */
export type UrlFilter<Value> = {
  parse: (text: string | null) => Value
  serialize: (value: Value) => string
}

/** The filters of a list by the names of their parameters. */
export type UrlFilterSet<Values> = { [Name in keyof Values]: UrlFilter<Values[Name]> }

/** Free text; '' by default. */
export const textFilter: UrlFilter<string> = {
  parse: (text) => text ?? '',
  serialize: (text) => text,
}

/** A day as 'YYYY-MM-DD', or ''. */
export const dayFilter: UrlFilter<string> = {
  parse: (text) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''),
  serialize: (day) => day,
}

/** One of several values; the default is left out of the address, and any other text is read as the default. */
export function choiceFilter<const Value extends string>(
  values: readonly Value[],
  defaultValue: NoInfer<Value>,
): UrlFilter<Value> {
  return {
    parse: (text) => values.find((it) => it === text) ?? defaultValue,
    serialize: (value) => (value === defaultValue ? '' : value),
  }
}

/** The page number in a query string, from 1. */
export function parsePage(query: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
}

/** Reads the filters from a query string. */
export function parseFilters<Values extends object>(
  filters: UrlFilterSet<Values>,
  query: URLSearchParams,
): Values {
  const entries = filterNames(filters).map((name) => [name, filters[name].parse(query.get(name))])
  // the entries are those of `Values`; Object.fromEntries loses their types
  return Object.fromEntries(entries) as Values
}

/** The query string with some filters changed, at a page of the result. Parameters of others stay. */
export function serializeFilters<Values extends object>(
  filters: UrlFilterSet<Values>,
  query: URLSearchParams,
  changes: Partial<Values>,
  page: number,
): URLSearchParams {
  const values = { ...parseFilters(filters, query), ...changes }
  const next = new URLSearchParams(query)
  const set = (name: string, text: string) => {
    next.delete(name)
    if (text !== '') next.set(name, text)
  }
  for (const name of filterNames(filters)) set(name, filters[name].serialize(values[name]))
  set('page', page > 1 ? String(page) : '')
  return next
}

function filterNames<Values>(filters: UrlFilterSet<Values>) {
  // a filter set has no other keys than those of its type
  return Object.keys(filters) as (keyof Values & string)[]
}
