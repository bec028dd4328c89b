import type { Insertable } from 'kysely'
import { MAX_QUESTIONS } from '../../contract/lessons/lesson-form.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { say } from '../../messages/message.ts'
import { touchClass } from '../classes/store.ts'
import type { Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import type { LessonRestoreData } from './bin-lesson.ts'
import { replaceVersion } from './exam-versions.ts'
import { listChecks, listQuestions } from './question-store.ts'
import { renumber } from './reorder.ts'
import { clearSample, findLesson, listLessons, NO_MATERIAL, updateLessonRow } from './store.ts'
import type { QuestionsTable } from './tables.ts'

type RestoredItem = { itemId: number; data: string; actorId: number; now: number }

/** Restores a lesson with its file, checks, views and submissions. Declines while its class is deleted. */
export async function restoreLesson(tx: Tx, { itemId, data, now }: RestoredItem): Promise<void> {
  const { class_id: classId, is_sample: isSample } = await tx
    .selectFrom('lessons')
    .select(['class_id', 'is_sample'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  if (!(await touchClass(tx, classId)))
    decline('class_in_bin', say('rules_lessons_class_bin_restore_class_first'))
  if (isSample === 1) {
    await clearSample(tx, classId)
    await updateLessonRow(tx, itemId, { is_sample: 1 }, now)
  }
  await updateLessonRow(tx, itemId, { deleted_at: null }, now)
  await separatePosition(tx, { lessonId: itemId, classId, now })
  // written by `binLesson`
  const { explains } = JSON.parse(data) as LessonRestoreData
  if (explains.length === 0) return
  await tx
    .updateTable('questions')
    .set({ explained_in: itemId })
    .where('id', 'in', explains)
    .where('explained_in', 'is', null)
    .execute()
}

/** The others may have been reordered since: numbers all lessons again if one has the position of the restored lesson. */
async function separatePosition(
  tx: Tx,
  { lessonId, classId, now }: { lessonId: number; classId: number; now: number },
): Promise<void> {
  const lessons = await listLessons(tx, classId)
  const restored = lessons.find(({ id }) => id === lessonId)
  if (lessons.some((it) => it.id !== lessonId && it.position === restored?.position))
    await renumber(tx, lessons, now)
}

/**
 * Restores a question of an exam, which gets a new version, or a check, at its position. Declines while its lesson or
 * class is deleted, and if the lesson is full.
 */
export async function restoreQuestion(tx: Tx, { data, actorId, now }: RestoredItem): Promise<void> {
  // written by `binQuestions`
  const row = JSON.parse(data) as Insertable<QuestionsTable> & { lesson_id: number }
  const lesson = await findLesson(tx, row.lesson_id)
  if (!lesson || !(await touchClass(tx, lesson.class_id)))
    decline('class_in_bin', say('rules_lessons_lesson_class_bin_restore_first'))
  if (row.is_check === 1) {
    requireRoom(await listChecks(tx, lesson.id), LESSON_KINDS[lesson.kind].maxChecks)
  } else {
    const questions = await listQuestions(tx, lesson.id)
    requireRoom(questions, MAX_QUESTIONS)
    const { reference_answer: referenceAnswer, near_credit: nearCredit } = lesson
    const exam = { referenceAnswer, nearCredit, questions }
    await replaceVersion(tx, exam, { lessonId: lesson.id, actorId, now })
  }
  const explainedIn = await presentLesson(tx, lesson.class_id, row.explained_in)
  await tx
    .insertInto('questions')
    .values({ ...row, explained_in: explainedIn })
    .execute()
}

function requireRoom(questions: readonly unknown[], limit: number): void {
  if (questions.length >= limit)
    decline('restore_conflict', say('rules_lessons_lesson_questions_most_possible', { limit }))
}

/** A lesson that explains a question, null if it was deleted since. */
async function presentLesson(tx: Tx, classId: number, id: number | null | undefined) {
  if (!id) return null
  const explaining = await findLesson(tx, id)
  return explaining?.class_id === classId ? id : null
}

/** The deleted and other lessons of a class that have a file. */
export async function listMaterialOfClass(tx: Tx, classId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('lessons')
    .select('id')
    .where('class_id', '=', classId)
    .where('material', '!=', '')
    .execute()
  return rows.map((it) => it.id)
}

/** Removes the files from lessons that can no longer be restored, and returns their keys. */
export async function clearMaterial(tx: Tx, lessonIds: readonly number[]): Promise<string[]> {
  if (lessonIds.length === 0) return []
  const rows = await tx
    .selectFrom('lessons')
    .select('material')
    .where('id', 'in', lessonIds)
    .where('material', '!=', '')
    .execute()
  await tx.updateTable('lessons').set(NO_MATERIAL).where('id', 'in', lessonIds).execute()
  return rows.map((it) => it.material)
}
