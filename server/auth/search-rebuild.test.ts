import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../platform/db.ts'
import { isUserFound, searchText } from '../platform/search-text.ts'
import { openTestDb } from '../test/databases/databases.ts'
import { rebuildNextSearchTexts } from './search-rebuild.ts'

/** Names as users entered them, each with a search text that must find it. */
const NAMES = [
  ['عَائِشَة', 'عائشه'],
  ['أحمد', 'احمد'],
  ['إبراهيم', 'ابراهيم'],
  ['آمنة', 'امنه'],
  ['موسى', 'موسي'],
  ['هاجر', 'هاجر'],
  ['رؤوف', 'رووف'],
  ['مُحَـــمَّد', 'محمد'],
  ['ﻓﺎﻃﻤﺔ', 'فاطمه'],
  ['کریم', 'كريم'],
  ['عبد الله البرناوي', 'عبدالله'],
  ['نورالدين', 'نور الدين'],
  ['صفّ ١٢', 'صف 12'],
  ['Ḥauwa Ìdrìs', 'hauwa idris'],
  ['Ɗanjuma', 'danjuma'],
  ["ʿĀʾisha O'Neill", "aisha o'neill"],
  ['100% a_b\\c', '100% a_b\\c'],
] as const

/** A database with users of these names, their search texts in lower case as an earlier version wrote them, and a pending rebuild. */
async function openFormerTexts(names: readonly string[]): Promise<Db> {
  const { db, close } = await openTestDb()
  onTestFinished(close)
  const rows = names.map((name, index) => {
    const email = `u${index}@upgrade.example`
    return sql`(${name}, ${email}, ${email}, ${`${name.toLowerCase()} ${email}`}, '', '', 1, ${`UP${index}`}, 0)`
  })
  await sql`
    insert into users (name, email, email_key, search_text, phone, password_hash, role, referral_code, joined_at)
    values ${sql.join(rows)}
  `.execute(db)
  await sql`insert into search_rebuilds (table_name, after_id) values ('users', 0)`.execute(db)
  return db
}

async function find(db: Db, search: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('name')
    .where(isUserFound('search_text', search))
    .where('email', 'like', '%@upgrade.example')
    .execute()
  return rows.map((it) => it.name)
}

async function finishRebuild(db: Db): Promise<void> {
  while ((await rebuildNextSearchTexts(db)) > 0);
}

test('after a rebuild each user is found by every spelling, and by no other name (R-ARABIC-002)', async () => {
  const db = await openFormerTexts(NAMES.map(([name]) => name))
  await finishRebuild(db)
  for (const [name, search] of NAMES) expect(await find(db, search), search).toEqual([name])
  for (const [index, [name]] of NAMES.entries())
    expect(await find(db, `u${index}@upgrade`), name).toEqual([name])
  // a second rebuild changes nothing
  const texts = () => db.selectFrom('users').select(['id', 'search_text']).orderBy('id').execute()
  const before = await texts()
  await finishRebuild(db)
  expect(await texts()).toEqual(before)
})

test('a rebuild in the background keeps concurrent changes, even with two processes and after a kill (R-ARABIC-002)', async () => {
  const names = Array.from({ length: 2_001 }, (_, index) => `فاطمة ${index}`)
  const db = await openFormerTexts(names)
  expect(await find(db, 'فاطمه 1500')).toEqual([])

  // a killed process: its transaction was rolled back
  const begun = db.transaction().execute(async (tx) => {
    await rebuildNextSearchTexts(tx)
    throw new Error('killed')
  })
  await expect(begun).rejects.toThrow()
  expect(await find(db, 'فاطمه')).toEqual([])

  await rebuildNextSearchTexts(db)
  const edit = async (index: number, name: string) => {
    const email = `u${index}@upgrade.example`
    const search_text = searchText({ name, email, phone: '' })
    await db.updateTable('users').set({ name, search_text }).where('email', '=', email).execute()
  }
  await edit(3, 'خديجة الأولى')
  await edit(1_999, 'خديجة الأخيرة')
  const gone = 'u1998@upgrade.example'
  await db.deleteFrom('users').where('email', '=', gone).execute()
  while ((await Promise.all([0, 1].map(() => rebuildNextSearchTexts(db)))).some((it) => it > 0));

  expect(await find(db, 'فاطمه')).toHaveLength(1_998)
  expect(await find(db, 'خديجه الاولي')).toEqual(['خديجة الأولى'])
  expect(await find(db, 'خديجه الاخيره')).toEqual(['خديجة الأخيرة'])
  expect(await find(db, 'فاطمه 1999')).toEqual([])
  expect(await find(db, 'فاطمه 1998')).toEqual([])
  expect(await db.selectFrom('search_rebuilds').selectAll().execute()).toEqual([])
})
