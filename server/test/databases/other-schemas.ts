import { sql } from 'kysely'
import { type Db, isSqlite } from '../../platform/db.ts'

/**
 * Creates tables of other programs with the names of the school's, in a schema whose name comes before that of the school's and in one
 * whose name comes after it. SQLite has no schemas.
 */
export async function addOtherSchemas(db: Db): Promise<void> {
  if (isSqlite(db)) return
  for (const schema of ['auth', 'storage']) {
    await sql`create schema ${sql.id(schema)}`.execute(db)
    for (const table of ['users', 'comments'])
      await sql`create table ${sql.id(schema, table)} (id uuid, token text)`.execute(db)
  }
}
