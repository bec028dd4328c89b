import type { Tx } from '../platform/db.ts'
import { deleteNotice, insertNotice, rescheduleNotice } from './store.ts'

/*
 * Enqueues push notifications in the transaction of the event that they report. The push worker creates the deliveries
 * once they are due, so a crash loses none.
 */

/** Notifies the recipients of a message; for a message to all, the subscribers of its category. */
export async function enqueueMessagePush(
  tx: Tx,
  message: {
    messageId: number
    toAll: boolean
    lessonId: number | null
    /** Sent in quiet hours too. */
    isUrgent?: boolean
    now: number
  },
): Promise<void> {
  const category = message.lessonId === null ? 'culture-tips' : 'arabic-lessons'
  await insertNotice(tx, {
    messageId: message.messageId,
    category: message.toAll ? category : '',
    dueAt: message.now,
    isUrgent: message.isUrgent ?? false,
  })
}

type LessonOpening = {
  lessonId: number
  /** Unix seconds; 0 for now. */
  opensAt: number
  now: number
}

/** Notifies the students of the class when a new lesson opens. */
export async function enqueueLessonPush(tx: Tx, { lessonId, opensAt, now }: LessonOpening) {
  await insertNotice(tx, { lessonId, category: 'arabic-lessons', dueAt: Math.max(opensAt, now) })
}

/** Withdraws the notification of a lesson that is a draft again, if it was not sent yet. */
export async function cancelLessonPush(tx: Tx, lessonId: number) {
  await deleteNotice(tx, lessonId)
}

/** Moves the notification of a lesson that opens at another time, if it was not sent yet. */
export async function rescheduleLessonPush(tx: Tx, { lessonId, opensAt, now }: LessonOpening) {
  await rescheduleNotice(tx, lessonId, Math.max(opensAt, now))
}
