import { type Kysely, sql } from 'kysely'
import { createTable, references } from './columns.ts'

/** The kinds of staff: every administrator is an owner (R-STAFF-002). And the classes that are given to teachers and markers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('staff', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
  await sql`update users set staff = 'owner' where role = 11`.execute(db)
  await createTable(db, 'class_staff')
    .addColumn('class_id', 'bigint', references('classes.id'))
    .addColumn('user_id', 'bigint', references('users.id'))
    .addUniqueConstraint('class_staff_by_class', ['class_id', 'user_id'])
    .execute()
  await db.schema.createIndex('class_staff_by_user').on('class_staff').column('user_id').execute()
}
