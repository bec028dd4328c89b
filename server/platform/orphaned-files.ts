import { DAY_MS, HOUR_MS } from '../../contract/platform/duration.ts'
import type { AppContext } from './app-context.ts'
import { mediaFolders } from './media-folders.ts'
import { runEach } from './run-each.ts'

/** By the clock of the store. A file is stored before the row that refers to it is committed. */
const MIN_AGE_MS = DAY_MS
/** By the monotonic clock: the time between two passes that both find no row. */
const MIN_INTERVAL_MS = HOUR_MS
/** If more than half of the files, and more than this number, have no row, the store belongs to another database. */
const MASS_DELETION_THRESHOLD = 20

type MediaFolder = (typeof mediaFolders)[number]
type MediaStores = Pick<AppContext, 'db' | 'files'>

/**
 * Creates a function that deletes stored files without a row, left by a process that was killed between storing a file
 * and the commit (decision 0332), and returns their number. Any number of processes can run it at once.
 */
export function createOrphanCollector({ db, files }: MediaStores, warn: (message: string) => void) {
  /** The monotonic time at which each file was first found without a row. */
  let firstSeenAt = new Map<string, number>()

  async function findOrphans(folder: MediaFolder, now: number, stillOrphaned: Map<string, number>) {
    let stored = 0
    const deletable: string[] = []
    for await (const page of files.list(folder.name)) {
      stored += page.length
      const old = page.filter(({ ageMs }) => ageMs > MIN_AGE_MS).map(({ key }) => key)
      const referenced = await folder.findReferencedKeys(db, old)
      for (const key of old) {
        if (referenced.has(key)) continue
        const firstSeen = firstSeenAt.get(key) ?? now
        stillOrphaned.set(key, firstSeen)
        if (now - firstSeen >= MIN_INTERVAL_MS) deletable.push(key)
      }
    }
    return { stored, deletable }
  }

  return async function collect(now: number = performance.now()): Promise<number> {
    const stillOrphaned = new Map<string, number>()
    let removed = 0
    await runEach(mediaFolders, async (folder) => {
      const { stored, deletable } = await findOrphans(folder, now, stillOrphaned)
      if (deletable.length > MASS_DELETION_THRESHOLD && deletable.length > stored / 2)
        warn(
          `${deletable.length} of ${stored} files in ${folder.name} belong to no row, and were left alone`,
        )
      else removed += await deleteUnreferenced(folder, deletable, stillOrphaned)
    }).finally(() => {
      firstSeenAt = stillOrphaned
    })
    return removed
  }

  async function deleteUnreferenced(
    folder: MediaFolder,
    keys: string[],
    stillOrphaned: Map<string, number>,
  ) {
    // checked again just before the deletion, because a long list takes time
    const referenced = await folder.findReferencedKeys(db, keys)
    let removed = 0
    await runEach(
      keys.filter((it) => !referenced.has(it)),
      async (key) => {
        await files.remove(key)
        stillOrphaned.delete(key)
        removed++
      },
    )
    return removed
  }
}
