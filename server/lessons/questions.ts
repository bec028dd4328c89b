import type { QuestionForm } from '../../contract/lessons.ts'
import { touchClass } from '../classes/store.ts'
import type { Db, Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'

/** An objective question; `answer` is the correct answer, and options can be ''. */
export type Question = {
  id: number
  question: string
  answer: string
  option1: string
  option2: string
  option3: string
  option4: string
}

const QUESTION_FIELDS = ['question', 'answer', 'option1', 'option2', 'option3', 'option4'] as const

/** The objective questions of an exam in order. */
export async function listQuestions(db: Db, lessonId: number): Promise<Question[]> {
  return db
    .selectFrom('questions')
    .select(['id', ...QUESTION_FIELDS])
    .where('lesson_id', '=', lessonId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/**
 * Updates the questions with a known id and appends the others; questions that are not listed are kept (R-ALESSON-012,
 * R-ALESSON-013). Questions that an earlier attempt of the same save added are replaced. Throws for an id of another
 * lesson.
 */
export async function saveQuestions(
  tx: Tx,
  { lessonId, saveKey }: { lessonId: number; saveKey: string },
  forms: QuestionForm[],
) {
  await deleteQuestionsAddedBySave(tx, lessonId, saveKey)
  const existing = new Map((await listQuestions(tx, lessonId)).map((it) => [it.id, it]))
  const newQuestions: Omit<Question, 'id'>[] = []
  for (const { id, ...form } of forms) {
    const fields = { option1: '', option2: '', option3: '', option4: '', ...form }
    if (typeof id !== 'number') {
      newQuestions.push(fields)
      continue
    }
    const stored = existing.get(id) ?? httpError('question_not_found', 'Question not found')
    if (QUESTION_FIELDS.some((it) => stored[it] !== fields[it]))
      await updateQuestion(tx, id, fields)
  }
  if (newQuestions.length > 0) await insertQuestions(tx, lessonId, saveKey, newQuestions)
}

async function updateQuestion(tx: Tx, id: number, fields: Omit<Question, 'id'>) {
  await tx.updateTable('questions').set(fields).where('id', '=', id).execute()
}

async function deleteQuestionsAddedBySave(tx: Tx, lessonId: number, saveKey: string) {
  await tx
    .deleteFrom('questions')
    .where('lesson_id', '=', lessonId)
    .where('added_by_save', '=', saveKey)
    .execute()
}

async function insertQuestions(
  tx: Tx,
  lessonId: number,
  saveKey: string,
  newQuestions: Omit<Question, 'id'>[],
) {
  const { lastPosition } = await tx
    .selectFrom('questions')
    .select((it) => it.fn.max('position').as('lastPosition'))
    .where('lesson_id', '=', lessonId)
    .executeTakeFirstOrThrow()
  const rows = newQuestions.map((it, index) => ({
    lesson_id: lessonId,
    position: (lastPosition ?? 0) + index + 1,
    added_by_save: saveKey,
    ...it,
  }))
  await tx.insertInto('questions').values(rows).execute()
}

/** Deletes one objective question (R-ALESSON-021). Throws if it does not exist. */
export async function removeQuestion(tx: Tx, id: number): Promise<void> {
  const question = await tx
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .select('lessons.class_id as classId')
    .where('questions.id', '=', id)
    .where('lessons.deleted_at', 'is', null)
    .executeTakeFirst()
  const { classId } = question ?? httpError('question_not_found', 'Question not found')
  if (!(await touchClass(tx, classId))) httpError('question_not_found', 'Question not found')
  await tx.deleteFrom('questions').where('id', '=', id).execute()
}
