import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { LessonRenditionName } from '../../../../contract/renditions/renditions.ts'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { changeSummary, hasSummary, offlineUser, readSummary } from './device-summary.ts'
import type { OutboxItem } from './outbox/calls.ts'

/** A response as it was last read. */
export type SavedRead = { data: unknown; savedAt: number }

/** A lesson on this device. It counts as kept when all its files are complete. */
export type KeptLesson = {
  id: number
  /** The name of its saved response (`readNames`). */
  name: string
  page: LessonPage
  classRef: string
  className: string
  subject: string
  /** The files by their path, which is new for every file. */
  files: { path: string; bytes: number; type: string }[]
  /** The rendition of its file; absent for a lesson that an earlier release kept, whose file is the original. */
  form?: LessonRenditionName
  /** The size of all files and the text. */
  bytes: number
  isComplete: boolean
  /** Unix seconds. */
  keptAt: number
}

interface OfflineSchema extends DBSchema {
  outbox: { key: number; value: OutboxItem }
  reads: { key: string; value: SavedRead }
  lessons: { key: number; value: KeptLesson }
  /** The parts of files by path and position in bytes. */
  parts: { key: [string, number]; value: Blob }
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>

const nameOf = (userId: string) => `offline-${userId}`

let opened: { userId: string; database: Promise<OfflineDatabase> } | undefined

/** The database of the current user on this device. Rejects if the browser has none, and without a user. */
export function openDatabase(): Promise<OfflineDatabase> {
  const userId = offlineUser()
  if (userId === '') return Promise.reject(new Error('Nobody is signed in'))
  if (opened?.userId === userId) return opened.database
  void opened?.database.then((it) => it.close()).catch(() => {})
  // so that the data is found and removed when another user signs in
  if (!hasSummary(userId)) changeSummary({}, userId)
  const database = openDatabaseOf(userId, closeDatabase)
  opened = { userId, database }
  database.catch(() => closeDatabase())
  return database
}

/** The database of any user, for code that removes or restores it. `onEnd` is called when another tab removes it. */
export function openDatabaseOf(userId: string, onEnd = () => {}): Promise<OfflineDatabase> {
  return openDB<OfflineSchema>(nameOf(userId), 1, {
    upgrade(it) {
      it.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true })
      it.createObjectStore('reads')
      it.createObjectStore('lessons', { keyPath: 'id' })
      it.createObjectStore('parts')
    },
    blocking: (_old, _new, event) => {
      // the database that another tab is removing
      ;(event.target as IDBDatabase).close()
      onEnd()
    },
    terminated: onEnd,
  })
}

/** Updates the summary of kept lessons from the database: a browser that is killed loses its last writes to the local storage. */
export async function repairSummary(): Promise<void> {
  const userId = offlineUser()
  const lessons = await (await openDatabase()).getAll('lessons')
  const complete = lessons.filter((it) => it.isComplete)
  const kept = Object.fromEntries(complete.map((it) => [it.id, it.bytes]))
  const current = Object.keys(readSummary(userId).kept)
  if (current.length !== complete.length || current.some((it) => !(it in kept)))
    changeSummary({ kept }, userId)
}

function closeDatabase() {
  void opened?.database.then((it) => it.close()).catch(() => {})
  opened = undefined
}

/** Removes everything of a user from this device. */
export async function removeDatabase(userId: string): Promise<void> {
  if (opened?.userId === userId) closeDatabase()
  await deleteDB(nameOf(userId))
  localStorage.removeItem(`offline:${userId}`)
}

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
