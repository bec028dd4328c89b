import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '../platform/db.ts'

/** The token in the address of a feed: the user, the number of resets and a signature, so that nothing secret is stored. */
export function feedToken(
  secret: string,
  { userId, version }: { userId: number; version: number },
): string {
  return `${userId}-${version}-${signatureOf(secret, userId, version)}`
}

const signatureOf = (secret: string, userId: number, version: number) =>
  createHmac('sha256', secret).update(`calendar\n${userId}\n${version}`).digest('base64url')

const TOKEN = /^([1-9]\d{0,14})-(\d{1,9})-([\w-]{43})$/

/** The user and version of a token with a valid signature. */
export function readFeedToken(
  secret: string,
  token: string,
): { userId: number; version: number } | undefined {
  const [, user, number, signature = ''] = TOKEN.exec(token) ?? []
  if (user === undefined) return undefined
  const [userId, version] = [Number(user), Number(number)]
  const expected = signatureOf(secret, userId, version)
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return undefined
  return { userId, version }
}

/** How often a user has reset the address. */
export async function readFeedVersion(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('version')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Ends the present address, and returns the new version. */
export async function resetFeedVersion(tx: Tx, userId: number): Promise<number> {
  const { version } = await tx
    .insertInto('calendar_feeds')
    .values({ user_id: userId, version: 1 })
    .onConflict((it) =>
      it
        .column('user_id')
        .doUpdateSet((row) => ({ version: row('calendar_feeds.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
