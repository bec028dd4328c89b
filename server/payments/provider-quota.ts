import type { Db } from '../platform/db.ts'
import type { PaymentProvider } from './provider.ts'

/**
 * How many questions a minute the whole school may put to the card provider (decision 0341): by its own schedule, and for
 * people who wait for the response. Two counts, so that neither uses up the other's.
 */
const REQUESTS_PER_MINUTE = { schedule: 60, person: 600 } as const

export type ProviderQuotaKind = keyof typeof REQUESTS_PER_MINUTE

const RETENTION_MINUTES = 5

/**
 * Takes one question of this minute; false when there is none left. One statement counts and decides for all processes. The
 * sandbox is asked in the school itself, where nothing needs sparing.
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
