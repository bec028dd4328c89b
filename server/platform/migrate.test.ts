import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDb } from '../test/databases/databases.ts'
import {
  columnsOf,
  openReleasedDb,
  releasedVersions,
  rowsOf,
} from '../test/databases/released-schemas.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'
import { isSqlite } from './db.ts'
import { knownMigrations, MigrationError, migrate, migrationState } from './migrate.ts'

/** What a release rewrites when searches compare texts in another way (R-ARABIC-002). */
const DERIVED_COLUMNS = /\.search_text$|^search_rebuilds\./

test.each(releasedVersions)(
  'a database of release %s is upgraded to the newest schema with every row unchanged, and its ledger adds up',
  async (version) => {
    const db = await openReleasedDb(version)
    const allColumns = await columnsOf(db)
    const columns = allColumns.filter((it) => !DERIVED_COLUMNS.test(it))
    const before = await rowsOf(db, columns)
    expect(before.users?.length).toBeGreaterThan(5)
    expect(before.ledger?.length).toBeGreaterThan(5)

    await migrate(db)

    const fresh = await openTestDb()
    expect(await columnsOf(db)).toEqual(await columnsOf(fresh.db))
    expect(allColumns.filter((it) => DERIVED_COLUMNS.test(it)).length).toBeGreaterThan(3)
    await fresh.close()
    expect(await rowsOf(db, columns)).toEqual(before)
    expect((await migrationState(db)).applied).toEqual(knownMigrations)
    expect(await verifyLedger(db)).toEqual([])
  },
)

test('after an upgrade every student who opened an exam was shown its version (decision 0531)', async () => {
  const db = await openReleasedDb('0.1.0')
  await migrate(db)
  const opened = await sql<{ student_id: number; lesson_id: number }>`
    select v.student_id, v.lesson_id from lesson_views v join lessons l on l.id = v.lesson_id
    where l.kind = 'exam' order by v.student_id, v.lesson_id
  `.execute(db)
  const shown = await sql`
    select student_id, lesson_id, version from exam_servings order by student_id, lesson_id
  `.execute(db)
  expect(opened.rows.length).toBeGreaterThan(0)
  expect(shown.rows).toEqual(opened.rows.map((it) => ({ ...it, version: 1 })))
})

test('the name of every index begins with the name of its table', async () => {
  const { db, close } = await openTestDb()
  onTestFinished(close)
  const { rows } = isSqlite(db)
    ? await sql<Name>`
        select tbl_name as "table", name from sqlite_master where type = 'index' and sql is not null
      `.execute(db)
    : await sql<Name>`
        select tablename as "table", indexname as name from pg_indexes
        where schemaname = current_schema() and not exists (select from pg_constraint where conname = indexname)
      `.execute(db)
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ table, name }) => !name.startsWith(`${table}_`))).toEqual([])
})

type Name = { table: string; name: string }

test('an upgrade whose last migration fails changes nothing', async () => {
  const db = await openReleasedDb('0.1.0')
  // a migration creates an index of this name
  await db.schema.createIndex('ledger_test').on('users').column('id').execute()
  const columns = await columnsOf(db)
  const before = await rowsOf(db, columns)
  const { applied } = await migrationState(db)

  await expect(migrate(db)).rejects.toThrow(MigrationError)

  expect(await columnsOf(db)).toEqual(columns)
  expect(await rowsOf(db, columns)).toEqual(before)
  expect((await migrationState(db)).applied).toEqual(applied)

  await db.schema.dropIndex('ledger_test').execute()
  await migrate(db)
  expect((await migrationState(db)).pending).toEqual([])
})
