import type { Kysely } from 'kysely'
import type { Db } from './db.ts'

/** A row of a table without types for its columns. */
export type Row = Record<string, unknown>

/** A database without types for its tables: their names are read from it or from a registry. */
export type UntypedDb = Kysely<Record<string, Row>>

/** The same database or transaction, for statements whose table is a variable. */
export function untyped(db: Db): UntypedDb {
  // Kysely has no types for a table that is a parameter
  return db as unknown as UntypedDb
}
