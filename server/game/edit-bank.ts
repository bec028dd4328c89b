import type { Level } from '../../contract/game.ts'
import {
  DUPLICATE_QUESTION,
  findQuestionError,
  LEVEL_QUESTIONS_MIN,
  LEVEL_TOO_SMALL,
  type QuestionContent,
} from '../../contract/quiz-bank.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { findLevel, insertQuestion, lockLevel, updateQuestion } from './bank-store.ts'

type SaveQuestionRequest = { id: number | undefined; content: QuestionContent }

/**
 * Adds a question, or updates the given one, and returns its id. Declines an invalid or duplicate question, and a
 * change of level that leaves fewer than ten (decision 0172). Throws 404 for an unknown question.
 */
export async function saveQuestion(db: Db, { id, content }: SaveQuestionRequest): Promise<number> {
  const questionError = findQuestionError(content)
  if (questionError) decline('invalid_question', questionError.message)
  try {
    return await inTransaction(db, async (tx) => {
      if (id === undefined) return insertQuestion(tx, content)
      const level = (await findLevel(tx, id)) ?? throwQuestionNotFound()
      if (level !== content.level) await assertLevelCanSpareOne(tx, level)
      if (!(await updateQuestion(tx, id, content))) throwQuestionNotFound()
      return id
    })
  } catch (error) {
    if (isUniqueViolation(error)) decline('question_exists', DUPLICATE_QUESTION)
    throw error
  }
}

/** Deletes a question. Throws 404 for an unknown one; declines one of the last ten of its level. */
export async function removeQuestion(db: Db, id: number, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const level = (await findLevel(tx, id)) ?? throwQuestionNotFound()
    await assertLevelCanSpareOne(tx, level)
    if (!(await updateQuestion(tx, id, { deletedAt: now }))) throwQuestionNotFound()
  })
}

async function assertLevelCanSpareOne(tx: Tx, level: Level) {
  if ((await lockLevel(tx, level)) <= LEVEL_QUESTIONS_MIN)
    decline('level_too_small', LEVEL_TOO_SMALL)
}

function throwQuestionNotFound(): never {
  httpError('question_not_found', 'Question not found')
}
