import type { QuestionForm } from '../../contract/lessons.ts'
import { touchClass } from '../classes/store.ts'
import type { Db, Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'

/** An objective question as its teacher made it; `answer` is the right one and an option may be ''. */
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

/** An exam's objective questions in their order. */
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
 * Changes the questions whose id is known and adds the others after them; what is not named stays
 * (R-ALESSON-012, R-ALESSON-013). What an earlier try of the same save added is not added twice. Refuses an id that is
 * not one of this lesson's.
 */
export async function saveQuestions(
  tx: Tx,
  { lessonId, save: saveKey }: { lessonId: number; save: string },
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
  const { last } = await tx
    .selectFrom('questions')
    .select((it) => it.fn.max('position').as('last'))
    .where('lesson_id', '=', lessonId)
    .executeTakeFirstOrThrow()
  const rows = newQuestions.map((it, index) => ({
    lesson_id: lessonId,
    position: (last ?? 0) + index + 1,
    added_by_save: saveKey,
    ...it,
  }))
  await tx.insertInto('questions').values(rows).execute()
}

/** Removes one objective question. Refuses when there is no such question (R-ALESSON-021). */
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
