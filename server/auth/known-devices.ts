import { DAY } from '../../contract/platform/duration.ts'
import type { Db, Tx } from '../platform/db.ts'
import { emailKey, lockUser } from './store.ts'

/** The longest cookie lifetime that browsers accept. */
export const DEVICE_COOKIE_SECONDS = 400 * DAY
/** Per user; the least recently used device is removed first. */
const MAX_DEVICES = 10

type DeviceUse = { userId: number; deviceHash: string; now: number }

/** Records a sign-in on a device. Failed attempts elsewhere do not lock a known device out (decision 0361). */
export async function rememberDevice(
  tx: Tx,
  { userId, deviceHash, now }: DeviceUse,
): Promise<void> {
  // two sign-ins at once must not exceed the limit together (decision 0853)
  await lockUser(tx, userId)
  await tx
    .insertInto('trusted_devices')
    .values({ user_id: userId, device_hash: deviceHash, used_at: now })
    .onConflict((it) => it.columns(['user_id', 'device_hash']).doUpdateSet({ used_at: now }))
    .execute()
  const devices = await tx
    .selectFrom('trusted_devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const excessIds = devices.slice(MAX_DEVICES).map(({ id }) => id)
  if (excessIds.length > 0)
    await tx.deleteFrom('trusted_devices').where('id', 'in', excessIds).execute()
}

/** Deletes a user's known devices except one; called when the password changes. */
export async function forgetDevices(tx: Tx, userId: number, except = ''): Promise<void> {
  await tx
    .deleteFrom('trusted_devices')
    .where('user_id', '=', userId)
    .where('device_hash', '!=', except)
    .execute()
}

/** True if the account with this email has signed in on this device within DEVICE_COOKIE_SECONDS. */
export async function isKnownDevice(
  db: Db,
  { email, deviceHash, now }: { email: string; deviceHash: string; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('trusted_devices')
    .innerJoin('users', 'users.id', 'trusted_devices.user_id')
    .select('trusted_devices.id')
    .where('users.email_key', '=', emailKey(email))
    .where('users.deleted_at', 'is', null)
    .where('trusted_devices.device_hash', '=', deviceHash)
    .where('trusted_devices.used_at', '>', now - DEVICE_COOKIE_SECONDS)
    .executeTakeFirst()
  return row !== undefined
}
