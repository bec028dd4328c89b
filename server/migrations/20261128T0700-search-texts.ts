import { type Kysely, sql } from 'kysely'
import { searchIndex } from '../../contract/arabic/arabic.ts'

type Rows = {
  ledger_search: { type: string; service: string; title: string; search_text: string }
  quiz_questions: {
    id: number
    question: string
    answer: string
    wrong_option1: string
    wrong_option2: string
    wrong_option3: string
    source: string
    search_text: string
  }
}

/**
 * Search texts have the other spellings of words on one line (R-ARABIC-001). Those of users are rewritten in the background;
 * the titles of payments and the questions of the bank are few (R-ARABIC-002).
 */
export async function up(db: Kysely<Rows>): Promise<void> {
  await sql`insert into search_rebuilds (table_name, after_id)
    select 'users', 0 where exists (select 1 from users)
    on conflict (table_name) do update set after_id = 0`.execute(db)
  for (const { type, service, title, search_text } of await db
    .selectFrom('ledger_search')
    .selectAll()
    .execute()) {
    const text = searchIndex(`${title} ${service}`)
    if (text === search_text) continue
    await db
      .updateTable('ledger_search')
      .set({ search_text: text })
      .where('type', '=', type)
      .where('service', '=', service)
      .where('title', '=', title)
      .execute()
  }
  for (const { id, search_text, ...it } of await db
    .selectFrom('quiz_questions')
    .select(['id', 'question', 'answer', 'wrong_option1', 'wrong_option2', 'wrong_option3'])
    .select(['source', 'search_text'])
    .execute()) {
    const texts = [it.question, it.answer, it.wrong_option1, it.wrong_option2, it.wrong_option3]
    const text = [...texts, it.source].map(searchIndex).join('\n')
    if (text !== search_text)
      await db
        .updateTable('quiz_questions')
        .set({ search_text: text })
        .where('id', '=', id)
        .execute()
  }
}
