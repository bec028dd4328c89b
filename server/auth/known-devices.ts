import type { Db, Tx } from '../platform/db.ts'
import { emailKey } from './store.ts'

const DAY = 24 * 3600

/** As long as browsers keep a cookie at most. */
export const DEVICE_COOKIE_SECONDS = 400 * DAY
/** How many devices of one person are known; the one that was used longest ago gives way. */
const MAX_DEVICES = 10

type DeviceUse = { userId: number; deviceHash: string; now: number }

/** Notes that a person has signed in on a device: guesses elsewhere do not lock it out (decision 0361). */
export async function rememberDevice(
  tx: Tx,
  { userId, deviceHash, now }: DeviceUse,
): Promise<void> {
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

/** Forgets a person's devices but the one that is named: with a new password each has to sign in again. */
export async function forgetDevices(tx: Tx, userId: number, except = ''): Promise<void> {
  await tx
    .deleteFrom('trusted_devices')
    .where('user_id', '=', userId)
    .where('device_hash', '!=', except)
    .execute()
}

/** True if the account with this email has signed in on this device. */
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
