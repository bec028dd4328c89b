import type { Kysely } from 'kysely'
import { defaultZero } from './columns.ts'

/** Who waived the payment of an enrolment, why, and how much (R-PAY-002). */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('enrolments')
    .addColumn('waived_by', 'bigint', (it) => it.references('users.id'))
    .execute()
  await db.schema.alterTable('enrolments').addColumn('waived', 'bigint', defaultZero).execute()
  for (const column of ['waiver', 'waiver_note'])
    await db.schema
      .alterTable('enrolments')
      .addColumn(column, 'text', (it) => it.notNull().defaultTo(''))
      .execute()
}
