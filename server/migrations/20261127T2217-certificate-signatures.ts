import type { Kysely } from 'kysely'
import { defaultZero } from './columns.ts'

/** Adds the signature of a certificate, and whether it bears the logo; those given before have neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('certificates')
    .addColumn('signature', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('certificates').addColumn('has_logo', 'integer', defaultZero).execute()
}
