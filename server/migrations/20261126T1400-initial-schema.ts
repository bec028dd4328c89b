import { type Kysely, sql } from 'kysely'
import { idColumn, isSqlite } from './columns.ts'
import { accountTables } from './initial-schema/accounts.ts'
import { examTables } from './initial-schema/exams.ts'
import { messageTables } from './initial-schema/messages.ts'
import { moneyTables } from './initial-schema/money.ts'
import { teachingTables } from './initial-schema/teaching.ts'

/** Creates the schema of version 1.0.0. It is frozen: a change is a migration of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = idColumn(db)
  const tables = [accountTables, teachingTables, examTables, messageTables, moneyTables]
  for (const statement of tables.flatMap((it) => it(id))) await sql.raw(statement).execute(db)
  // SQLite looks into the row for a column that only its condition names
  const condition = isSqlite(db) ? ', deleted_at, deactivated_at' : ''
  await sql
    .raw(
      `create index users_active on users (role, joined_at, id${condition})
        where deleted_at is null and deactivated_at is null`,
    )
    .execute(db)
}
