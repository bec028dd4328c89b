import { type Kysely, sql } from 'kysely'

/** Adds the time of the next check of a card payment; pending payments are checked soon (decision 0341). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('due_at', 'bigint').execute()
  await sql`update payments set due_at = opened_at + 120 where state in ('pending', 'failed')`.execute(
    db,
  )
  await sql`create index payments_due on payments (due_at) where due_at is not null`.execute(db)
}
