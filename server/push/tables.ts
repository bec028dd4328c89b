import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    push_subscriptions: PushSubscriptionsTable
    push_notices: PushNoticesTable
    push_deliveries: PushDeliveriesTable
  }
}

type PushSubscriptionsTable = {
  id: Generated<number>
  user_id: number
  /** The session that subscribed; deleting it deletes the subscription. */
  session_id: number
  endpoint: string
  p256dh: string
  auth: string
  /** The chosen categories, separated by commas. */
  categories: string
  /** The time of the last request about it. */
  last_seen_at: number
}

type PushNoticesTable = {
  id: Generated<number>
  /** The message or lesson of the notice; one notice for each. */
  message_id: number | null
  lesson_id: number | null
  /** Its category, or '' for all recipients. */
  category: string
  /** 1 for a live session and for money, which quiet hours do not hold back (R-SESSION-006). */
  urgent: Generated<number>
  /** Or the next attempt after an error. */
  due_at: number
  attempts: Generated<number>
  claimed_until: Generated<number>
  /** The time at which its deliveries were created; null before. */
  fanned_out_at: number | null
}

/** A push to be sent; deleted once it is sent or has failed. */
type PushDeliveriesTable = {
  id: Generated<number>
  notice_id: number
  subscription_id: number
  /** How many notices it stands for, if it waits for the end of the quiet hours; else 0. */
  held: Generated<number>
  attempts: Generated<number>
  next_attempt_at: number
  claimed_until: Generated<number>
}
