import { DAY_MS, HOUR_MS } from '../../contract/duration.ts'
import type { AppContext } from './app-context.ts'
import { findReferencedKeys, type MediaFolder, mediaFolders } from './media-folders.ts'

/** By the store's own clock: a file is stored before the row that names it is committed. */
const MIN_AGE_MS = DAY_MS
/** By the processor's counter, between two looks that both find no row: no clock moves it. */
const MIN_INTERVAL_MS = HOUR_MS
/** Of more than so many files, more than half without a row mean that this is another school's store. */
const MASS_DELETION_THRESHOLD = 20

type MediaStores = Pick<AppContext, 'db' | 'files'>

/**
 * Removes stored files that no row names: what a process left that was killed between storing a file and its commit
 * (decision 0332). `look` answers how many it removed. Any number of processes may do this at once.
 */
export function createOrphanCollector({ db, files }: MediaStores, warn: (message: string) => void) {
  /** When a file was first found without a row, by the processor's counter. */
  let firstSeenAt = new Map<string, number>()

  async function findOrphans(folder: MediaFolder, now: number, stillOrphaned: Map<string, number>) {
    let stored = 0
    const deletable: string[] = []
    for await (const page of files.list(folder)) {
      stored += page.length
      const old = page.filter(({ ageMs }) => ageMs > MIN_AGE_MS).map(({ key }) => key)
      const referenced = await findReferencedKeys(db, folder, old)
      for (const key of old) {
        if (referenced.has(key)) continue
        const firstSeen = firstSeenAt.get(key) ?? now
        stillOrphaned.set(key, firstSeen)
        if (now - firstSeen >= MIN_INTERVAL_MS) deletable.push(key)
      }
    }
    return { stored, ripe: deletable }
  }

  return async function collect(now: number = performance.now()): Promise<number> {
    const stillOrphaned = new Map<string, number>()
    let removed = 0
    for (const folder of mediaFolders) {
      const { stored, ripe: deletable } = await findOrphans(folder, now, stillOrphaned)
      if (deletable.length > MASS_DELETION_THRESHOLD && deletable.length > stored / 2)
        warn(
          `${deletable.length} of ${stored} files in ${folder} belong to no row, and were left alone`,
        )
      else removed += await deleteUnreferenced(folder, deletable, stillOrphaned)
    }
    firstSeenAt = stillOrphaned
    return removed
  }

  async function deleteUnreferenced(
    folder: MediaFolder,
    keys: string[],
    stillOrphaned: Map<string, number>,
  ) {
    // asked once more just before, for a long list takes its time
    const referenced = await findReferencedKeys(db, folder, keys)
    let removed = 0
    for (const key of keys) {
      if (referenced.has(key)) continue
      await files.remove(key)
      stillOrphaned.delete(key)
      removed++
    }
    return removed
  }
}
