import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../platform/db.ts'
import { knownMigrations, migrate } from '../platform/migrate.ts'
import { searchPattern } from '../platform/search-text.ts'
import { openReleasedDb } from '../test/released-schemas.ts'
import { rebuildNextSearchTexts } from './search-rebuild.ts'

const STEP = '20261122T1748-arabic-search'

/** A database of the first release, with this number of users named فاطمة as it stored them. */
async function openFormerSchool(users: number): Promise<Db> {
  const db = await openReleasedDb('0.1.0')
  await migrate(
    db,
    knownMigrations.filter((it) => it < STEP),
  )
  await sql`
    insert into users (name, email, email_key, search_text, phone, password_hash, role, referral_code, joined_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(users)})
    select 'فاطمة', 'f' || n || '@example.org', 'f' || n || '@example.org',
      'فاطمة f' || n || '@example.org', '', '', 1, 'FATIMA' || n, 0 from numbers
  `.execute(db)
  return db
}

async function countMatches(db: Db, search: string) {
  const { found } = await db
    .selectFrom('users')
    .select((it) => it.fn.countAll<number>().as('found'))
    .where(sql<boolean>`search_text like ${searchPattern(search)} escape '\\'`)
    .executeTakeFirstOrThrow()
  return Number(found)
}

test('R-ARABIC-002: an upgrade rewrites the search columns of users, payments and quiz questions', async () => {
  const db = await openFormerSchool(3)
  await sql`
    insert into ledger_search (type, service, title, search_text) values ('debit', 'class', 'صلاة', 'صلاة class')
  `.execute(db)
  await migrate(db)
  expect(await countMatches(db, 'فاطمه')).toBe(3)
  expect(await rebuildNextSearchTexts(db)).toBe(0)
  const title = await db
    .selectFrom('ledger_search')
    .select('search_text')
    .where('title', '=', 'صلاة')
    .executeTakeFirstOrThrow()
  expect(title.search_text.split('\n')[0]).toBe('صلاه class')
})

test('R-ARABIC-002: the users of a large school are rewritten in batches after the start, each batch once', async () => {
  const db = await openFormerSchool(2_001)
  await migrate(db)
  expect(await countMatches(db, 'فاطمه')).toBe(0)

  expect(await rebuildNextSearchTexts(db)).toBe(500)
  expect(await countMatches(db, 'فاطمه')).toBeGreaterThan(400)
  while ((await rebuildNextSearchTexts(db)) > 0);

  expect(await countMatches(db, 'فاطمه')).toBe(2_001)
  expect(await db.selectFrom('search_rebuilds').selectAll().execute()).toEqual([])
})

test('R-ARABIC-002: the upgrade of a large school of the first release defers all its users to the background rebuild', async () => {
  const db = await openReleasedDb('0.1.0')
  await sql`
    insert into people (name, email, email_key, search_text, phone, password_hash, role, referral_code, joined_at)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2001)
    select 'Aisha', 'a' || n || '@example.org', 'a' || n || '@example.org',
      'aisha a' || n || '@example.org', '0803 123 4567', '', 1, 'AISHA' || n, 0 from numbers
  `.execute(db)
  await migrate(db)
  // the first release did not search for phone numbers
  expect(await countMatches(db, '08031234567')).toBe(0)

  while ((await rebuildNextSearchTexts(db)) > 0);

  expect(await countMatches(db, '08031234567')).toBe(2_001)
})
