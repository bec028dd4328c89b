import * as calls from '../../contract/copies/copies.ts'
import { say } from '../../messages/message.ts'
import { isRecipient } from '../backup/seal.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { inTransaction } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { reasonIn } from '../platform/stored-text.ts'
import { handle } from '../rpc/handler.ts'
import { readBackups } from './read-backups.ts'
import {
  ensureBackupState,
  hasOpenBackup,
  hastenOpenBackup,
  planBackup,
  readBackupState,
  setRecipient,
} from './store.ts'

export const copyRoutes = {
  getBackups: handle(calls.getBackups, async ({ school, input, now, locale }) => {
    const found = await readBackups(school, { page: input.page ?? 1, now })
    return {
      ...found,
      rows: found.rows.map((it) => ({ ...it, error: reasonIn(locale, it.error) })),
    }
  }),

  backUpNow: handle(calls.backUpNow, async ({ school: { db, config }, caller, now }) => {
    if (!config.BACKUP_TO) decline('backups_not_set_up', say('rules_copies_not_set_up'))
    await inTransaction(db, async (tx) => {
      await ensureBackupState(tx, now)
      // an owner who has freed the disk does not wait for the next attempt
      if (await hasOpenBackup(tx)) return hastenOpenBackup(tx, now)
      const plan = { slot: now, origin: 'owner', requestedBy: caller.id, now } as const
      await planBackup(tx, plan)
      await writeAuditEntry(tx, {
        actorId: caller.id,
        action: 'backUpNow',
        subjectId: caller.id,
        now,
      })
    })
  }),

  setBackupKey: handle(calls.setBackupKey, async ({ school, caller, input, now }) => {
    const { recipient } = input
    if (!(await isRecipient(recipient)))
      decline('invalid_backup_key', say('rules_copies_invalid_key'))
    await inTransaction(school.db, async (tx) => {
      await ensureBackupState(tx, now)
      const before = await readBackupState(tx)
      if (before.recipient === recipient) return
      await setRecipient(tx, recipient, now)
      await writeAuditEntry(tx, {
        ...{ actorId: caller.id, action: 'setBackupKey', subjectId: null, now },
        before: { recipient: before.recipient },
        after: { recipient },
      })
    })
  }),
}
