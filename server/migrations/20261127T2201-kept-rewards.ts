import type { Kysely } from 'kysely'
import { createTable, defaultZero, notNull, references } from './columns.ts'

/** Rewards of the quiz that wait for the first payment of their student, and rounds without a reward (decision 0350). */
export async function up(db: Kysely<unknown>) {
  await createTable(db, 'kept_rewards')
    .addColumn('user_id', 'bigint', references('users.id'))
    .addColumn('reference', 'text', (it) => it.notNull().unique())
    .addColumn('description', 'text', notNull)
    .addColumn('amount', 'bigint', notNull)
    .addColumn('kept_at', 'bigint', notNull)
    .addColumn('credited_at', 'bigint')
    .execute()
  await db.schema.createIndex('kept_rewards_by_user').on('kept_rewards').column('user_id').execute()
  await db.schema.alterTable('quiz_runs').addColumn('is_practice', 'integer', defaultZero).execute()
}
