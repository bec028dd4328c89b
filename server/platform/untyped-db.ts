import { type Kysely, sql } from 'kysely'
import { type Db, isSqlite } from './db.ts'

/** A row of a table without types for its columns. */
export type Row = Record<string, unknown>

/** A database without types for its tables: their names are read from it or from a registry. */
export type UntypedDb = Kysely<Record<string, Row>>

/** The same database or transaction, for statements whose table is a variable. */
export function untyped(db: Db): UntypedDb {
  // Kysely has no types for a table that is a parameter
  return db as unknown as UntypedDb
}

/**
 * The names of the columns of each table, by its name. On PostgreSQL only the tables of the current schema: those of other programs
 * in the same database can have the same names.
 */
export async function readTableColumns(
  db: Db | UntypedDb,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const schema = isSqlite(db) ? undefined : await currentSchema(db)
  const tables = (await db.introspection.getTables()).filter((it) => it.schema === schema)
  return new Map(tables.map(({ name, columns }) => [name, columns.map((it) => it.name)]))
}

async function currentSchema(db: Db | UntypedDb): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}
