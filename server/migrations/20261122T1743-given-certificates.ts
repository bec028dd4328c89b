import { type Kysely, sql } from 'kysely'
import { createTable, defaultEmpty, notNull, nullableReference, references } from './columns.ts'

/** The class, the revocation and the history of certificates (decision 0091). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('certificates')
  await alter().addColumn('class_id', 'bigint', nullableReference('classes.id')).execute()
  await alter().addColumn('revoked_at', 'bigint').execute()
  await alter().addColumn('revoke_reason', 'text', defaultEmpty).execute()
  await db.schema
    .createIndex('certificates_by_template')
    .on('certificates')
    .columns(['template_id', 'revoked_at', 'id'])
    .execute()
  await db.schema
    .createIndex('certificates_by_student_and_template')
    .on('certificates')
    .columns(['student_id', 'template_id', 'class_id'])
    .execute()
  await sql`create index certificates_revoked on certificates (id) where revoked_at is not null`.execute(
    db,
  )

  await createTable(db, 'certificate_events')
    .addColumn('certificate_id', 'bigint', references('certificates.id'))
    .addColumn('kind', 'text', notNull)
    .addColumn('at', 'bigint', notNull)
    .addColumn('actor_id', 'bigint', references('users.id'))
    .addColumn('reason', 'text', notNull)
    .execute()
  await db.schema
    .createIndex('certificate_events_by_certificate')
    .on('certificate_events')
    .columns(['certificate_id', 'id'])
    .execute()
}
