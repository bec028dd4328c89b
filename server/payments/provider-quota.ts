import type { Db } from '../platform/db.ts'
import type { PaymentProvider } from './provider.ts'

/**
 * Requests per minute that the whole school may send to the card provider (decision 0341). Scheduled rechecks and
 * waiting users have separate quotas, so that neither exhausts the other's.
 */
const REQUESTS_PER_MINUTE = { schedule: 60, person: 600 } as const

export type ProviderQuotaKind = keyof typeof REQUESTS_PER_MINUTE

const RETENTION_MINUTES = 5

/**
 * Takes one request from this minute's quota; false if it is exhausted. A single statement counts and decides for all
 * processes. The sandbox is local and has no quota.
 */
export async function takeProviderQuota(
  db: Db,
  { name }: Pick<PaymentProvider, 'name'>,
  kind: ProviderQuotaKind,
  now: number,
): Promise<boolean> {
  if (name === 'sandbox') return true
  const minute = Math.floor(now / 60)
  const taken = await db
    .insertInto('provider_requests')
    .values({ kind, minute, requests: 1 })
    .onConflict((it) =>
      it
        .columns(['kind', 'minute'])
        .doUpdateSet((row) => ({ requests: row('provider_requests.requests', '+', 1) }))
        .where('provider_requests.requests', '<', REQUESTS_PER_MINUTE[kind]),
    )
    .returning('requests')
    .executeTakeFirst()
  if (taken?.requests === 1) await deleteBefore(db, minute - RETENTION_MINUTES)
  return taken !== undefined
}

async function deleteBefore(db: Db, minute: number) {
  await db.deleteFrom('provider_requests').where('minute', '<', minute).execute()
}
