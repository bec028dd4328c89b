import type { Message } from '../../contract/messages/messages.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { prepareQuery } from '../platform/prepared-query.ts'

const INBOX_MAX = 500
/** The bell shows the newest messages and counts unread ones up to the limit. */
const BRIEF_LIMITS = { newest: 5, unread: 100 }

/** A student's messages, newest first. */
export async function listInbox(db: Db, studentId: number): Promise<Message[]> {
  return newestFirst(await inboxOf(db, { studentId }))
}

/** The newest messages and all unread ones, with a body for unread popups only. */
export async function listInboxBrief(db: Db, studentId: number): Promise<Message[]> {
  return newestFirst(await briefOf(db, { studentId }))
}

/** The order of times, which is not that of ids after a clock that was ahead or an import. */
const newestFirst = (rows: readonly Row[]) =>
  rows.toSorted((a, b) => b.sent_at - a.sent_at || b.id - a.id).map(toMessage)

function toMessage(row: Row): Message {
  return {
    id: row.id,
    publicId: row.rand,
    subject: row.subject,
    body: row.body,
    sentAt: row.sent_at,
    isRead: row.read_at !== null,
    popup: row.popup === 1,
    classId: row.class_id === null ? '' : String(row.class_id),
    lessonId: row.lesson_id === null ? '' : String(row.lesson_id),
  }
}

type Row = {
  id: number
  rand: string
  subject: string
  body: string
  popup: number
  sent_at: number
  read_at: number | null
  class_id: number | null
  lesson_id: number | null
}

// links to drafts and to deleted classes and lessons are omitted
function selectInbox(db: Db) {
  return db
    .selectFrom('inbox')
    .innerJoin('messages', 'messages.id', 'inbox.message_id')
    .leftJoin('classes', (join) =>
      join
        .onRef('classes.id', '=', 'messages.class_id')
        .on('classes.deleted_at', 'is', null)
        .on('classes.is_draft', '=', 0),
    )
    .leftJoin('lessons', (join) =>
      join
        .onRef('lessons.id', '=', 'messages.lesson_id')
        .onRef('lessons.class_id', '=', 'classes.id')
        .on('lessons.deleted_at', 'is', null)
        .on('lessons.is_draft', '=', 0),
    )
    .select(['messages.id', 'messages.rand', 'messages.subject', 'messages.popup'])
    .select(['messages.sent_at', 'inbox.read_at'])
    .select(['classes.id as class_id', 'lessons.id as lesson_id'])
    .orderBy('inbox.message_id', 'desc')
}

const inboxOf = prepareQuery<{ studentId: number }, Row>((db, param) =>
  selectInbox(db)
    .select('messages.body')
    .where('inbox.student_id', '=', param('studentId'))
    .limit(INBOX_MAX),
)

const briefOf = prepareQuery<{ studentId: number }, Row>((db, param) =>
  selectInbox(db)
    .select((it) =>
      it
        .case()
        .when(it.and([it('messages.popup', '=', 1), it('inbox.read_at', 'is', null)]))
        .then(it.ref('messages.body'))
        .else('')
        .end()
        .as('body'),
    )
    .where('inbox.student_id', '=', param('studentId'))
    .where((it) =>
      it.or([
        it('inbox.read_at', 'is', null),
        it(
          'inbox.message_id',
          'in',
          it
            .selectFrom('inbox as newest')
            .select('newest.message_id')
            .where('newest.student_id', '=', param('studentId'))
            .orderBy('newest.message_id', 'desc')
            .limit(BRIEF_LIMITS.newest),
        ),
      ]),
    )
    .limit(BRIEF_LIMITS.unread),
)

/** Marks a student's copy of a message as read; the first time is kept. False if the message is not in their inbox. */
async function markRead(
  db: Db,
  { messageId, studentId, now }: { messageId: number; studentId: number; now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('inbox')
    .set((it) => ({ read_at: it.fn.coalesce('read_at', it.val(now)) }))
    .where('message_id', '=', messageId)
    .where('student_id', '=', studentId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a student's copy of a message as read. Throws 404 if the message is not in their inbox. */
export async function readMessage(
  db: Db,
  request: { messageId: number; studentId: number; now: number },
): Promise<void> {
  if (!(await markRead(db, request)))
    httpError('message_not_found', say('rules_messages_message_not_found'))
}
