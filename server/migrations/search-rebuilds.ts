import { type Kysely, sql } from 'kysely'

/** More users than these are rewritten in the background after the start, so that the start takes less than a minute. */
export const USERS_AT_START = 2_000

/** Creates the table of pending rebuilds of search texts, unless an earlier step has created it. */
export async function createSearchRebuilds<T>(db: Kysely<T>): Promise<void> {
  await db.schema
    .createTable('search_rebuilds')
    .ifNotExists()
    .addColumn('table_name', 'text', (it) => it.primaryKey())
    .addColumn('after_id', 'bigint', (it) => it.notNull())
    .execute()
}

/** Leaves the search texts of all users to the worker in server/auth/search-rebuild.ts. */
export async function requestUserRebuild<T>(db: Kysely<T>): Promise<void> {
  await createSearchRebuilds(db)
  await sql`insert into search_rebuilds (table_name, after_id) values ('users', 0)
    on conflict (table_name) do nothing`.execute(db)
}
