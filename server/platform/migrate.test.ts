import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDb } from '../test/databases.ts'
import {
  columnsOf,
  currentName,
  openReleasedDb,
  releasedVersions,
  rowsOf,
  withCurrentNames,
} from '../test/released-schemas.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'
import { isSqlite } from './db.ts'
import { MigrationError, migrate, migrationState } from './migrate.ts'

/** Columns that a later version rewrites or drops. */
const REWRITTEN_COLUMNS = ['people.search_text', 'push_subscriptions.created_at']

test.each(releasedVersions)(
  'a database of release %s is upgraded to the newest schema with every row unchanged, and its ledger adds up',
  async (version) => {
    const db = await openReleasedDb(version)
    const columns = (await columnsOf(db)).filter((it) => !REWRITTEN_COLUMNS.includes(it))
    const before = await rowsOf(db, columns)
    expect(before.people?.length).toBeGreaterThan(5)
    expect(before.ledger?.length).toBeGreaterThan(5)

    await migrate(db)

    const fresh = await openTestDb()
    expect(await columnsOf(db)).toEqual(await columnsOf(fresh.db))
    await fresh.close()
    expect(await rowsOf(db, columns.map(currentName))).toEqual(withCurrentNames(before))
    expect(await verifyLedger(db)).toEqual([])
  },
)

test('the name of every index begins with the name of its table, and no constraint has a former name', async () => {
  const db = await openReleasedDb('0.1.0')
  await migrate(db)
  const { rows } = isSqlite(db)
    ? await sql<Name>`
        select tbl_name as "table", name from sqlite_master where type = 'index' and sql is not null
      `.execute(db)
    : await sql<Name>`
        select tablename as "table", indexname as name from pg_indexes
        where schemaname = current_schema() and not exists (select from pg_constraint where conname = indexname)
        union all
        select relname, conname from pg_constraint join pg_class on pg_class.oid = conrelid
        where conname ~ '^(people|tries|outgoing_mail|known_devices|provider_questions)_|_(person_id|deed|once)_'
      `.execute(db)
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ table, name }) => !name.startsWith(`${table}_`))).toEqual([])
})

type Name = { table: string; name: string }

test('an upgrade whose last migration fails changes nothing', async () => {
  const db = await openReleasedDb('0.1.0')
  // the migration creates an index of this name
  await db.schema.createIndex('tries_by_end').on('people').column('id').execute()
  const columns = await columnsOf(db)
  const before = await rowsOf(db, columns)
  const { applied } = await migrationState(db)

  await expect(migrate(db)).rejects.toThrow(MigrationError)

  expect(await columnsOf(db)).toEqual(columns)
  expect(await rowsOf(db, columns)).toEqual(before)
  expect((await migrationState(db)).applied).toEqual(applied)

  await db.schema.dropIndex('tries_by_end').execute()
  await migrate(db)
  expect((await migrationState(db)).pending).toEqual([])
})
