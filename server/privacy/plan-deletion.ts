import { ADMIN_ROLE, WRONG_CURRENT_PASSWORD } from '../../contract/auth/auth.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { DELETION_DAYS } from '../../contract/privacy/privacy.ts'
import { say } from '../../messages/message.ts'
import { enqueueEmails } from '../auth/enqueue-emails.ts'
import { verifyPassword } from '../auth/passwords.ts'
import { endSessions } from '../auth/session.ts'
import { findUser, lockUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { readSender } from '../settings/emails.ts'
import { deletionPlannedEmail } from './privacy-emails.ts'

type DeletionRequest = {
  userId: number
  sessionId: number
  password: string
  /** The balance that was shown, in kobo. */
  balance: number
  now: number
}

/**
 * Plans the erasure of an account in 14 days, signs its other browsers out and notifies its owner (R-TRUST-002). Declines a wrong
 * password, an administrator, and a balance other than the one that was shown. Idempotent.
 */
export async function planDeletion(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { userId, sessionId, password, balance, now }: DeletionRequest,
): Promise<void> {
  const account =
    (await findUser(db, userId)) ?? httpError('sign_in_required', say('rules_wire_sign_again'))
  if (!(await verifyPassword(password, account.password_hash)))
    decline('wrong_current_password', WRONG_CURRENT_PASSWORD)
  const sender = await readSender(db)
  const dueAt = now + DELETION_DAYS * DAY
  await inTransaction(db, async (tx) => {
    const user =
      (await lockUser(tx, userId)) ?? httpError('sign_in_required', say('rules_wire_sign_again'))
    if (user.role === ADMIN_ROLE)
      decline('administrator_account', say('rules_privacy_administrator_cannot_delete_their_own'))
    if (user.wallet !== balance)
      decline('balance_changed', say('rules_privacy_balance_changed_look_again_then'))
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('erasures')
      .values({
        ...{ user_id: userId, origin: 'own', requested_at: now, due_at: dueAt, balance },
        ...{ started_at: null, finished_at: null, failed_at: null },
      })
      .onConflict((it) => it.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    await endSessions(tx, userId, sessionId)
    const day = { at: dueAt, timezone: config.SITE_TIMEZONE }
    await enqueueEmails(tx, [deletionPlannedEmail(user, sender, day)], now)
  })
}
