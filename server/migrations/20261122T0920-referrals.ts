import type { Kysely } from 'kysely'
import { createTable, defaultEmpty, notNull } from './columns.ts'

/**
 * Creates the state of each referral (decision 0350). Students who joined before have no row: their referral was
 * decided at sign-up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'referrals')
    .addColumn('friend_id', 'bigint', (it) => it.notNull().unique().references('people.id'))
    .addColumn('state', 'text', notNull)
    .addColumn('reason', 'text', defaultEmpty)
    .addColumn('decided_at', 'bigint')
    .execute()
  // the daily limits add up the credits of a student (server/wallet/reward.ts)
  await db.schema
    .createIndex('ledger_by_person_and_service')
    .on('ledger')
    .columns(['person_id', 'service', 'at'])
    .execute()
}
