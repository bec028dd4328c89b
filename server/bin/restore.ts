import type { BinKind } from '../../contract/bin.ts'
import { restoreUser } from '../auth/store.ts'
import { restoreTemplate } from '../certificates/store.ts'
import { restoreClass } from '../classes/store.ts'
import { restoreQuestion as restoreQuizQuestion } from '../game/bank-store.ts'
import { restoreLesson, restoreQuestion } from '../lessons/restore.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { takeFromBin } from '../platform/bin.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { BIN_SECONDS } from './store.ts'

type Restoration = { kind: BinKind; itemId: number; actorId: number; now: number }

/** Restores an item. `data` is what the deletion stored for it. Throws if it no longer fits. */
type Restore = (
  tx: Tx,
  item: { itemId: number; data: string; actorId: number; now: number },
) => Promise<void>

const restores: Record<BinKind, Restore> = {
  class: (tx, { itemId, now }) => restoreClass(tx, itemId, now),
  lesson: restoreLesson,
  question: restoreQuestion,
  template: (tx, { itemId }) => restoreTemplate(tx, itemId),
  quizQuestion: (tx, { itemId }) => restoreQuizQuestion(tx, itemId),
  student: (tx, { itemId }) => restoreUser(tx, itemId),
}

/**
 * Restores a deleted item, audited (decision 0502). Throws 404 if it is no longer in the bin. Declines on a conflict with
 * an existing item, or if its class is deleted too.
 */
export async function restoreFromBin(db: Db, request: Restoration): Promise<void> {
  try {
    await inTransaction(db, (tx) => restore(tx, request))
  } catch (error) {
    if (isUniqueViolation(error))
      decline('restore_conflict', 'Something else has its name or email address now.')
    throw error
  }
}

async function restore(tx: Tx, { kind, itemId, actorId, now }: Restoration): Promise<void> {
  const item = await takeFromBin(tx, { kind, itemId })
  if (!item || item.deleted_at <= now - BIN_SECONDS)
    httpError('not_in_bin', 'This is no longer in the bin.')
  await restores[kind](tx, { itemId, data: item.restore_data, actorId, now })
  await writeAuditEntry(tx, {
    actorId,
    action: 'restoreFromBin',
    subjectId: kind === 'student' ? itemId : null,
    detail: [item.name, item.place].filter(Boolean).join(' · '),
    now,
  })
}
