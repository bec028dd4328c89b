import { SERVICE_GROUPS } from '../../../contract/payments/payment-history.ts'
import { HOUR } from '../../../contract/platform/duration.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import type { Db } from '../../platform/db.ts'
import { readPeriodSegments, summarize } from './period-segments.ts'

export type Income = { credits: Kobo; debits: Kobo }

// the entries of a past month do not change, so each process adds them up once
const caches = new WeakMap<Db, Map<number, Income>>()

/** The income of the school from `from` up to, but not including, `until` (Unix seconds; decision 0160). */
export async function readIncome(
  db: Db,
  { from, until, now }: { from: number; until: number; now: number },
): Promise<Income> {
  const cache = caches.get(db) ?? new Map<number, Income>()
  caches.set(db, cache)
  const cached = cache.get(from)
  if (cached) return cached
  const filter = { services: SERVICE_GROUPS.income, from, to: until - 1, isReal: true }
  const { credits, debits } = summarize(await readPeriodSegments(db, filter))
  const income = { credits, debits }
  // transactions of its last seconds can still be uncommitted
  if (until + HOUR < now) cache.set(from, income)
  return income
}
