import type { Db } from './db.ts'

type CacheEntry<T> = { version: number; value: T }

/**
 * What is made of a row, kept in memory for as long as the row has the version it was made of (decision 0040). The
 * version is read from the database for every request, so what is kept is right in any number of processes.
 */
export function cacheByVersion<T>(
  load: (db: Db, id: number) => Promise<T | undefined>,
  { atMost: maxEntries = 500 } = {},
) {
  const caches = new WeakMap<Db, Map<number, CacheEntry<T>>>()
  return async function getCached(
    db: Db,
    { id, version }: { id: number; version: number },
  ): Promise<T | undefined> {
    const cache = caches.get(db) ?? new Map<number, CacheEntry<T>>()
    caches.set(db, cache)
    const entry = cache.get(id)
    if (entry?.version === version) return entry.value
    const value = await load(db, id)
    if (value === undefined) return
    // the one that was written longest ago gives way
    cache.delete(id)
    cache.set(id, { version, value })
    for (const oldest of cache.keys()) {
      if (cache.size <= maxEntries) break
      cache.delete(oldest)
    }
    return value
  }
}
