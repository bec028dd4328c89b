import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    messages: MessagesTable
    inbox: InboxTable
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
}

type InboxTable = {
  id: Generated<number>
  message_id: number
  student_id: number
  read_at: number | null
}
