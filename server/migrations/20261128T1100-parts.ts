import { type Kysely, sql } from 'kysely'
import { defaultZero } from './columns.ts'

/** Classes paid in parts (R-PAY-006): how many, and what each student agreed to and has paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('classes').addColumn('parts', 'integer', defaultZero).execute()
  for (const [name, type] of COLUMNS)
    await db.schema.alterTable('enrolments').addColumn(name, type, defaultZero).execute()
  await db.schema.alterTable('payments').addColumn('in_parts', 'integer', defaultZero).execute()
  await db.schema.alterTable('payments').addColumn('coupon_id', 'bigint').execute()
  // few enrolments owe a part
  await sql`create index enrolments_due on enrolments (due_at) where due_at > 0`.execute(db)
}

const COLUMNS = [
  ['parts', 'integer'],
  ['parts_paid', 'integer'],
  ['parts_total', 'bigint'],
  ['due_at', 'bigint'],
  ['held_until', 'bigint'],
  ['part_reminded_at', 'bigint'],
] as const
