import { type Kysely, sql } from 'kysely'
import { searchIndex } from '../../contract/arabic.ts'
import { searchText } from '../platform/search-text.ts'
import { isSqlite } from './columns.ts'
import { createSearchRebuilds, requestUserRebuild, USERS_AT_START } from './search-rebuilds.ts'

/** The tables as they are at this step. */
type Database = {
  users: { id: number; name: string; email: string; phone: string; search_text: string }
  ledger_search: { type: string; service: string; title: string; search_text: string }
  quiz_questions: { id: number; search_text: string } & Record<
    (typeof QUESTION_TEXTS)[number],
    string
  >
}

const QUESTION_TEXTS = [
  'question',
  'answer',
  'wrong_option1',
  'wrong_option2',
  'wrong_option3',
  'source',
] as const

/** Writes all search columns as `searchIndex` defines them (R-ARABIC-002); those of Latin text alone are equal. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createSearchRebuilds(db)
  await rewriteQuestions(db)
  await rewriteTitles(db)
  await rewriteUsers(db)
}

async function rewriteQuestions(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('quiz_questions')
    .select(['id', ...QUESTION_TEXTS])
    .execute()
  for (const { id, ...texts } of rows) {
    const search_text = QUESTION_TEXTS.map((it) => searchIndex(texts[it])).join('\n')
    await db.updateTable('quiz_questions').set({ search_text }).where('id', '=', id).execute()
  }
}

async function rewriteTitles(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('ledger_search')
    .select(['type', 'service', 'title'])
    .where(hasOtherThanAscii(db))
    .execute()
  for (const { type, service, title } of rows)
    await db
      .updateTable('ledger_search')
      .set({ search_text: searchIndex(`${title} ${service}`) })
      .where((it) => it.and({ type, service, title }))
      .execute()
}

async function rewriteUsers(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone'])
    .where(hasOtherThanAscii(db))
    .limit(USERS_AT_START + 1)
    .execute()
  if (rows.length > USERS_AT_START) {
    await requestUserRebuild(db)
    return
  }
  for (const user of rows)
    await db
      .updateTable('users')
      .set({ search_text: searchText(user) })
      .where('id', '=', user.id)
      .execute()
}

// letters that the former folding left outside of ASCII; folded Latin letters are within it
function hasOtherThanAscii(db: Kysely<Database>) {
  return isSqlite(db)
    ? sql<boolean>`search_text glob ${`*[^\u0001-\u007f]*`}`
    : sql<boolean>`search_text ~ '[^\\x01-\\x7f]'`
}
