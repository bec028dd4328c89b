import { HAS_PASSWORD, LINK_INVALID, PASSWORD_LINK_DAYS } from '../../contract/auth/invitations.ts'
import { DAY } from '../../contract/platform/duration.ts'
import type { AppContext } from '../platform/app-context.ts'
import { batchesOf } from '../platform/batches.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { newToken, sha256Hex } from '../platform/random.ts'
import { declineIdentityPassword, hashPassword, NO_PASSWORD } from './passwords.ts'
import { replacePassword } from './reset-password.ts'
import { lockUser } from './store.ts'

/**
 * Creates a link for each user, by which the first password can be set once. Earlier links stay valid: one may
 * lie in a mailbox and another in a chat. Returns the tokens by user.
 */
export async function insertPasswordLinks(
  tx: Tx,
  userIds: readonly number[],
  now: number,
  { resets = false } = {},
): Promise<Map<number, string>> {
  const tokens = new Map(userIds.map((id) => [id, newToken()]))
  const rows = [...tokens].map(([user_id, token]) => ({
    ...{ user_id, token_hash: sha256Hex(token), expires_at: now + PASSWORD_LINK_DAYS * DAY },
    resets: resets ? 1 : 0,
  }))
  for (const batch of batchesOf(rows)) await tx.insertInto('password_links').values(batch).execute()
  return tokens
}

/** Creates a link for a student. Declines one who has a password, unless the link replaces it. */
export async function createPasswordLink(
  tx: Tx,
  { userId, resets, now }: { userId: number; resets: boolean; now: number },
) {
  const user = await lockUser(tx, userId)
  if (user?.password_hash !== NO_PASSWORD && !resets) decline('has_password', HAS_PASSWORD)
  const tokens = await insertPasswordLinks(tx, [userId], now, { resets })
  return { token: tokens.get(userId) ?? '', expires: now + PASSWORD_LINK_DAYS * DAY }
}

type FirstPassword = { token: string; newPassword: string; now: number }

/**
 * Sets the first password of the account of a link, and returns its id and email. Declines a link that is unknown, expired or used, or
 * whose account has a password, and a weak password.
 */
export async function setFirstPassword(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { token, newPassword, now }: FirstPassword,
): Promise<{ id: number; email: string }> {
  const link = await db
    .selectFrom('password_links')
    .select(['user_id', 'resets'])
    .where('token_hash', '=', sha256Hex(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!link) decline('link_invalid', LINK_INVALID)
  const passwordHash = await hashPassword(config, newPassword)
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, link.user_id)
    const isFirst = user?.password_hash === NO_PASSWORD
    // used, or of an account that has set its password since
    if (!user || !(isFirst || link.resets === 1) || !(await takeLink(tx, token)))
      decline('link_invalid', LINK_INVALID)
    declineIdentityPassword(newPassword, user)
    // deletes the links of the account too
    await replacePassword(tx, { userId: user.id, passwordHash, now })
    return { id: user.id, email: user.email }
  })
}

/** Uses a link up; false if it was used by a concurrent request. */
async function takeLink(tx: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_links')
    .where('token_hash', '=', sha256Hex(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
