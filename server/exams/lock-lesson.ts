import { say } from '../../messages/message.ts'
import { touchClass } from '../classes/store.ts'
import { findLesson } from '../lessons/store.ts'
import type { Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'

/** Locks the class of a lesson, so that changes of its lessons wait, and returns the lesson. Throws 404 if it is missing. */
export async function lockLesson(tx: Tx, lessonId: number) {
  const unlocked = await findLesson(tx, lessonId)
  if (unlocked) await touchClass(tx, unlocked.class_id)
  // it may have been deleted before the lock
  return (
    (await findLesson(tx, lessonId)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  )
}
