import type { BinKind } from '../../contract/bin/bin.ts'
import { type Message, say } from '../../messages/message.ts'
import { requireMailbox } from '../auth/sign-up.ts'
import { findUserByEmail, restoreUser } from '../auth/store.ts'
import { restoreTemplate } from '../certificates/store.ts'
import { restoreClass } from '../classes/store.ts'
import { restoreQuestion as restoreQuizQuestion } from '../game/bank-store.ts'
import { restoreLesson, restoreQuestion } from '../lessons/restore.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { takeFromBin } from '../platform/bin.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { BIN_SECONDS } from './store.ts'

type Restoration = {
  kind: BinKind
  itemId: number
  /** Another address for a student whose own was registered again. */
  newEmail?: string | undefined
  actorId: number
  now: number
}

/** Restores an item. `data` is what the deletion stored for it. Throws if it no longer fits. */
type Restore = (tx: Tx, item: Omit<Restoration, 'kind'> & { data: string }) => Promise<void>

const restores: Record<BinKind, Restore> = {
  class: (tx, { itemId, now }) => restoreClass(tx, itemId, now),
  lesson: restoreLesson,
  question: restoreQuestion,
  template: (tx, { itemId }) => restoreTemplate(tx, itemId),
  quizQuestion: (tx, { itemId }) => restoreQuizQuestion(tx, itemId),
  student: (tx, { itemId, newEmail }) => restoreUser(tx, itemId, newEmail),
}

/**
 * Restores a deleted item, audited. Throws 404 if it is no longer in the bin. Declines on a conflict with
 * an existing item, or if its class is deleted too.
 */
export async function restoreFromBin(db: Db, request: Restoration): Promise<void> {
  if (request.newEmail) requireMailbox(request.newEmail)
  try {
    await inTransaction(db, (tx) => restore(tx, request))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    if (request.kind !== 'student')
      decline('restore_conflict', say('rules_bin_something_else_name_now_rename'))
    decline('restore_conflict', await describeOtherAccount(db, request))
  }
}

/** Who has the address with which a student could not be restored. */
async function describeOtherAccount(db: Db, { itemId, newEmail }: Restoration): Promise<Message> {
  const deleted = db.selectFrom('users').select('email').where('id', '=', itemId)
  const email = newEmail ?? (await deleted.executeTakeFirst())?.email ?? ''
  const other = await findUserByEmail(db, email)
  return other
    ? say('rules_bin_address_taken', { name: other.name, email })
    : say('rules_bin_address_taken_unknown', { email })
}

async function restore(tx: Tx, request: Restoration): Promise<void> {
  const { kind, itemId, newEmail, actorId, now } = request
  const item = await takeFromBin(tx, { kind, itemId })
  if (!item || item.deleted_at <= now - BIN_SECONDS)
    httpError('not_in_bin', say('rules_bin_no_longer_bin'))
  if (kind === 'student' && newEmail)
    // an erasure reads earlier addresses from such entries
    await writeAuditEntry(tx, {
      ...{ actorId, action: 'editStudent', subjectId: itemId, now },
      detail: say('audited_detail_change_email', { before: item.place, after: newEmail }),
    })
  await restores[kind](tx, { itemId, newEmail, data: item.restore_data, actorId, now })
  await writeAuditEntry(tx, {
    actorId,
    action: 'restoreFromBin',
    subjectId: kind === 'student' ? itemId : null,
    detail: [item.name, item.place].filter(Boolean).join(' · '),
    now,
  })
}
