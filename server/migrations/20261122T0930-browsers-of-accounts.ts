import type { Kysely } from 'kysely'
import { createTable, defaultEmpty, defaultZero, notNull, references } from './columns.ts'

/** Ties reset codes to the browser that requested them, and records the devices that have signed in (decision 0361). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['browser_hash', 'network_hash'])
    await db.schema.alterTable('reset_codes').addColumn(column, 'text', defaultEmpty).execute()
  for (const column of ['browser_tries', 'elsewhere_tries'])
    await db.schema.alterTable('reset_codes').addColumn(column, 'integer', defaultZero).execute()

  await createTable(db, 'known_devices')
    .addColumn('person_id', 'bigint', references('people.id'))
    .addColumn('device_hash', 'text', notNull)
    .addColumn('used_at', 'bigint', notNull)
    .addUniqueConstraint('known_devices_once', ['person_id', 'device_hash'])
    .execute()
}
