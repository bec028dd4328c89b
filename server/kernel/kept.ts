import type { Db } from './db.ts'

type Made<T> = { version: number; made: T }

/**
 * What is made of a row, kept in memory for as long as the row has the version it was made of (decision 0040). The
 * version is read from the database for every request, so what is kept is right in any number of processes.
 */
export function keptByVersion<T>(
  make: (db: Db, id: number) => Promise<T | undefined>,
  { atMost = 500 } = {},
) {
  const keptFor = new WeakMap<Db, Map<number, Made<T>>>()
  return async function kept(
    db: Db,
    { id, version }: { id: number; version: number },
  ): Promise<T | undefined> {
    const known = keptFor.get(db) ?? new Map<number, Made<T>>()
    keptFor.set(db, known)
    const found = known.get(id)
    if (found?.version === version) return found.made
    const made = await make(db, id)
    if (made === undefined) return
    // the one that was written longest ago gives way
    known.delete(id)
    known.set(id, { version, made })
    for (const oldest of known.keys()) {
      if (known.size <= atMost) break
      known.delete(oldest)
    }
    return made
  }
}
