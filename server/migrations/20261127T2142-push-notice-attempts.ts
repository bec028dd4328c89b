import type { Kysely } from 'kysely'
import { defaultZero } from './columns.ts'

/** Makes push notices a queue, so that one that fails does not stop the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['attempts', 'claimed_until'])
    await db.schema.alterTable('push_notices').addColumn(column, 'bigint', defaultZero).execute()
}
