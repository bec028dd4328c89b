import type { AuditValues } from '../../contract/audit/audit-fields.ts'
import type { Level } from '../../contract/game/game.ts'
import {
  DUPLICATE_QUESTION,
  findQuestionError,
  LEVEL_QUESTIONS_MIN,
  LEVEL_TOO_SMALL,
  type QuestionContent,
} from '../../contract/game/quiz-bank.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { putInBin } from '../platform/bin.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { findQuestion, insertQuestion, lockLevel, updateQuestion } from './bank-store.ts'

type Actor = { actorId: number; now: number }
type SaveQuestionRequest = Actor & { id: number | undefined; content: QuestionContent }

/**
 * Adds a question, or updates the given one, and returns its id. Declines an invalid or duplicate question, and a
 * change of level that leaves fewer than ten. Throws 404 for an unknown question.
 */
export async function saveQuestion(
  db: Db,
  { id, content, actorId, now }: SaveQuestionRequest,
): Promise<number> {
  const questionError = findQuestionError(content)
  if (questionError) decline('invalid_question', questionError.message)
  try {
    return await inTransaction(db, async (tx) => {
      const entry = { actorId, subjectId: null, after: auditedQuestion(content), now }
      if (id === undefined) {
        await writeAuditEntry(tx, { ...entry, action: 'addQuizQuestion' })
        return insertQuestion(tx, content)
      }
      const stored = (await findQuestion(tx, id)) ?? throwQuestionNotFound()
      if (stored.level !== content.level) await assertLevelCanSpareOne(tx, stored.level)
      if (!(await updateQuestion(tx, id, content))) throwQuestionNotFound()
      const before = auditedQuestion(stored)
      await writeAuditEntry(tx, { ...entry, action: 'editQuizQuestion', before })
      return id
    })
  } catch (error) {
    if (isUniqueViolation(error)) decline('question_exists', DUPLICATE_QUESTION)
    throw error
  }
}

/** Deletes a question. Throws 404 for an unknown one; declines one of the last ten of its level. */
export async function removeQuestion(
  db: Db,
  { id, actorId, now }: Actor & { id: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const stored = (await findQuestion(tx, id)) ?? throwQuestionNotFound()
    await assertLevelCanSpareOne(tx, stored.level)
    if (!(await updateQuestion(tx, id, { deletedAt: now }))) throwQuestionNotFound()
    const before = auditedQuestion(stored)
    const { question: name } = stored
    await putInBin(tx, { kind: 'quizQuestion', itemId: id, name, actorId, now })
    const entry = { actorId, action: 'deleteQuizQuestion' as const, subjectId: null, now }
    await writeAuditEntry(tx, { ...entry, before })
  })
}

function auditedQuestion({ wrongOptions, ...it }: QuestionContent): AuditValues {
  const { level, question, answer, seconds, source } = it
  return { question, answer, wrongOptions: wrongOptions.join('\n'), level, seconds, source }
}

async function assertLevelCanSpareOne(tx: Tx, level: Level) {
  if ((await lockLevel(tx, level)) <= LEVEL_QUESTIONS_MIN)
    decline('level_too_small', LEVEL_TOO_SMALL)
}

function throwQuestionNotFound(): never {
  httpError('question_not_found', say('rules_lessons_question_not_found'))
}
