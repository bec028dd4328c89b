import { type Db, openPostgres } from '../../platform/db.ts'

/** Fifty requests at once take longer than the product allows on a machine with little of a processor. */
export const LIMITS_SCALE = 8

/** Opens a database for a test that is not about the limits of time. */
export const openTestPostgres = (url: string, max: number): Db =>
  openPostgres(url, { max, scale: LIMITS_SCALE })
