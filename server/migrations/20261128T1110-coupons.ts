import { type Kysely, sql } from 'kysely'
import { createTable, defaultZero, notNull, references } from './columns.ts'

/** Coupons, the classes that they are for, and who used them (R-PAY-007). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'coupons')
    .addColumn('code', 'text', (it) => it.notNull().unique())
    .addColumn('kind', 'text', notNull)
    .addColumn('value', 'bigint', notNull)
    .addColumn('all_classes', 'integer', notNull)
    .addColumn('max_uses', 'integer', defaultZero)
    .addColumn('uses', 'integer', defaultZero)
    .addColumn('last_day', 'text', (it) => it.notNull().defaultTo(''))
    .addColumn('note', 'text', (it) => it.notNull().defaultTo(''))
    .addColumn('request_key', 'text', (it) => it.notNull().unique())
    .addColumn('actor_id', 'bigint', references('users.id'))
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('ended_at', 'bigint')
    // a school cannot give more than it decided, whatever the program does
    .addCheckConstraint('coupons_not_overspent', sql`max_uses = 0 or uses <= max_uses`)
    .execute()
  await createTable(db, 'coupon_classes')
    .addColumn('coupon_id', 'bigint', references('coupons.id'))
    .addColumn('class_id', 'bigint', references('classes.id'))
    .addUniqueConstraint('coupon_classes_once', ['coupon_id', 'class_id'])
    .execute()
  await createTable(db, 'coupon_uses')
    .addColumn('coupon_id', 'bigint', references('coupons.id'))
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('class_id', 'bigint', references('classes.id'))
    // the enrolment is deleted when the student leaves the class, its use stays
    .addColumn('enrolment_id', 'bigint', notNull)
    .addColumn('amount', 'bigint', notNull)
    .addColumn('at', 'bigint', notNull)
    .addUniqueConstraint('coupon_uses_once', ['coupon_id', 'student_id'])
    .execute()
  await db.schema
    .createIndex('coupon_uses_by_student')
    .on('coupon_uses')
    .column('student_id')
    .execute()
}
