import type { Insertable, Selectable } from 'kysely'
import { batchesOf } from '../platform/batches.ts'
import type { Tx } from '../platform/db.ts'
import { newPublicId } from '../platform/random.ts'
import type { Tables } from '../platform/tables.ts'
import type { LessonsTable } from './tables.ts'
import { copyWords } from './word-store.ts'

/** Rows per statement: a lesson can have 200,000 characters, and a statement a limited number of values. */
const LESSONS_PER_BATCH = 25
const QUESTIONS_PER_BATCH = 400

/** The columns of a copy that differ from those of its original. */
type Overrides = (
  original: Selectable<LessonsTable>,
) => Pick<Insertable<LessonsTable>, 'class_id' | 'opens_at'> & Partial<Insertable<LessonsTable>>

type CopyOptions = {
  overrides: Overrides
  /** True if the copies are in the class of their originals, where the lessons that explain questions are. */
  keepsExplanations?: boolean
  now: number
}

/**
 * Copies lessons with their questions, checks and words, and returns the id of each copy by the id of its original. Every other
 * column is copied as it is, so a copy shares the file of its original. The classes must be locked.
 */
export async function copyLessons(
  tx: Tx,
  originalIds: readonly number[],
  { overrides, keepsExplanations = false, now }: CopyOptions,
): Promise<Map<number, number>> {
  const copyIds = new Map<number, number>()
  for (const batch of batchesOf(originalIds, LESSONS_PER_BATCH)) {
    const originals = await tx.selectFrom('lessons').selectAll().where('id', 'in', batch).execute()
    const originalIdByRand = new Map<string, number>()
    const rows = originals.map(({ id, ...columns }) => {
      const examRand = newPublicId()
      originalIdByRand.set(examRand, id)
      return {
        ...columns,
        version: newPublicId(),
        idempotency_key: null,
        // earlier versions belong to the submissions of the original
        exam_version: 1,
        created_at: now,
        updated_at: now,
        ...overrides({ id, ...columns }),
        exam_rand: examRand,
      }
    })
    const copies = await tx
      .insertInto('lessons')
      .values(rows)
      .returning(['id', 'exam_rand'])
      .execute()
    // the engines do not guarantee the order of returned rows
    for (const copy of copies) copyIds.set(originalIdByRand.get(copy.exam_rand) ?? 0, copy.id)
  }
  await copyQuestions(tx, copyIds, keepsExplanations)
  await copyWords(tx, copyIds)
  return copyIds
}

/** The number of questions and checks of lessons. */
export async function countQuestions(tx: Tx, lessonIds: readonly number[]): Promise<number> {
  const { count } = await tx
    .selectFrom('questions')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('lesson_id', 'in', lessonIds)
    .executeTakeFirstOrThrow()
  return count
}

/** Copies the questions of lessons. Each is explained by the copy of its lesson, or by no lesson if that was not copied. */
async function copyQuestions(
  tx: Tx,
  copyIds: ReadonlyMap<number, number>,
  keepsExplanations: boolean,
) {
  const toExplaining = (lessonId: number | null) =>
    lessonId && (copyIds.get(lessonId) ?? (keepsExplanations ? lessonId : null))
  // PostgreSQL does not accept `in ()`
  if (copyIds.size === 0) return
  let lastId = 0
  for (;;) {
    const originals = await tx
      .selectFrom('questions')
      .selectAll()
      .where('lesson_id', 'in', [...copyIds.keys()])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(QUESTIONS_PER_BATCH)
      .execute()
    if (originals.length === 0) return
    lastId = originals.at(-1)?.id ?? lastId
    const rows = originals.map(
      ({ id: _id, ...columns }): Insertable<Tables['questions']> => ({
        ...columns,
        lesson_id: copyIds.get(columns.lesson_id) ?? 0,
        added_by_save: '',
        explained_in: toExplaining(columns.explained_in),
      }),
    )
    await tx.insertInto('questions').values(rows).execute()
  }
}
