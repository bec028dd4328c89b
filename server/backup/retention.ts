import { isoDay, isoMonth } from '../../contract/platform/school-time.ts'
import type { CopyStore } from './copy-store.ts'
import { archiveName, type Manifest, manifestName, mediaOf } from './manifest.ts'

const DAILY = 7
const WEEKLY = 4
const MONTHLY = 12

type Dated = { name: string; madeAt: number }

/** The names of the copies to keep: the newest of each of the last 7 days, 4 weeks and 12 months that have one (R-SAFE-003). */
export function selectKept(copies: readonly Dated[], timezone: string): Set<string> {
  const newestFirst = copies.toSorted((a, b) => b.madeAt - a.madeAt)
  const periods: [number, (at: number) => string][] = [
    [DAILY, (at) => isoDay(at, timezone)],
    [WEEKLY, (at) => mondayOf(isoDay(at, timezone))],
    [MONTHLY, (at) => isoMonth(at, timezone)],
  ]
  const kept = new Set<string>()
  for (const [count, periodOf] of periods) {
    const newest = new Map<string, string>()
    for (const { name, madeAt } of newestFirst) {
      const period = periodOf(madeAt)
      if (!newest.has(period)) newest.set(period, name)
    }
    for (const name of [...newest.values()].slice(0, count)) kept.add(name)
  }
  return kept
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/**
 * Deletes the copies that are not kept, files that no kept copy needs, and what unfinished attempts left. Called after the copy `made` is
 * good, which stays even if the clock is behind; without it nothing is deleted. Returns the names of the copies that remain.
 */
export async function deleteOldCopies(
  store: CopyStore,
  good: readonly Manifest[],
  { made, timezone }: { made: string; timezone: string },
): Promise<Set<string>> {
  const kept = selectKept(good, timezone)
  if (!good.some(({ name }) => name === made)) return kept
  kept.add(made)
  // a copy whose archive is missing must not be called good, so its manifest is removed first
  for (const it of good.filter(({ name }) => !kept.has(name))) {
    await store.remove(manifestName(it.name))
    await store.remove(archiveName(it))
  }
  const remaining = good.filter(({ name }) => kept.has(name))
  const needed = new Set([
    ...remaining.flatMap((it) => [manifestName(it.name), archiveName(it)]),
    ...remaining.flatMap(mediaOf),
  ])
  for (const name of [...(await store.list('copies')), ...(await store.list('media'))])
    if (!needed.has(name)) await store.remove(name)
  return kept
}
