import type { UrlFilter } from './url-filters.ts'

/** The numbers of rows on a page that a list offers, as in the contract. */
export const PAGE_SIZES = [10, 25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** The number of rows on a page in the query string; the default is left out. */
export function pageSizeFilter(initial: PageSize = PAGE_SIZES[0]): UrlFilter<PageSize> {
  return {
    parse: (text) => PAGE_SIZES.find((it) => String(it) === text) ?? initial,
    serialize: (size) => (size === initial ? '' : String(size)),
  }
}
