import type { PartOfRegistry } from '../registry-types.ts'

/** The address is the contact's of another student. */
const IS_OF_OTHER_STUDENT =
  "exists (select 1 from contacts inner join users student on student.contact_id = contacts.id where contacts.email_key = lower(to_address) and student.id <> :id and student.email <> '')"
/**
 * Emails to the person, and to a contact about the person. Addresses are not confirmed at sign-up, so what came to one before the account
 * existed, or for another student, is not the person's.
 */
const OWN_EMAILS = `(lower(to_address) in (:emails) and created_at >= (select joined_at from users where id = :id) and (student_id is null or student_id = :id) and not ${IS_OF_OTHER_STUDENT}) or lower(to_address) in (:contactEmails)`

/** Messages, emails and notifications. */
export const messageTables = {
  // these rows are found through the inbox and the addresses of emails, so they are erased first
  messages: {
    why: 'Messages of the school. One to a single person is emptied with the account; one to several stays.',
    kept: 'always',
    rows: `id in (select message_id from inbox where student_id = :id union select message_id from email_outbox where message_id is not null and (${OWN_EMAILS}))`,
    exportAs: 'messages',
    exportColumns: ['id', 'subject', 'body', 'delivery', 'class_id', 'lesson_id', 'sent_at'],
    onErasure: 'keep',
    erasedTo: { subject: "'Message to a former student'", body: "''" },
    erasedRows:
      "to_all = 0 and audience = '' and recipient_count <= 1 and not exists (select 1 from inbox where message_id = messages.id and student_id <> :id)",
    columns: {
      rand: 'internal',
      subject: 'mention',
      body: 'mention',
      delivery: 'code',
      idempotency_key: 'internal',
      audience: 'school',
    },
  },
  inbox: {
    why: 'Who received a message, and when it was read.',
    kept: 'until the account is erased',
    rows: 'student_id = :id',
    exportAs: 'inbox',
    onErasure: 'delete',
    columns: {},
  },
  email_outbox: {
    why: 'Emails to be sent, and the record of those that were.',
    kept: 'the text until it is sent, the address until the account is erased',
    rows: `${OWN_EMAILS} or student_id = :id`,
    exportAs: 'emails',
    onErasure: 'delete',
    columns: {
      to_address: 'mention',
      subject: 'mention',
      body: 'mention',
      last_error: 'mention',
      language: 'code',
    },
  },
  scheduled_messages: {
    why: 'Messages that the school will send, with their recipients.',
    kept: 'always',
    onErasure: 'keep',
    columns: {
      subject: 'mention',
      body: 'mention',
      delivery: 'code',
      recipients: 'mention',
      audience: 'mention',
      last_error: 'mention',
    },
  },
  push_notices: {
    why: 'Notifications to be sent, about a message or a lesson.',
    kept: 'always',
    onErasure: 'keep',
    columns: { category: 'internal' },
  },
} satisfies PartOfRegistry
