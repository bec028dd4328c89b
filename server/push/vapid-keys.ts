import type { Db } from '../platform/db.ts'
import { getOrCreateSecret } from '../platform/secrets.ts'
import { newPushKeys, type PushKeys } from './vapid.ts'

/** The VAPID keys, generated on first use and shared by all processes (R-PUSH-008). */
export async function readPushKeys(db: Db): Promise<PushKeys> {
  return JSON.parse(await getOrCreateSecret(db, 'vapid', () => JSON.stringify(newPushKeys())))
}
