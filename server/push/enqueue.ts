import type { Tx } from '../platform/db.ts'
import { insertNotice, rescheduleNotice } from './store.ts'

/*
 * What is told by push, written down in the transaction of whatever it tells about; the push worker spreads it to the
 * devices of whom it concerns once it is due, so a crash loses none (decision 0111).
 */

/** A message is told to whoever has it in their inbox; one to everybody, to those who chose what it is about. */
export async function enqueueMessagePush(
  tx: Tx,
  message: { messageId: number; toAll: boolean; lessonId: number | null; now: number },
): Promise<void> {
  const category = message.lessonId === null ? 'culture-tips' : 'arabic-lessons'
  await insertNotice(tx, {
    messageId: message.messageId,
    category: message.toAll ? category : '',
    dueAt: message.now,
  })
}

type LessonOpening = {
  lessonId: number
  /** Unix seconds; 0 for at once. */
  opensAt: number
  now: number
}

/** A new lesson is told to the students of its class when it opens. */
export async function enqueueLessonPush(tx: Tx, { lessonId, opensAt, now }: LessonOpening) {
  await insertNotice(tx, { lessonId, category: 'arabic-lessons', dueAt: Math.max(opensAt, now) })
}

/** A lesson that opens at another time is told then, if it was not told of already. */
export async function rescheduleLessonPush(tx: Tx, { lessonId, opensAt, now }: LessonOpening) {
  await rescheduleNotice(tx, lessonId, Math.max(opensAt, now))
}
