import { type Kysely, sql } from 'kysely'

/** A session of `loginAsStudent` ends with the administrator's own (decision 0362). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // one of an hour at most, and nothing says whose session it was made in
  await sql`delete from sessions where impersonator_id is not null`.execute(db)
  await db.schema
    .alterTable('sessions')
    .addColumn('impersonator_session_id', 'bigint', (it) =>
      it.references('sessions.id').onDelete('cascade'),
    )
    .execute()
  await sql`create index sessions_by_impersonator_session on sessions (impersonator_session_id)
    where impersonator_session_id is not null`.execute(db)
}
