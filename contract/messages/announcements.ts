import { type Message, say } from '../../messages/message.ts'
import { call, MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { inIssue } from '../platform/issue-message.ts'
import { count, email, formBoolean, id, rand, requiredText, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { audience } from './audiences.ts'

/** The administrators' message calls. Separate from messages.ts so that the student bundle does not include them. */

/** The path of these calls. */
export const ADMIN = '/adminActions.php'

export const SUBJECT_REQUIRED = say('rules_messages_subject_required')
export const CONTENT_REQUIRED = say('rules_messages_message_content_required')
export const RECIPIENT_REQUIRED = say('rules_messages_select_least_one_recipient')

/** A required text with its own message when it is missing. */
function requiredTextWith(maxLength: number, message: Message) {
  const text = inIssue(message)
  return z.pipe(z.string(text).check(z.trim(), z.minLength(1, text)), requiredText(maxLength))
}

export const delivery = z.enum(['inApp', 'email', 'both'])
export type Delivery = z.output<typeof delivery>
export const messageStyle = z.enum(['normal', 'popup'])
export type MessageStyle = z.output<typeof messageStyle>

export const SUBJECT_MAX = 300
export const CONTENT_MAX = 50_000
const RECIPIENTS_MAX = 100_000
const recipients = z.array(email).check(z.maxLength(RECIPIENTS_MAX))

// the addresses of 100,000 students
export const recipientsBody = { bytes: 4 * MB, fields: 101_000 }

/** The message that lists recipients without an account (R-AMSG-008). */
export function notRegisteredMessage(emails: readonly string[]): Message {
  return say('rules_messages_not_registered', { emails: emails.join(', ') })
}

/** The text of a message and its recipients: all students, an audience, or email addresses. */
export const messageRequest = {
  subject: requiredTextWith(SUBJECT_MAX, SUBJECT_REQUIRED),
  message: requiredTextWith(CONTENT_MAX, CONTENT_REQUIRED),
  delivery_method: delivery,
  message_style: z.optional(messageStyle),
  send_to_all: z.optional(formBoolean),
  recipients: z.optional(recipients),
  audience: z.optional(audience),
}

export const MESSAGE_FIELD_NAMES = {
  body: 'message',
  delivery: 'delivery_method',
  style: 'message_style',
  toAll: 'send_to_all',
} as const

/**
 * Sends a message to recipients by email address (R-AMSG-011, R-AMSG-012) or to an audience, optionally linked to a
 * lesson. `once` is the sender's idempotency key: a repeated request returns the first message (decision 0501).
 */
export const sendMessage = call({
  path: ADMIN,
  action: 'sendMessage',
  access: { can: 'sendMessages' },
  effect: 'create',
  reauthentication: 'none',
  bodyLimits: recipientsBody,
  request: { ...messageRequest, lesson_id: z.optional(id), once: z.optional(rand) },
  fieldNames: { ...MESSAGE_FIELD_NAMES, idempotencyKey: 'once' },
  response: z.object({ id }),
  successMessage: say('rules_messages_message_sent_successfully'),
})

/** Splits addresses into those that belong to a user and those that do not (R-AMSG-008, decision 0501). */
export const checkRecipients = call({
  path: ADMIN,
  action: 'checkRecipients',
  access: { can: 'sendMessages' },
  effect: 'read',
  bodyLimits: recipientsBody,
  request: { recipients },
  response: z.object({
    registered: z.array(z.object({ name: z.string(), email: z.string() })),
    unregistered: z.array(z.string()),
  }),
})

/** The number of students of an audience now, and its description: 'students of Naḥw 1'. */
export const countAudience = call({
  path: ADMIN,
  action: 'countAudience',
  access: { can: 'sendMessages' },
  effect: 'read',
  request: { audience },
  response: z.object({ students: z.int(), description: z.string() }),
})

/**
 * A message that an administrator sent, with its recipient count and email progress. `preview` is the start of its
 * text.
 */
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
    /** 'students of Naḥw 1'; '' for all students and for chosen recipients. */
    audience: z.string(),
    /** The recipients who have read it in the app; 0 for a message by email only. */
    read: z.int(),
    /** `stuck`: failed and waiting for a retry; `failed`: given up; `folder`: of `sent`, those that were
     * written to the folder of a school without a mail server. */
    emails: withFieldNames(
      z.object({
        ...{ total: z.int(), sent: z.int(), stuck: z.int(), failed: z.int(), folder: z.int() },
      }),
      { inFolder: 'folder' },
    ),
  }),
  { delivery: 'delivery_method', style: 'message_style', toAll: 'send_to_all', sentAt: 'time' },
)
export type SentMessage = z.output<typeof sentMessage>

/** Rows per page of sent messages and of unsent emails. */
export const SENT_PAGE = 10

/** Messages sent by administrators, newest first, ten per page, with the current number of students. */
export const getSentMessages = call({
  path: ADMIN,
  action: 'getSentMessages',
  access: { can: 'sendMessages' },
  effect: 'read',
  request: { page: z.optional(count) },
  response: z.object({ students: z.int(), total: z.int(), messages: z.array(sentMessage) }),
})

/** A recipient of a message in the app. `read` is 0 until it is read. */
const messageReader = withFieldNames(
  z.object({ id, name: z.string(), email: z.string(), read: unixSeconds, deleted: z.boolean() }),
  { readAt: 'read', isDeleted: 'deleted' },
)
export type MessageReader = z.output<typeof messageReader>

/** Rows per page of readers. */
export const READERS_PAGE = 20

/**
 * The recipients who have read a message in the app (the latest first) or have not, twenty per page, with
 * both numbers. The response has the page that was read, the last one if `page` is beyond it.
 */
export const getMessageReaders = call({
  path: ADMIN,
  action: 'getMessageReaders',
  access: { can: 'sendMessages' },
  effect: 'read',
  request: { message_id: id, unread: z.optional(formBoolean), page: z.optional(count) },
  fieldNames: { isUnread: 'unread' },
  response: z.object({
    read: z.int(),
    unread: z.int(),
    page: z.int(),
    readers: z.array(messageReader),
  }),
})

/** Sends a message again, as it was, to the recipients who have not read it in the app. */
export const sendMessageAgain = call({
  path: ADMIN,
  action: 'sendMessageAgain',
  access: { can: 'sendMessages' },
  effect: 'create',
  reauthentication: 'none',
  request: { message_id: id },
  response: z.object({ id }),
  successMessage: say('rules_messages_message_sent_successfully'),
})

/** An email that has not been sent: the recipient and the last error. `nextTry` is 0 after the last retry. */
export const unsentEmail = withFieldNames(
  z.object({
    to: z.string(),
    reason: z.string(),
    tries: z.int(),
    nextTry: unixSeconds,
  }),
  { attempts: 'tries' },
)
export type UnsentEmail = z.output<typeof unsentEmail>

/** The unsent emails of a message, ten per page. */
export const getUnsentEmails = call({
  path: ADMIN,
  action: 'getUnsentEmails',
  access: { can: 'sendMessages' },
  effect: 'read',
  request: { message_id: id, page: z.optional(count) },
  response: z.object({ total: z.int(), emails: z.array(unsentEmail) }),
})

/** Queues the failed emails of a message again and returns their number. */
export const retryEmails = call({
  path: ADMIN,
  action: 'retryEmails',
  access: { can: 'sendMessages' },
  effect: 'change',
  reauthentication: 'none',
  request: { message_id: id },
  response: z.object({ queued: z.int() }),
})
