import { type Kysely, sql } from 'kysely'

/** The kind of staff that the actor of an entry had (R-STAFF-010); administrators of earlier entries are owners now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit')
    .addColumn('actor_staff', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
  await sql`update audit set actor_staff = 'owner'
    where actor_id in (select id from users where role = 11)`.execute(db)
}
