import * as z from 'zod/mini'
import { call, MB } from './call.ts'
import { withFieldNames } from './field-names.ts'
import { count, email, formBoolean, id, rand, requiredText, unixSeconds } from './wire.ts'

/** What administrators ask about messages; apart from messages.ts, so that no student loads it. */

const ADMIN = '/adminActions.php'

export const SUBJECT_REQUIRED = 'Subject is required'
export const CONTENT_REQUIRED = 'Message content is required'
export const RECIPIENT_REQUIRED = 'Please select at least one recipient'

/** A text whose absence is told in words of its own. */
function requiredTextWith(maxLength: number, message: string) {
  return z.pipe(z.string(message).check(z.trim(), z.minLength(1, message)), requiredText(maxLength))
}

const delivery = z.enum(['inApp', 'email', 'both'])
export type Delivery = z.output<typeof delivery>
const messageStyle = z.enum(['normal', 'popup'])
export type MessageStyle = z.output<typeof messageStyle>

export const SUBJECT_MAX = 300
export const CONTENT_MAX = 50_000
const RECIPIENTS_MAX = 100_000
const recipients = z.array(email).check(z.maxLength(RECIPIENTS_MAX))

// the addresses of 100,000 students
const recipientsBody = { bytes: 4 * MB, fields: 101_000 }

/** How the addresses that nobody has are told (R-AMSG-008). */
export function notRegisteredMessage(emails: readonly string[]): string {
  return `These emails are not registered: ${emails.join(', ')}`
}

/**
 * Recipients are email addresses (R-AMSG-011, R-AMSG-012). It may point to a lesson. The same `once` of the
 * same sender is the same sending, however often it arrives (decision 0170).
 */
export const sendMessage = call({
  method: 'POST',
  path: ADMIN,
  action: 'sendMessage',
  access: 'admin',
  bodyLimits: recipientsBody,
  request: {
    subject: requiredTextWith(SUBJECT_MAX, SUBJECT_REQUIRED),
    message: requiredTextWith(CONTENT_MAX, CONTENT_REQUIRED),
    delivery_method: delivery,
    message_style: z.optional(messageStyle),
    send_to_all: z.optional(formBoolean),
    recipients: z.optional(recipients),
    lesson_id: z.optional(id),
    once: z.optional(rand),
  },
  fieldNames: {
    body: 'message',
    delivery: 'delivery_method',
    style: 'message_style',
    toAll: 'send_to_all',
    idempotencyKey: 'once',
  },
  response: z.object({ id }),
  successMessage: 'Message sent successfully!',
})

/** Which of these addresses belong to users, and to whom (R-AMSG-008, decision 0170). */
export const checkRecipients = call({
  method: 'POST',
  path: ADMIN,
  action: 'checkRecipients',
  access: 'admin',
  bodyLimits: recipientsBody,
  request: { recipients },
  response: z.object({
    registered: z.array(z.object({ name: z.string(), email: z.string() })),
    unregistered: z.array(z.string()),
  }),
})

/** What an administrator sent: to how many, and how far its emails are. `preview` is how its text begins. */
export const sentMessage = withFieldNames(
  z.object({
    id,
    subject: z.string(),
    preview: z.string(),
    delivery_method: delivery,
    message_style: messageStyle,
    send_to_all: z.boolean(),
    time: unixSeconds,
    sender: z.string(),
    recipients: z.int(),
    /** `stuck` are those that could not be sent and are tried again; `failed` those that were given up. */
    emails: z.object({ total: z.int(), sent: z.int(), stuck: z.int(), failed: z.int() }),
  }),
  { delivery: 'delivery_method', style: 'message_style', toAll: 'send_to_all', sentAt: 'time' },
)
export type SentMessage = z.output<typeof sentMessage>

/** Rows to a page of what was sent, and of the emails that did not leave. */
export const SENT_PAGE = 10

/** Decision 0171: what administrators sent, newest first, ten to a page; and how many a message to all reaches now. */
export const getSentMessages = call({
  method: 'POST',
  path: ADMIN,
  action: 'getSentMessages',
  access: 'admin',
  request: { page: z.optional(count) },
  response: z.object({ students: z.int(), total: z.int(), messages: z.array(sentMessage) }),
})

/** An email of a message that has not left: where to and why. `nextTry` is 0 once it was given up. */
export const unsentEmail = z.object({
  to: z.string(),
  reason: z.string(),
  tries: z.int(),
  nextTry: unixSeconds,
})
export type UnsentEmail = z.output<typeof unsentEmail>

/** Decision 0171: the emails of a message that could not be sent so far, ten to a page. */
export const getUnsentEmails = call({
  method: 'POST',
  path: ADMIN,
  action: 'getUnsentEmails',
  access: 'admin',
  request: { message_id: id, page: z.optional(count) },
  response: z.object({ total: z.int(), emails: z.array(unsentEmail) }),
})

/** Decision 0171: tries those once more that were given up; answers how many. */
export const retryEmails = call({
  method: 'POST',
  path: ADMIN,
  action: 'retryEmails',
  access: 'admin',
  request: { message_id: id },
  response: z.object({ queued: z.int() }),
})
