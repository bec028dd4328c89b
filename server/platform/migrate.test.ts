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
/** What a later release has in another place, as a test below says. */
const MOVED_COLUMNS = /\.theory_image$/

test.each(releasedVersions)(
  'a database of release %s is upgraded to the newest schema with every row unchanged, and its ledger adds up',
  async (version) => {
    const db = await openReleasedDb(version)
    const allColumns = await columnsOf(db)
    const columns = allColumns.filter((it) => !DERIVED_COLUMNS.test(it) && !MOVED_COLUMNS.test(it))
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

test('after an upgrade every photographed answer is a file of its submission, with its key', async () => {
  const db = await openReleasedDb('0.1.0')
  await sql`update exam_results set theory_image = 'theory/photo-' || id || '.jpg' where id % 3 = 0`.execute(
    db,
  )
  await sql`insert into uncounted_submissions (student_id, lesson_id, idempotency_key, exam_version, answers, theory_text, theory_image,
      submitted_at, received_at)
    select student_id, lesson_id, 'second-' || id, 1, '{}', '', 'theory/second-' || id || '.jpg', submitted_at, submitted_at
    from exam_results where id % 3 = 1`.execute(db)
  const photographed = await sql<Photographed>`
    select student_id, lesson_id, submitted_at, theory_image as file from exam_results where theory_image <> ''
    union all
    select student_id, lesson_id, submitted_at, theory_image from uncounted_submissions where theory_image <> ''
    order by file`.execute(db)
  expect(photographed.rows.length).toBeGreaterThan(20)
  await migrate(db)
  const moved = await sql<Photographed>`
    select s.student_id, s.lesson_id, s.submitted_at, f.file from exam_results s
      join answer_files f on f.id = s.theory_photo and f.result_id = s.id and f.user_id = s.student_id
    union all
    select s.student_id, s.lesson_id, s.submitted_at, f.file from uncounted_submissions s
      join answer_files f on f.id = s.theory_photo and f.uncounted_id = s.id and f.user_id = s.student_id
    order by file`.execute(db)
  expect(moved.rows).toEqual(photographed.rows)
  const files = await sql`select id from answer_files`.execute(db)
  expect(files.rows).toHaveLength(moved.rows.length)
})

type Photographed = { student_id: number; lesson_id: number; submitted_at: number; file: string }

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
