import { type MediaFolder, mediaFolders, namedKeys } from './media.ts'
import type { School } from './school.ts'

const HOUR_MS = 3600 * 1000
/** By the store's own clock: a file is stored before the row that names it is committed. */
const YOUNGEST_MS = 24 * HOUR_MS
/** By the processor's counter, between two looks that both find no row: no clock moves it. */
const APART_MS = HOUR_MS
/** Of more than so many files, more than half without a row mean that this is another school's store. */
const FEW = 20

type Media = Pick<School, 'db' | 'files'>

/**
 * Removes stored files that no row names: what a process left that was killed between storing a file and its commit
 * (decision 0332). `look` answers how many it removed. Any number of processes may do this at once.
 */
export function openCollector({ db, files }: Media, warn: (sentence: string) => void) {
  /** When a file was first found without a row, by the processor's counter. */
  let seen = new Map<string, number>()

  async function lookAt(folder: MediaFolder, at: number, still: Map<string, number>) {
    let stored = 0
    const ripe: string[] = []
    for await (const page of files.list(folder)) {
      stored += page.length
      const old = page.filter(({ ageMs }) => ageMs > YOUNGEST_MS).map(({ key }) => key)
      const named = await namedKeys(db, folder, old)
      for (const key of old) {
        if (named.has(key)) continue
        const since = seen.get(key) ?? at
        still.set(key, since)
        if (at - since >= APART_MS) ripe.push(key)
      }
    }
    return { stored, ripe }
  }

  return async function look(at: number = performance.now()): Promise<number> {
    const still = new Map<string, number>()
    let removed = 0
    for (const folder of mediaFolders) {
      const { stored, ripe } = await lookAt(folder, at, still)
      if (ripe.length > FEW && ripe.length > stored / 2)
        warn(`${ripe.length} of ${stored} files in ${folder} belong to no row, and were left alone`)
      else removed += await removeUnnamed(folder, ripe, still)
    }
    seen = still
    return removed
  }

  async function removeUnnamed(folder: MediaFolder, keys: string[], still: Map<string, number>) {
    // asked once more just before, for a long list takes its time
    const named = await namedKeys(db, folder, keys)
    let removed = 0
    for (const key of keys) {
      if (named.has(key)) continue
      await files.remove(key)
      still.delete(key)
      removed++
    }
    return removed
  }
}
