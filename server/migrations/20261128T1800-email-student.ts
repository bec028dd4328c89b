import type { Kysely } from 'kysely'

/** The student whom an email to a contact is about, whose erasure deletes it (R-PAY-009, R-TRUST-002). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('email_outbox').addColumn('student_id', 'bigint').execute()
}
