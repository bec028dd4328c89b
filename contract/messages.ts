import * as z from 'zod/mini'
import { call } from './call.ts'
import { email, filled, flag, id, named, rand, time, truth } from './wire.ts'

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

export const SUBJECT_REQUIRED = 'Subject is required'
export const CONTENT_REQUIRED = 'Message content is required'
export const RECIPIENT_REQUIRED = 'Please select at least one recipient'

/** A text whose absence is told in words of its own. */
function wanted(maxLength: number, otherwise: string) {
  return z.pipe(z.string(otherwise).check(z.trim(), z.minLength(1, otherwise)), filled(maxLength))
}

/** Wallet-and-admin §7, decisions §9: recipients are email addresses. It may point to a lesson. */
export const sendMessage = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'sendMessage',
  may: 'admin',
  asks: {
    subject: wanted(300, SUBJECT_REQUIRED),
    message: wanted(50_000, CONTENT_REQUIRED),
    delivery_method: z.enum(['inApp', 'email', 'both']),
    message_style: z.optional(z.enum(['normal', 'popup'])),
    send_to_all: z.optional(truth),
    recipients: z.optional(z.array(email).check(z.maxLength(100_000))),
    lesson_id: z.optional(id),
  },
  answers: z.object({ id }),
  says: 'Message sent successfully!',
})
