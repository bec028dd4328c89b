import * as z from 'zod/mini'
import { call } from './call.ts'
import { flag, id, named, rand, time, truth } from './wire.ts'

/** Wallet-and-admin §3. A message that belongs to no lesson has class_id and lesson_id ''. */
export const message = named(
  z.object({
    id,
    rand,
    subject: z.string(),
    body: z.string(),
    time,
    isRead: z.boolean(),
    popup: flag,
    class_id: z.string(),
    lesson_id: z.string(),
  }),
  { sentAt: 'time', classId: 'class_id', lessonId: 'lesson_id' },
)
export type Message = z.output<typeof message>

/**
 * Student-area §7: the asker's own, newest first, the newest 500. With `brief` only what a bell shows, for it asks
 * every half minute: the newest five and whatever is unread, without bodies but those of waiting popups (decision 0070).
 */
export const getMessages = call({
  method: 'POST',
  path: '/messages.php',
  action: 'getMessages',
  may: 'student',
  asks: { brief: z.optional(truth) },
  answers: z.array(message),
})

/** Wallet-and-admin §7. */
export const readMessage = call({
  method: 'POST',
  path: '/messages.php',
  action: 'readMessage',
  may: 'student',
  asks: { message_id: id },
  answers: z.null(),
})
