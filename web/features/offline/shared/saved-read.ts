import { useSyncExternalStore } from 'react'
import { ApiError } from '../../../api/call-api.ts'
import { hasSummary, offlineUser } from './device-summary.ts'

/** The save times (Unix seconds) of the responses that are shown from this device, by name. */
const shownFromDevice = new Map<string, number>()
const nameForUser = (name: string) => `${offlineUser()} ${name}`

const loadReads = () => import('./database.ts')

/**
 * Fetches from the server, and saves the response on the device of a student who has kept or sent something, or if it `isKept`.
 * Without a connection it returns the last saved response.
 */
export async function savedRead<T>(
  name: string,
  read: () => Promise<T>,
  isKept: (data: T) => boolean = () => false,
): Promise<T> {
  const isSaved = hasSummary()
  try {
    const data = await read()
    if (!isSaved && !isKept(data)) return data
    setShown(name, undefined)
    void loadReads()
      .then(({ saveRead }) => saveRead(name, data))
      .catch(() => {})
    return data
  } catch (error) {
    // fetch throws errors only
    if (!isSaved || error instanceof ApiError || (error as Error).name === 'AbortError') throw error
    const saved = await loadReads()
      .then(({ findRead }) => findRead(name))
      .catch(() => undefined)
    if (!saved) throw error
    setShown(name, saved.savedAt)
    // saved under the same name
    return saved.data as T
  }
}

function setShown(name: string, savedAt: number | undefined) {
  const key = nameForUser(name)
  if (savedAt === undefined) shownFromDevice.delete(key)
  else shownFromDevice.set(key, savedAt)
  dispatchEvent(new Event('savedread'))
}

function subscribe(listener: () => void) {
  addEventListener('savedread', listener)
  return () => removeEventListener('savedread', listener)
}

/** True if the last response of a name came from this device. */
export const isShownFromDevice = (name: string) => shownFromDevice.has(nameForUser(name))

/** When the shown content was saved on this device; undefined if it came from the server. */
export const useSavedAt = (name: string) =>
  useSyncExternalStore(subscribe, () => shownFromDevice.get(nameForUser(name)))

/** The names of the responses that pages save. */
export const readNames = {
  myClasses: 'my-classes',
  transferAccount: 'transfer-account',
  myWords: 'my-words',
  classPage: (classRef: string) => `class ${classRef}`,
  lesson: (classRef: string, lessonId: string | number) => `lesson ${classRef} ${lessonId}`,
} as const
