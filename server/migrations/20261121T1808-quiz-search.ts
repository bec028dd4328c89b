import type { Kysely } from 'kysely'
import { createPartialUniqueIndex, defaultEmpty } from './columns.ts'

type QuizTables = {
  quiz_questions: {
    id: number
    question: string
    answer: string
    other1: string
    other2: string
    other3: string
    source: string
    search_text: string
    question_key: string
  }
}

/** Adds the search text and the unique key of quiz questions. */
export async function up(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb.withTables<QuizTables>()
  await db.schema
    .alterTable('quiz_questions')
    .addColumn('search_text', 'text', defaultEmpty)
    .execute()
  await db.schema
    .alterTable('quiz_questions')
    .addColumn('question_key', 'text', defaultEmpty)
    .execute()
  for (const row of await db.selectFrom('quiz_questions').selectAll().execute()) {
    const { id, question, answer, other1, other2, other3, source } = row
    await db
      .updateTable('quiz_questions')
      .set({
        search_text: [question, answer, other1, other2, other3, source]
          .join('\n')
          .normalize('NFD')
          .replaceAll(/[\p{M}ʿʾ'’\u0640]/gu, '')
          .toLowerCase(),
        question_key: question.normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase(),
      })
      .where('id', '=', id)
      .execute()
  }
  await createPartialUniqueIndex(
    anyDb,
    'one_question',
    'quiz_questions (question_key)',
    'deleted_at is null',
  )
}
