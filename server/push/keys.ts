import type { Db } from '../kernel/db.ts'
import { secret } from '../kernel/secrets.ts'
import { newPushKeys, type PushKeys } from './vapid.ts'

/** The keys, made at the first start and the same in every process ever after (decisions §9). */
export async function pushKeys(db: Db): Promise<PushKeys> {
  return JSON.parse(await secret(db, 'vapid', () => JSON.stringify(newPushKeys())))
}
