import type { Db } from '../kernel/db.ts'
import { secret } from '../kernel/secrets.ts'

/** The school's VAPID keys (RFC 8292), URL-safe base64: the public one is what browsers subscribe with. */
export type PushKeys = { publicKey: string; privateKey: string }

/** The keys, made at the first start and the same in every process ever after (decisions §9). */
export async function pushKeys(db: Db): Promise<PushKeys> {
  return JSON.parse(await secret(db, 'vapid', makeKeys))
}

async function makeKeys(): Promise<string> {
  const { default: webPush } = await import('web-push')
  return JSON.stringify(webPush.generateVAPIDKeys())
}
