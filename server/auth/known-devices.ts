import type { Db, Tx } from '../kernel/db.ts'
import { emailKey } from './store.ts'

const DAY = 24 * 3600

/** As long as browsers keep a cookie at most. */
export const DEVICE_SECONDS = 400 * DAY
/** How many devices of one person are known; the one that was used longest ago gives way. */
const MOST_DEVICES = 10

type Device = { personId: number; deviceHash: string; now: number }

/** Notes that a person has signed in on a device: guesses elsewhere do not lock it out (decision 0361). */
export async function rememberDevice(tx: Tx, { personId, deviceHash, now }: Device): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ person_id: personId, device_hash: deviceHash, used_at: now })
    .onConflict((it) => it.columns(['person_id', 'device_hash']).doUpdateSet({ used_at: now }))
    .execute()
  const known = await tx
    .selectFrom('known_devices')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const tooMany = known.slice(MOST_DEVICES).map(({ id }) => id)
  if (tooMany.length > 0) await tx.deleteFrom('known_devices').where('id', 'in', tooMany).execute()
}

/** Forgets a person's devices but the one that is named: with a new password each has to sign in again. */
export async function forgetDevices(tx: Tx, personId: number, except = ''): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('person_id', '=', personId)
    .where('device_hash', '!=', except)
    .execute()
}

/** True if the account with this email has signed in on this device. */
export async function isKnownDevice(
  db: Db,
  { email, deviceHash, now }: { email: string; deviceHash: string; now: number },
): Promise<boolean> {
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('people', 'people.id', 'known_devices.person_id')
    .select('known_devices.id')
    .where('people.email_key', '=', emailKey(email))
    .where('people.deleted_at', 'is', null)
    .where('known_devices.device_hash', '=', deviceHash)
    .where('known_devices.used_at', '>', now - DEVICE_SECONDS)
    .executeTakeFirst()
  return known !== undefined
}
