import { join } from 'node:path'
import { type Db, openPostgres, openSqlite } from '../../platform/db.ts'

/** Fifty requests at once take longer than the product allows on a machine with little of a processor. */
export const LIMITS_SCALE = 8

/** Opens a database for a test that is not about the limits of time. */
export const openTestPostgres = (url: string, max: number): Db =>
  openPostgres(url, { max, scale: LIMITS_SCALE })

type TestEnvironment = { DATA_DIR: string; DATABASE_URL?: string }

/** Opens a separate connection to the database of the servers and commands with this environment. */
export const openBeside = ({ DATA_DIR, DATABASE_URL }: TestEnvironment): Db =>
  DATABASE_URL ? openTestPostgres(DATABASE_URL, 2) : openSqlite(join(DATA_DIR, 'lisan.sqlite'))
