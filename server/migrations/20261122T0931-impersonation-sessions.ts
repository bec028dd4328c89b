import { type Kysely, sql } from 'kysely'

/** Ends a session of `loginAsStudent` with the administrator's own session (decision 0362). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // they last an hour at most, and their administrator's session was not recorded
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
