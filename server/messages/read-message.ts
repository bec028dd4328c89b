import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { markRead } from './store.ts'

/** Marks one's own copy of a message read; everybody else's stays as it is. Rejects a message of somebody else. */
export async function readMessage(
  db: Db,
  request: { messageId: number; studentId: number; now: number },
): Promise<void> {
  if (!(await markRead(db, request))) httpError('message_not_found', 'Message not found')
}
