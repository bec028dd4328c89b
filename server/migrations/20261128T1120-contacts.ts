import { type Kysely, sql } from 'kysely'
import { createTable, defaultZero, notNull } from './columns.ts'

/** Students without an email: their codes, and the contacts who receive what would go to them (R-PAY-009). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'contacts')
    .addColumn('name', 'text', notNull)
    .addColumn('email', 'text', notNull)
    .addColumn('email_key', 'text', notNull)
    .addColumn('phone', 'text', notNull)
    .addColumn('created_at', 'bigint', notNull)
    .execute()
  await db.schema.createIndex('contacts_by_email').on('contacts').column('email_key').execute()
  await db.schema.alterTable('users').addColumn('student_code', 'text').execute()
  await db.schema.alterTable('users').addColumn('contact_id', 'bigint').execute()
  await sql`create unique index users_by_student_code on users (student_code) where student_code is not null`.execute(
    db,
  )
  await sql`create index users_by_contact on users (contact_id) where contact_id is not null`.execute(
    db,
  )
  // the digits of a number: whether it belongs to one student alone is decided by all accounts
  await sql`create index users_by_phone_digits on users (${sql.raw(DIGITS)}) where phone <> ''`.execute(
    db,
  )
  await sql`create index contacts_by_phone_digits on contacts (${sql.raw(DIGITS)}) where phone <> ''`.execute(
    db,
  )
  await db.schema.alterTable('password_links').addColumn('resets', 'integer', defaultZero).execute()
}

const DIGITS = [' ', '-', '(', ')', '+', '.', '/'].reduce(
  (inner, separator) => `replace(${inner}, '${separator}', '')`,
  'phone',
)
