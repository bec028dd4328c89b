import { touchClass } from '../classes/store.ts'
import type { Tx } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { changeLesson, findLesson, listDeletedIds, listLessons } from './store.ts'

type Place = { id: number; position: number }

/**
 * Puts the lessons of a class into the order of the positions given and renumbers all of them from 1; a lesson
 * that is not named goes by the position it has (wallet-and-admin §4). Refuses a lesson of another class; one that a
 * colleague deleted meanwhile is left out.
 */
export async function reorderLessons(tx: Tx, places: Place[], now: number): Promise<void> {
  const wanted = new Map(places.map((it) => [it.id, it.position]))
  if (wanted.size < places.length) reject(400, 'lessons names a lesson twice')
  const classId = (await classOf(tx, places)) ?? refuse('Lesson not found')
  await touchClass(tx, classId)
  const lessons = await listLessons(tx, classId)
  const known = new Set(lessons.map((it) => it.id).concat(await listDeletedIds(tx, classId)))
  if (places.some((it) => !known.has(it.id))) reject(400, 'lessons are not all of one class')

  const inOrder = lessons
    .map((it) => ({ ...it, to: wanted.get(it.id) ?? it.position, named: wanted.has(it.id) }))
    .sort((a, b) => a.to - b.to || Number(b.named) - Number(a.named))
  for (const [index, lesson] of inOrder.entries()) {
    if (lesson.position === index + 1) continue
    await changeLesson(tx, lesson.id, { position: index + 1 }, now)
  }
}

/** The class of the first lesson that is still there. */
async function classOf(tx: Tx, places: Place[]): Promise<number | undefined> {
  for (const { id } of places) {
    const lesson = await findLesson(tx, id)
    if (lesson) return lesson.class_id
  }
  return undefined
}

/**
 * Exchanges the places of two lessons of one class, whatever positions the asker thinks they have
 * (wallet-and-admin §7). Refuses lessons of two classes.
 */
export async function swapLessons(tx: Tx, ids: [number, number], now: number): Promise<void> {
  const first = (await findLesson(tx, ids[0])) ?? refuse('Lesson not found')
  await touchClass(tx, first.class_id)
  const lessons = await listLessons(tx, first.class_id)
  const [one, other] = ids.map((id) => lessons.find((it) => it.id === id))
  if (!one || !other) reject(400, 'lessons are not all of one class')
  await changeLesson(tx, one.id, { position: other.position }, now)
  await changeLesson(tx, other.id, { position: one.position }, now)
}
