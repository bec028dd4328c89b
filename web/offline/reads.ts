import { openDatabase, type SavedRead } from './database.ts'

/** More responses than a student saves in a term; at this number all are deleted. */
const MAX_READS = 500

export async function saveRead(name: string, data: unknown): Promise<void> {
  const database = await openDatabase()
  if ((await database.count('reads')) >= MAX_READS) await database.clear('reads')
  await database.put('reads', { data, savedAt: Math.floor(Date.now() / 1000) }, name)
}

/** The last saved response of a name; a kept lesson always has one. */
export async function findRead(name: string): Promise<SavedRead | undefined> {
  const database = await openDatabase()
  const read = await database.get('reads', name)
  if (read) return read
  const kept = (await database.getAll('lessons')).find((it) => it.isComplete && it.name === name)
  return kept && { data: kept.page, savedAt: kept.keptAt }
}
