import type { UrlFilter } from './url-filters.ts'

/** The numbers of rows on a page that a list offers, as in the contract. */
export const PAGE_SIZES = [10, 25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** The number of rows on a page in the query string; the default is left out. */
export function pageSizeFilter(): UrlFilter<PageSize> {
  return {
    parse: (text) => PAGE_SIZES.find((it) => String(it) === text) ?? PAGE_SIZES[0],
    serialize: (size) => (size === PAGE_SIZES[0] ? '' : String(size)),
  }
}
