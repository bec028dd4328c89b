import { say } from '../../messages/message.ts'
import { touchClass } from '../classes/store.ts'
import type { Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { auditLessonOrder } from './audited-lesson.ts'
import { findLesson, listDeletedLessonIds, listLessons, updateLessonRow } from './store.ts'

type LessonPosition = { id: number; position: number }

/**
 * Sorts the lessons of a class by the requested positions and renumbers all of them from 1; a lesson that is not listed
 * is sorted by its stored position (R-ALESSON-015). Throws for a lesson of another class; deleted lessons are ignored.
 */
export async function reorderLessons(
  tx: Tx,
  positions: LessonPosition[],
  actor: { actorId: number; now: number },
): Promise<void> {
  const requestedPosition = new Map(positions.map((it) => [it.id, it.position]))
  if (requestedPosition.size < positions.length)
    httpError('invalid_request', say('rules_wire_field_has_lesson_twice', { field: 'lessons' }))
  const classId =
    (await findClassId(tx, positions)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  await touchClass(tx, classId)
  const lessons = await listLessons(tx, classId)
  const knownIds = new Set(
    lessons.map((it) => it.id).concat(await listDeletedLessonIds(tx, classId)),
  )
  if (positions.some((it) => !knownIds.has(it.id)))
    httpError('invalid_request', say('rules_wire_field_of_one_class', { field: 'lessons' }))

  const ordered = lessons
    .map((it) => ({
      ...it,
      target: requestedPosition.get(it.id) ?? it.position,
      isListed: requestedPosition.has(it.id),
    }))
    .sort((a, b) => a.target - b.target || Number(b.isListed) - Number(a.isListed))
  await renumber(tx, ordered, actor.now)
  await auditLessonOrder(tx, actor, lessons)
}

/** Numbers lessons from 1 in the given order. */
export async function renumber(tx: Tx, ordered: readonly LessonPosition[], now: number) {
  for (const [index, lesson] of ordered.entries()) {
    if (lesson.position === index + 1) continue
    await updateLessonRow(tx, lesson.id, { position: index + 1 }, now)
  }
}

/** The class of the first lesson that is not deleted. */
async function findClassId(tx: Tx, positions: LessonPosition[]): Promise<number | undefined> {
  for (const { id } of positions) {
    const lesson = await findLesson(tx, id)
    if (lesson) return lesson.class_id
  }
  return undefined
}

/** Swaps the stored positions of two lessons of one class (R-ALESSON-016). Throws for lessons of two classes. */
export async function swapLessons(
  tx: Tx,
  ids: [number, number],
  actor: { actorId: number; now: number },
): Promise<void> {
  const first =
    (await findLesson(tx, ids[0])) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  await touchClass(tx, first.class_id)
  const lessons = await listLessons(tx, first.class_id)
  const [lesson1, lesson2] = ids.map((id) => lessons.find((it) => it.id === id))
  if (!lesson1 || !lesson2)
    httpError('invalid_request', say('rules_wire_field_of_one_class', { field: 'lessons' }))
  await updateLessonRow(tx, lesson1.id, { position: lesson2.position }, actor.now)
  await updateLessonRow(tx, lesson2.id, { position: lesson1.position }, actor.now)
  await auditLessonOrder(tx, actor, lessons)
}
