import { LEVELS, type Level } from '../../contract/game.ts'
import { BANK_PAGE, type QuestionContent, type QuizQuestion } from '../../contract/quiz-bank.ts'
import type { Db, Tx } from '../platform/db.ts'
import { foldForSearch, toQuestionRow } from './normalize-question.ts'

type QuestionQuery = { level: Level; search: string; page: number }

/** A page of a level's questions, the newest first, and how many were found. Pages count from 1; beyond the last is the last. */
export async function listQuestions(db: Db, { level, search, page }: QuestionQuery) {
  const query = db
    .selectFrom('quiz_questions')
    .where('deleted_at', 'is', null)
    .where('level', '=', level)
    .where('search_text', 'like', `%${escapeLikeWildcards(foldForSearch(search))}%`)
  const { total } = await query
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const lastPage = Math.max(1, Math.ceil(total / BANK_PAGE))
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(BANK_PAGE)
    .offset((Math.min(page, lastPage) - 1) * BANK_PAGE)
    .execute()
  return { questions: rows.map(toQuestion), found: total }
}

// one letter of any kind in place of the two that LIKE reads as signs: a search may find a little more than it should
const escapeLikeWildcards = (text: string) => text.replaceAll(/[%_\\]/g, '_')

/** All questions, level by level in the order they were added. */
export async function listAllQuestions(db: Db): Promise<QuizQuestion[]> {
  const rows = await db
    .selectFrom('quiz_questions')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return LEVELS.flatMap((level) => rows.filter((it) => it.level === level).map(toQuestion))
}

type Row = Awaited<ReturnType<typeof selectRow>>

async function selectRow(db: Db, id: number) {
  return db
    .selectFrom('quiz_questions')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
}

function toQuestion({ id, level, question, answer, seconds, source, ...row }: Row): QuizQuestion {
  const others = [row.wrong_option1, row.wrong_option2, row.wrong_option3].filter((it) => it !== '')
  return { id, level, question, answer, others, seconds, source }
}

/** The level of a question that is in the bank. */
export async function findLevel(db: Db, id: number): Promise<Level | undefined> {
  const row = await db
    .selectFrom('quiz_questions')
    .select('level')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.level
}

/** How many questions each level has. */
export async function countByLevel(db: Db): Promise<Record<Level, number>> {
  const rows = await db
    .selectFrom('quiz_questions')
    .select((it) => ['level', it.fn.countAll<number>().as('questions')])
    .where('deleted_at', 'is', null)
    .groupBy('level')
    .execute()
  const counts: Record<Level, number> = { easy: 0, intermediate: 0, hard: 0 }
  for (const { level, questions } of rows) counts[level] = questions
  return counts
}

/**
 * Makes whoever else would take a question from this level wait until this transaction is over, by writing each of
 * its questions as it is, and answers how many they are.
 */
export async function lockLevel(tx: Tx, level: Level): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('quiz_questions')
    .set({ level })
    .where('level', '=', level)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Adds questions. Throws what `isDuplicate` knows for one that is there already. */
export async function insertQuestions(
  tx: Tx,
  questions: readonly QuestionContent[],
): Promise<void> {
  // both engines bound the number of values a statement may carry
  for (let at = 0; at < questions.length; at += 500) {
    const rows = questions
      .slice(at, at + 500)
      .map((it) => ({ ...toQuestionRow(it), deleted_at: null }))
    await tx.insertInto('quiz_questions').values(rows).execute()
  }
}

/** Adds one question and answers its id. Throws like `insertQuestions`. */
export async function insertQuestion(tx: Tx, content: QuestionContent): Promise<number> {
  const { id } = await tx
    .insertInto('quiz_questions')
    .values({ ...toQuestionRow(content), deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes the words of a question, or hides it; false when it is not in the bank. Throws like `insertQuestions`. */
export async function updateQuestion(
  tx: Tx,
  id: number,
  change: QuestionContent | { deletedAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quiz_questions')
    .set('deletedAt' in change ? { deleted_at: change.deletedAt } : toQuestionRow(change))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}
