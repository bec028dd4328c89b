import { openDatabase, type SavedRead } from './database.ts'

/** More than a student reads in a term; then the list begins again. */
const MAX_READS = 500

export async function saveRead(name: string, data: unknown): Promise<void> {
  const database = await openDatabase()
  if ((await database.count('reads')) >= MAX_READS) await database.clear('reads')
  await database.put('reads', { data, savedAt: Math.floor(Date.now() / 1000) }, name)
}

/** What was last read under a name. A kept lesson is always there. */
export async function findRead(name: string): Promise<SavedRead | undefined> {
  const database = await openDatabase()
  const read = await database.get('reads', name)
  if (read) return read
  const kept = (await database.getAll('lessons')).find((it) => it.isComplete && it.name === name)
  return kept && { data: kept.page, savedAt: kept.keptAt }
}
