import { type Kysely, sql } from 'kysely'
import {
  createPartialUniqueIndex,
  createTable,
  defaultEmpty,
  defaultZero,
  notNull,
  nullableReference,
  references,
} from './columns.ts'

/** Creates users, their sessions and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'people')
    .addColumn('name', 'text', notNull)
    .addColumn('email', 'text', notNull)
    .addColumn('email_key', 'text', notNull)
    .addColumn('search_text', 'text', notNull)
    .addColumn('phone', 'text', notNull)
    .addColumn('password_hash', 'text', notNull)
    .addColumn('role', 'integer', notNull)
    .addColumn('wallet', 'bigint', defaultZero)
    .addColumn('referral_code', 'text', (it) => it.notNull().unique())
    .addColumn('referred_by', 'bigint', nullableReference('people.id'))
    .addColumn('joined_at', 'bigint', notNull)
    .addColumn('deleted_at', 'bigint')
    .addCheckConstraint('wallet_never_below_zero', sql`wallet >= 0`)
    .execute()
  await createPartialUniqueIndex(db, 'people_email', 'people (email_key)', 'deleted_at is null')
  await db.schema.createIndex('people_by_role').on('people').columns(['role', 'id']).execute()
  await db.schema.createIndex('people_by_referrer').on('people').column('referred_by').execute()

  await createTable(db, 'sessions')
    .addColumn('person_id', 'bigint', references('people.id'))
    .addColumn('token_hash', 'text', (it) => it.notNull().unique())
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('expires_at', 'bigint', notNull)
    .addColumn('impersonator_id', 'bigint', nullableReference('people.id'))
    .execute()
  await db.schema.createIndex('sessions_by_person').on('sessions').column('person_id').execute()
  await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute()

  await createTable(db, 'reset_codes')
    .addColumn('person_id', 'bigint', references('people.id'))
    .addColumn('code_hash', 'text', notNull)
    .addColumn('tries', 'integer', defaultZero)
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('expires_at', 'bigint', notNull)
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('reset_codes_by_person')
    .on('reset_codes')
    .columns(['person_id', 'id'])
    .execute()

  await createTable(db, 'audit')
    .addColumn('at', 'bigint', notNull)
    .addColumn('actor_id', 'bigint', references('people.id'))
    .addColumn('deed', 'text', notNull)
    .addColumn('subject_id', 'bigint', nullableReference('people.id'))
    .addColumn('detail', 'text', defaultEmpty)
    .execute()
  await db.schema
    .createIndex('audit_by_subject')
    .on('audit')
    .columns(['subject_id', 'id'])
    .execute()
}
