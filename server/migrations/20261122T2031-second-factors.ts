import type { Kysely } from 'kysely'
import { createTable, defaultEmpty, defaultZero, notNull, references } from './columns.ts'

/** Creates the tables of the second step of a sign-in (decision 0643). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'second_factors')
    .addColumn('user_id', 'bigint', (it) => references('users.id')(it).unique())
    .addColumn('totp_secret', 'text', defaultEmpty)
    .addColumn('totp_confirmed_at', 'bigint')
    .addColumn('totp_last_step', 'bigint', defaultZero)
    .addColumn('wrong_codes', 'integer', defaultZero)
    .addColumn('recovery_salt', 'text', defaultEmpty)
    .addColumn('challenge', 'text', defaultEmpty)
    .addColumn('challenge_expires_at', 'bigint', defaultZero)
    .execute()
  await createTable(db, 'passkeys')
    .addColumn('user_id', 'bigint', references('users.id'))
    .addColumn('credential_id', 'text', (it) => it.notNull().unique())
    .addColumn('public_key', 'text', notNull)
    .addColumn('counter', 'bigint', defaultZero)
    .addColumn('transports', 'text', defaultEmpty)
    .addColumn('name', 'text', notNull)
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('passkeys_user_id').on('passkeys').column('user_id').execute()
  await createTable(db, 'recovery_codes')
    .addColumn('user_id', 'bigint', references('users.id'))
    .addColumn('code_hash', 'text', notNull)
    .addColumn('used_at', 'bigint')
    .addUniqueConstraint('recovery_codes_once', ['user_id', 'code_hash'])
    .execute()
  // one row while administrators have to have a second step
  await createTable(db, 'second_factor_policy')
    .addColumn('required_from', 'bigint', notNull)
    .execute()
}
