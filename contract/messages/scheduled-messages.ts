import { type Message, say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { DAY } from '../platform/duration.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { dayAndTime } from '../platform/sentence-values.ts'
import { count, id, unixSeconds, unixSecondsString } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import {
  ADMIN,
  delivery,
  MESSAGE_FIELD_NAMES,
  messageRequest,
  messageStyle,
  recipientsBody,
  SENT_PAGE,
} from './announcements.ts'
import { audience } from './audiences.ts'

/** The calls of messages that are sent at a later time. */

/** Rows per page. */
export const SCHEDULED_PAGE = SENT_PAGE

/** A message is scheduled at most a year ahead. */
const MAX_DELAY = 366 * DAY

/** Why a message cannot be scheduled for a time; undefined if it can. Times are Unix seconds. */
export function scheduleProblem(
  sendAt: number,
  now: number,
  timezone: string,
): Message | undefined {
  if (!Number.isFinite(sendAt)) return say('rules_messages_choose_time')
  if (sendAt <= now) return say('rules_messages_time_over', { time: dayAndTime(now, timezone) })
  return sendAt > now + MAX_DELAY ? say('rules_messages_time_within_year') : undefined
}

/** The error for a message that was sent or cancelled meanwhile. */
export const NO_LONGER_SCHEDULED = say('rules_messages_message_no_longer_scheduled_sent')
export const SCHEDULE_CHANGED = say('rules_messages_somebody_else_changed_scheduled_message')

/**
 * Schedules a message for a time in Unix seconds, or with `scheduled_id` changes one that waits or has failed. Its
 * recipients are resolved when it is sent.
 */
export const scheduleMessage = call({
  path: ADMIN,
  action: 'scheduleMessage',
  access: { can: 'sendMessages' },
  effect: 'create',
  reauthentication: 'none',
  bodyLimits: recipientsBody,
  request: {
    ...messageRequest,
    send_at: unixSecondsString,
    scheduled_id: z.optional(id),
    version: z.optional(count),
  },
  fieldNames: MESSAGE_FIELD_NAMES,
  response: z.object({ id }),
  successMessage: say('rules_messages_message_scheduled'),
})

/** A scheduled message. `failure` says why it could not be sent; '' while it waits. */
const scheduledMessage = withFieldNames(
  z.object({
    id,
    subject: z.string(),
    preview: z.string(),
    delivery_method: delivery,
    message_style: messageStyle,
    send_at: unixSeconds,
    sender: z.string(),
    /** 'all students', '3 chosen students', 'students of Naḥw 1' */
    audience: z.string(),
    failure: z.string(),
  }),
  { delivery: 'delivery_method', style: 'message_style' },
)
export type ScheduledMessage = z.output<typeof scheduledMessage>

/** Messages that wait or could not be sent, the next one first, ten per page. */
export const getScheduledMessages = call({
  path: ADMIN,
  action: 'getScheduledMessages',
  access: { can: 'sendMessages' },
  effect: 'read',
  request: { page: z.optional(count) },
  response: z.object({ total: z.int(), page: z.int(), messages: z.array(scheduledMessage) }),
})

/** A scheduled message as its form needs it. `audience` is absent for all students and for chosen recipients. */
const scheduledForm = withFieldNames(
  z.object({
    id,
    version: z.int(),
    subject: z.string(),
    message: z.string(),
    delivery_method: delivery,
    message_style: messageStyle,
    send_at: unixSeconds,
    send_to_all: z.boolean(),
    recipients: z.array(z.object({ name: z.string(), email: z.string() })),
    audience: z.optional(audience),
  }),
  { body: 'message', delivery: 'delivery_method', style: 'message_style', toAll: 'send_to_all' },
)
export type ScheduledForm = z.output<typeof scheduledForm>

/** One scheduled message, for its form. 404 once it was sent or cancelled. */
export const getScheduledMessage = call({
  path: ADMIN,
  action: 'getScheduledMessage',
  access: { can: 'sendMessages' },
  effect: 'read',
  request: { scheduled_id: id },
  response: scheduledForm,
})

/** Cancels a scheduled message. Declines once it was sent. */
export const cancelScheduledMessage = call({
  path: ADMIN,
  action: 'cancelScheduledMessage',
  access: { can: 'sendMessages' },
  effect: 'change',
  reauthentication: 'none',
  request: { scheduled_id: id },
})
