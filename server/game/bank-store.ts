import { searchIndex } from '../../contract/arabic/arabic.ts'
import { LEVELS, type Level } from '../../contract/game/game.ts'
import {
  BANK_PAGE,
  type QuestionContent,
  type QuizQuestion,
} from '../../contract/game/quiz-bank.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import { isTextFound } from '../platform/search-text.ts'
import easy from './bank/easy.json' with { type: 'json' }
import hard from './bank/hard.json' with { type: 'json' }
import intermediate from './bank/intermediate.json' with { type: 'json' }

type QuestionQuery = { level: Level; search: string; page: number }

/**
 * A page of a level's questions, newest first, and the number of matches. Pages count from 1; a page beyond the last is
 * the last.
 */
export async function listQuestions(db: Db, { level, search, page }: QuestionQuery) {
  const query = db
    .selectFrom('quiz_questions')
    .where('deleted_at', 'is', null)
    .where('level', '=', level)
    .where(isTextFound('search_text', search))
  const { total } = await query
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { offset } = clampPage({ page, total, size: BANK_PAGE })
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(BANK_PAGE)
    .offset(offset)
    .execute()
  return { questions: rows.map(toQuestion), found: total }
}

/** All questions by level, in order of creation. */
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
  const wrongOptions = [row.wrong_option1, row.wrong_option2, row.wrong_option3].filter(
    (it) => it !== '',
  )
  return { id, level, question, answer, wrongOptions, seconds, source }
}

/** A question that is not deleted. */
export async function findQuestion(db: Db, id: number): Promise<QuizQuestion | undefined> {
  const row = await db
    .selectFrom('quiz_questions')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toQuestion(row)
}

/** The number of questions in each level. */
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
 * Locks a level until the end of the transaction by updating all of its questions, and returns their number. Concurrent
 * deletions from the level wait.
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

/** Inserts questions. Throws an error that satisfies `isDuplicate` if one exists already. */
export async function insertQuestions(
  tx: Tx,
  questions: readonly QuestionContent[],
): Promise<void> {
  for (const batch of batchesOf(questions, 500)) {
    const rows = batch.map((it) => ({ ...toQuestionRow(it), deleted_at: null }))
    await tx.insertInto('quiz_questions').values(rows).execute()
  }
}

/** Inserts a question and returns its id. Throws like `insertQuestions`. */
export async function insertQuestion(tx: Tx, content: QuestionContent): Promise<number> {
  const { id } = await tx
    .insertInto('quiz_questions')
    .values({ ...toQuestionRow(content), deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates or deletes a question. False if it does not exist. Throws like `insertQuestions`. */
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

/** Restores a deleted question. Throws like `insertQuestions`. */
export async function restoreQuestion(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('quiz_questions').set({ deleted_at: null }).where('id', '=', id).execute()
}

/** The key by which two questions are duplicates. Vowel marks count, because a question may ask about a vowel. */
export function toQuestionKey(question: string): string {
  return question.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** The column values of a question. */
function toQuestionRow({ wrongOptions, ...content }: QuestionContent) {
  const { level, question, answer, seconds, source } = content
  const [wrongOption1 = '', wrongOption2 = '', wrongOption3 = ''] = wrongOptions.filter(
    (it) => it !== '',
  )
  return {
    level,
    question,
    answer,
    wrong_option1: wrongOption1,
    wrong_option2: wrongOption2,
    wrong_option3: wrongOption3,
    seconds,
    source,
    search_text: [question, answer, wrongOption1, wrongOption2, wrongOption3, source]
      .map(searchIndex)
      .join('\n'),
    question_key: toQuestionKey(question),
  }
}

const seedQuestions = { easy, intermediate, hard }

/**
 * Inserts the shipped quiz questions into a new school (R-GAME-028). A bank that has, or ever had, questions is
 * unchanged.
 */
export async function seedBank(db: Db): Promise<void> {
  const existing = await db.selectFrom('quiz_questions').select('id').limit(1).executeTakeFirst()
  if (existing) return
  const rows = Object.entries(seedQuestions).flatMap(([level, questions]) =>
    questions.map((it) => ({
      // Object.entries widens the keys
      ...toQuestionRow({ ...it, level: level as keyof typeof seedQuestions }),
      deleted_at: null,
    })),
  )
  await db
    .insertInto('quiz_questions')
    .values(rows)
    // a concurrently started process inserted them
    .onConflict((it) => it.doNothing())
    .execute()
}
