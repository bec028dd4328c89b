import type { QuestionForm } from '../../contract/lessons.ts'
import { touchClass } from '../classes/store.ts'
import type { Db, Tx } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'

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

const words = ['question', 'answer', 'option1', 'option2', 'option3', 'option4'] as const

/** An exam's objective questions in their order. */
export async function listQuestions(db: Db, lessonId: number): Promise<Question[]> {
  return db
    .selectFrom('questions')
    .select(['id', ...words])
    .where('lesson_id', '=', lessonId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/**
 * Changes the questions whose id is known and adds the others after them; what is not named stays
 * (wallet-and-admin §7). What an earlier try of the same save added is not added twice. Refuses an id that is
 * not one of this lesson's.
 */
export async function saveQuestions(
  tx: Tx,
  { lessonId, save }: { lessonId: number; save: string },
  forms: QuestionForm[],
) {
  await forgetQuestions(tx, lessonId, save)
  const known = new Map((await listQuestions(tx, lessonId)).map((it) => [it.id, it]))
  const added: Omit<Question, 'id'>[] = []
  for (const { id, ...form } of forms) {
    const wanted = { option1: '', option2: '', option3: '', option4: '', ...form }
    if (typeof id !== 'number') {
      added.push(wanted)
      continue
    }
    const before = known.get(id) ?? refuse('Question not found')
    if (words.some((it) => before[it] !== wanted[it])) await changeQuestion(tx, id, wanted)
  }
  if (added.length > 0) await addQuestions(tx, lessonId, save, added)
}

async function changeQuestion(tx: Tx, id: number, wanted: Omit<Question, 'id'>) {
  await tx.updateTable('questions').set(wanted).where('id', '=', id).execute()
}

async function forgetQuestions(tx: Tx, lessonId: number, save: string) {
  await tx
    .deleteFrom('questions')
    .where('lesson_id', '=', lessonId)
    .where('added_by_save', '=', save)
    .execute()
}

async function addQuestions(tx: Tx, lessonId: number, save: string, added: Omit<Question, 'id'>[]) {
  const { last } = await tx
    .selectFrom('questions')
    .select((it) => it.fn.max('position').as('last'))
    .where('lesson_id', '=', lessonId)
    .executeTakeFirstOrThrow()
  const rows = added.map((it, nth) => ({
    lesson_id: lessonId,
    position: (last ?? 0) + nth + 1,
    added_by_save: save,
    ...it,
  }))
  await tx.insertInto('questions').values(rows).execute()
}

/** Removes one objective question. Refuses when there is no such question (wallet-and-admin §7). */
export async function removeQuestion(tx: Tx, id: number): Promise<void> {
  const found = await tx
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .select('lessons.class_id as classId')
    .where('questions.id', '=', id)
    .where('lessons.deleted_at', 'is', null)
    .executeTakeFirst()
  const { classId } = found ?? refuse('Question not found')
  if (!(await touchClass(tx, classId))) refuse('Question not found')
  await tx.deleteFrom('questions').where('id', '=', id).execute()
}
