import type { Db } from '../../platform/db.ts'
import { enqueueEmails } from '../../platform/mail-queue.ts'
import { readSiteName } from '../../settings/site-name.ts'
import { findUser } from '../store.ts'

/** The sentence of the email for each event of a user's second step. */
const EVENTS = {
  added: 'A second step was added to your sign-in.',
  removed: 'A second step of your sign-in was removed.',
  codesRenewed:
    'New recovery codes were made for your account. The earlier ones are no longer valid.',
  recoveryCodeUsed: 'One of your recovery codes was used to sign in. It is not valid again.',
  locked:
    'Somebody entered your password and then 20 wrong codes. Codes of the authenticator app are refused until you sign in with a recovery code or a passkey, or another administrator resets your second step. Change your password if it was not you.',
  reset: 'An administrator of the school has removed the second step of your sign-in.',
  unlocked: 'The second step of your sign-in was removed on the server of the school.',
}

/** Emails the owner of an account about a change of the second step, in the transaction of the change. */
export async function notifyOwner(
  db: Db,
  { userId, event, now }: { userId: number; event: keyof typeof EVENTS; now: number },
): Promise<void> {
  const user = await findUser(db, userId)
  if (!user) return
  const site = await readSiteName(db)
  const body = [
    EVENTS[event],
    'If you did not expect this, change your password and contact another administrator of the school.',
    site,
  ].join('\n\n')
  const email = { to: user.email, subject: `${site}: the second step of your sign-in`, body }
  await enqueueEmails(db, [email], now)
}
