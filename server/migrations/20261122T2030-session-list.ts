import { type Kysely, sql } from 'kysely'
import { defaultEmpty, defaultZero } from './columns.ts'

/**
 * Adds to each session its network, when it was last used, and when the password was entered in it (decision 0642).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('network', 'text', defaultEmpty).execute()
  for (const column of ['seen_at', 'authenticated_at'])
    await db.schema.alterTable('sessions').addColumn(column, 'bigint', defaultZero).execute()
  await sql`update sessions set seen_at = created_at, authenticated_at = created_at`.execute(db)
}
