import type { Kysely } from 'kysely'
import { createTable, defaultZero, notNull, references } from './columns.ts'

/** The links by which guardians see the progress of a student (R-SESSION-009). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'guardian_links')
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('rand', 'text', (it) => it.notNull().unique())
    .addColumn('name', 'text', notNull)
    .addColumn('language', 'text', notNull)
    .addColumn('consent', 'text', notNull)
    .addColumn('created_by', 'bigint', references('users.id'))
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('opened_at', 'bigint', defaultZero)
    .addColumn('revoked_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('guardian_links_by_student')
    .on('guardian_links')
    .column('student_id')
    .execute()
}
