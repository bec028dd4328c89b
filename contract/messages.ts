import * as z from 'zod/mini'
import { call } from './call.ts'
import { withFieldNames } from './field-names.ts'
import { flag, formBoolean, id, rand, unixSeconds } from './wire.ts'

/** A message (R-MSG-014). One that belongs to no lesson has class_id and lesson_id ''. */
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
  { sentAt: 'time', classId: 'class_id', lessonId: 'lesson_id' },
)
export type Message = z.output<typeof message>

/**
 * The caller's own, newest first, the newest 500 (R-MSG-013). With `brief` only what a bell shows, for it asks
 * every half minute: the newest five and whatever is unread, without bodies but those of waiting popups (decision 0070).
 */
export const getMessages = call({
  method: 'POST',
  path: '/messages.php',
  action: 'getMessages',
  access: 'student',
  request: { brief: z.optional(formBoolean) },
  fieldNames: { isBrief: 'brief' },
  response: z.array(message),
})

/** Marks a message read for the caller (R-MSG-015). */
export const readMessage = call({
  method: 'POST',
  path: '/messages.php',
  action: 'readMessage',
  access: 'student',
  request: { message_id: id },
  response: z.null(),
})
