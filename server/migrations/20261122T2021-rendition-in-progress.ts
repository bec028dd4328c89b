import { type Kysely, sql } from 'kysely'

/** The key under which a job stores a rendition, so that a killed process leaves no file (decision 0603). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rendition_jobs add column storing text not null default ''`.execute(db)
}
