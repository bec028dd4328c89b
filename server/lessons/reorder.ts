import { touchClass } from '../classes/store.ts'
import type { Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { findLesson, listDeletedLessonIds, listLessons, updateLessonRow } from './store.ts'

type LessonPosition = { id: number; position: number }

/**
 * Puts the lessons of a class into the order of the positions given and renumbers all of them from 1; a lesson
 * that is not named goes by the position it has (R-ALESSON-015). Refuses a lesson of another class; one that a
 * colleague deleted meanwhile is left out.
 */
export async function reorderLessons(
  tx: Tx,
  positions: LessonPosition[],
  now: number,
): Promise<void> {
  const requestedPosition = new Map(positions.map((it) => [it.id, it.position]))
  if (requestedPosition.size < positions.length)
    httpError('invalid_request', 'lessons names a lesson twice')
  const classId =
    (await findClassId(tx, positions)) ?? httpError('lesson_not_found', 'Lesson not found')
  await touchClass(tx, classId)
  const lessons = await listLessons(tx, classId)
  const knownIds = new Set(
    lessons.map((it) => it.id).concat(await listDeletedLessonIds(tx, classId)),
  )
  if (positions.some((it) => !knownIds.has(it.id)))
    httpError('invalid_request', 'lessons are not all of one class')

  const ordered = lessons
    .map((it) => ({
      ...it,
      target: requestedPosition.get(it.id) ?? it.position,
      isListed: requestedPosition.has(it.id),
    }))
    .sort((a, b) => a.target - b.target || Number(b.isListed) - Number(a.isListed))
  for (const [index, lesson] of ordered.entries()) {
    if (lesson.position === index + 1) continue
    await updateLessonRow(tx, lesson.id, { position: index + 1 }, now)
  }
}

/** The class of the first lesson that is still there. */
async function findClassId(tx: Tx, positions: LessonPosition[]): Promise<number | undefined> {
  for (const { id } of positions) {
    const lesson = await findLesson(tx, id)
    if (lesson) return lesson.class_id
  }
  return undefined
}

/**
 * Exchanges the places of two lessons of one class, whatever positions the asker thinks they have
 * (R-ALESSON-016). Refuses lessons of two classes.
 */
export async function swapLessons(tx: Tx, ids: [number, number], now: number): Promise<void> {
  const first = (await findLesson(tx, ids[0])) ?? httpError('lesson_not_found', 'Lesson not found')
  await touchClass(tx, first.class_id)
  const lessons = await listLessons(tx, first.class_id)
  const [lesson1, lesson2] = ids.map((id) => lessons.find((it) => it.id === id))
  if (!lesson1 || !lesson2) httpError('invalid_request', 'lessons are not all of one class')
  await updateLessonRow(tx, lesson1.id, { position: lesson2.position }, now)
  await updateLessonRow(tx, lesson2.id, { position: lesson1.position }, now)
}
