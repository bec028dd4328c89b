import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { flag, formBoolean, id, rand, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** A message (R-MSG-014). class_id and lesson_id are '' for a message without a lesson. */
export const message = withFieldNames(
  z.object({
    id,
    rand,
    subject: z.string(),
    body: z.string(),
    time: unixSeconds,
    isRead: z.boolean(),
    popup: flag,
    class_id: z.string(),
    lesson_id: z.string(),
  }),
  { publicId: 'rand', sentAt: 'time' },
)
export type Message = z.output<typeof message>

/**
 * The caller's newest 500 messages, newest first (R-MSG-013). With `brief` (polled every 30 seconds): the newest five
 * and all unread ones, with a body for unread popups only.
 */
export const getMessages = call({
  path: '/messages.php',
  action: 'getMessages',
  access: 'student',
  effect: 'read',
  request: { brief: z.optional(formBoolean) },
  fieldNames: { isBrief: 'brief' },
  response: z.array(message),
})

/** Marks a message as read for the caller (R-MSG-015). */
export const readMessage = call({
  path: '/messages.php',
  action: 'readMessage',
  access: 'student',
  effect: 'change',
  request: { message_id: id },
})
