import { count } from './wire.ts'
import * as z from './zod.ts'

/** The numbers of rows that a list of administrators can show on a page; the first is the default of most. */
export const PAGE_SIZES = [10, 25, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** Rows per page in a request. */
export const pageSize = z.pipe(count, z.literal(PAGE_SIZES))
