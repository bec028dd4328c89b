import { DAY } from '../../contract/platform/duration.ts'
import type { Tx } from '../platform/db.ts'

/** Moves the end of access of every student who owes a part to the due date and this grace (R-PAY-006). */
export async function applyGrace(tx: Tx, days: number): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set((it) => ({ paid_until: it('due_at', '+', days * DAY) }))
    .where('due_at', '>', 0)
    .execute()
}
