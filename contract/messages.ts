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

/** Student-area §7: the asker's own, newest first. */
export const getMessages = call({
  method: 'POST',
  path: '/messages.php',
  action: 'getMessages',
  may: 'student',
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

/** Wallet-and-admin §7, decisions §9: recipients are email addresses. */
export const sendMessage = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'sendMessage',
  may: 'admin',
  asks: {
    subject: filled(300),
    message: filled(50_000),
    delivery_method: z.enum(['inApp', 'email', 'both']),
    message_style: z.optional(z.enum(['normal', 'popup'])),
    send_to_all: z.optional(truth),
    recipients: z.optional(z.array(email).check(z.maxLength(100_000))),
  },
  answers: z.object({ id }),
  says: 'Message sent successfully!',
})
