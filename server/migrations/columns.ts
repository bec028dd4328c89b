import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'

// not by class: the bundle of the server has a copy of Kysely, which a migration does not share
export function isSqlite<T>(db: Kysely<T>): boolean {
  return !db.getExecutor().adapter.supportsTransactionalDdl
}

/** Creates a table with an `id` column whose numbers are never reused, on both engines. */
export function createTable<T extends string>(
  db: Kysely<unknown>,
  name: T,
): CreateTableBuilder<T, 'id'> {
  const table = db.schema.createTable(name)
  return isSqlite(db)
    ? table.addColumn('id', 'integer', (it) => it.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (it) => it.primaryKey().generatedByDefaultAsIdentity())
}

export const notNull = (it: ColumnDefinitionBuilder) => it.notNull()
export const defaultEmpty = (it: ColumnDefinitionBuilder) => it.notNull().defaultTo('')
export const defaultZero = (it: ColumnDefinitionBuilder) => it.notNull().defaultTo(0)

/** A column with the id of a row in another table. */
export const references = (to: string) => (it: ColumnDefinitionBuilder) =>
  it.notNull().references(to)
export const nullableReference = (to: string) => (it: ColumnDefinitionBuilder) => it.references(to)

/** Creates an index that is unique among the rows that meet a condition. */
export async function createPartialUniqueIndex(
  db: Kysely<unknown>,
  name: string,
  on: string,
  where: string,
) {
  await sql.raw(`create unique index ${name} on ${on} where ${where}`).execute(db)
}
