import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { offlineUser } from '../../offline/shared/device-summary.ts'
import { voiceDatabaseOf } from './voice-database.ts'

/** A recording on this device, until the server has it. */
export type StoredTake = {
  /** Chosen here; the server knows the recording by it. */
  key: string
  /** What it is for, for example `exam 12`: a new one replaces the earlier ones. */
  place: string
  mimeType: string
  /** As far as it is stored. */
  milliseconds: number
  /** False while it is recorded, and after a kill. */
  isComplete: boolean
  /** Unix milliseconds. */
  startedAt: number
}

interface VoiceSchema extends DBSchema {
  takes: { key: string; value: StoredTake }
  /** What was recorded in each second, by key and number. */
  parts: { key: [key: string, part: number]; value: ArrayBuffer }
}

let opened: { userId: string; database: Promise<IDBPDatabase<VoiceSchema>> } | undefined

function openTakes(): Promise<IDBPDatabase<VoiceSchema>> {
  const userId = offlineUser()
  if (opened?.userId === userId) return opened.database
  const database = openDB<VoiceSchema>(voiceDatabaseOf(userId), 1, {
    upgrade(it) {
      it.createObjectStore('takes', { keyPath: 'key' })
      it.createObjectStore('parts')
    },
    // another tab removes the data of this user
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined
    },
  })
  opened = { userId, database }
  database.catch(() => {
    opened = undefined
  })
  return database
}

/** Finished takes of this page, for a browser without storage. */
const inMemory = new Map<string, Blob>()

export const rememberSound = (key: string, sound: Blob) => void inMemory.set(key, sound)

/** What was recorded under a key. */
export async function findSound(place: string, key: string): Promise<Blob | undefined> {
  const found = inMemory.get(key)
  if (found) return found
  const stored = await findTake(place)
  return stored?.take.key === key ? stored.sound : undefined
}

const partsOf = (key: string) => IDBKeyRange.bound([key, 0], [key, Number.MAX_SAFE_INTEGER])

/** Stores a part as soon as it is recorded, so that a kill loses at most the second that is under way (R-VOICE-002). */
export async function storePart(take: StoredTake, number: number, part: Blob): Promise<void> {
  const bytes = await part.arrayBuffer()
  const database = await openTakes()
  const transaction = database.transaction(['takes', 'parts'], 'readwrite', {
    durability: 'strict',
  })
  await Promise.all([
    transaction.objectStore('takes').put(take),
    transaction.objectStore('parts').put(bytes, [take.key, number]),
    transaction.done,
  ])
}

export async function storeTake(take: StoredTake): Promise<void> {
  await (await openTakes()).put('takes', take)
}

/** The latest take for a place, with what was recorded; undefined without one, or if the browser has no storage. */
export async function findTake(
  place: string,
): Promise<{ take: StoredTake; sound: Blob } | undefined> {
  const database = await openTakes()
  const takes = (await database.getAll('takes')).filter((it) => it.place === place)
  const take = takes.sort((a, b) => b.startedAt - a.startedAt)[0]
  if (!take) return undefined
  const parts = await database.getAll('parts', partsOf(take.key))
  if (parts.length === 0) return undefined
  return { take, sound: new Blob(parts, { type: take.mimeType }) }
}

/** Removes the takes for a place, all but the one with the key. */
export async function removeTakes(place: string, exceptKey = ''): Promise<void> {
  const database = await openTakes()
  for (const take of await database.getAll('takes'))
    if (take.place === place && take.key !== exceptKey) {
      await database.delete('parts', partsOf(take.key))
      await database.delete('takes', take.key)
    }
}
