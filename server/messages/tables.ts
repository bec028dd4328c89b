import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    messages: MessagesTable
    inbox: InboxTable
    scheduled_messages: ScheduledMessagesTable
  }
}

type MessagesTable = {
  id: Generated<number>
  rand: string
  subject: string
  body: string
  delivery: 'inApp' | 'email' | 'both'
  popup: number
  to_all: number
  class_id: number | null
  lesson_id: number | null
  sender_id: number | null
  sent_at: number
  /** The sender's idempotency key. */
  idempotency_key: string | null
  /** The number of recipients. */
  recipient_count: Generated<number>
  /** 'students of Naḥw 1'; '' for all students and for chosen recipients. */
  audience: Generated<string>
}

type InboxTable = {
  id: Generated<number>
  message_id: number
  student_id: number
  read_at: number | null
}

export type ScheduledMessagesTable = {
  id: Generated<number>
  sender_id: number
  subject: string
  body: string
  delivery: 'inApp' | 'email' | 'both'
  popup: number
  /** JSON of `ScheduledRecipients`. */
  recipients: string
  /** The recipients in words. */
  audience: string
  send_at: number
  created_at: number
  version: number
  /** `send_at`, or the next attempt after an error. */
  due_at: number
  claimed_until: Generated<number>
  attempts: Generated<number>
  failed_at: number | null
  last_error: Generated<string>
  cancelled_at: number | null
  /** The sent message. */
  message_id: number | null
}
