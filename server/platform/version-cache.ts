import type { Db } from './db.ts'

type CacheEntry<T> = { version: number; value: T }

/**
 * Caches a value computed from a row in memory while the row has the same version (decision 0040). Every request reads
 * the version from the database, so the cache is valid in any number of processes.
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
    // the oldest entry is evicted
    cache.delete(id)
    cache.set(id, { version, value })
    for (const oldest of cache.keys()) {
      if (cache.size <= maxEntries) break
      cache.delete(oldest)
    }
    return value
  }
}
