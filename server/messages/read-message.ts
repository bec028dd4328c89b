import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { markRead } from './inbox-store.ts'

/** Marks a student's copy of a message as read. Throws 404 if the message is not in their inbox. */
export async function readMessage(
  db: Db,
  request: { messageId: number; studentId: number; now: number },
): Promise<void> {
  if (!(await markRead(db, request)))
    httpError('message_not_found', say('rules_messages_message_not_found'))
}
