import { type Kysely, sql } from 'kysely'

/** Adds the balance that a student gave up with the account, and an index of erasures that are not finished. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('erasures')
    .addColumn('balance', 'bigint', (it) => it.notNull().defaultTo(0))
    .execute()
  await sql`create index erasures_unfinished on erasures (due_at, id) where finished_at is null`.execute(
    db,
  )
}
