import { batchesOf } from '../platform/batches.ts'
import { putInBin } from '../platform/bin.ts'
import type { Tx } from '../platform/db.ts'
import type { LessonRecord } from './store.ts'

/** The data that restoring a lesson needs beyond its row: the questions that it explains. */
export type LessonRestoreData = { explains: number[] }

/** Lists a lesson in the bin, in the transaction of its deletion. */
export async function binLesson(
  tx: Tx,
  { id, subject, class_id: classId }: LessonRecord,
  actor: { actorId: number; now: number },
): Promise<void> {
  const { name: place } = await tx
    .selectFrom('classes')
    .select('name')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  const explained = await tx
    .selectFrom('questions')
    .select('id')
    .where('explained_in', '=', id)
    .execute()
  const restoreData: LessonRestoreData = { explains: explained.map((it) => it.id) }
  await putInBin(tx, { kind: 'lesson', itemId: id, name: subject, place, restoreData, ...actor })
}

type Removal = {
  /** Null for a program, whose deletions are final. */
  actorId: number | null
  now: number
  /** The key of the save; rows that an earlier attempt of it added are replaced, so they are not listed in the bin. */
  saveKey?: string
}

/** Lists questions and checks in the bin with their rows, before they are deleted. */
export async function binQuestions(
  tx: Tx,
  ids: readonly number[],
  { actorId, now, saveKey = '' }: Removal,
): Promise<void> {
  if (!actorId) return
  for (const batch of batchesOf(ids)) {
    const rows = await tx
      .selectFrom('questions')
      .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
      .selectAll('questions')
      .select('lessons.subject as place')
      .where('questions.id', 'in', batch)
      .execute()
    for (const { place, ...restoreData } of rows) {
      if (saveKey !== '' && restoreData.added_by_save === saveKey) continue
      const item = { kind: 'question' as const, itemId: restoreData.id, place, restoreData }
      await putInBin(tx, { ...item, name: restoreData.question, actorId, now })
    }
  }
}
