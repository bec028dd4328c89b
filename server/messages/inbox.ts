import type { Db } from '../kernel/db.ts'
import { reject } from '../kernel/refusal.ts'
import { markRead } from './store.ts'

/** Marks one's own copy of a message read; everybody else's stays as it is. Rejects a message of somebody else. */
export async function readMessage(
  db: Db,
  reading: { messageId: number; studentId: number; now: number },
): Promise<void> {
  if (!(await markRead(db, reading))) reject(404, 'Message not found')
}
