import { type Kysely, sql } from 'kysely'
import { nullableReference } from './columns.ts'

/**
 * Adds the administrator of a ledger entry (decision 0160). The administrators of earlier fundings are in the audit log,
 * which was written in the same second.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('ledger')
    .addColumn('actor_id', 'bigint', nullableReference('users.id'))
    .execute()
  await sql`
    update ledger set actor_id = (
      select min(actor_id) from audit
      where audit.subject_id = ledger.user_id and audit.at = ledger.at and audit.action = 'fundWallet'
    )
    where service = 'fund' and reference like 'funding:%'
  `.execute(db)
}
