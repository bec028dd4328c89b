import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../../api/session.ts'

/**
 * A summary of the data on this device for one user, which every page reads synchronously: the bytes of each kept lesson by
 * its id, and the number of submissions and comments that are not received yet.
 */
export type OfflineMarks = {
  kept: Record<string, number>
  unsent: number
  /** The kept lessons that were read on this device. */
  read: number[]
  /** The class of each kept lesson, by its id. */
  classes: Record<string, number>
  /** The bytes of a newer version, by the id of the lesson (R-OFFLINE-011). */
  newer: Record<string, number>
  /** Sentences about lessons that were removed, until the student has read them. */
  notices: string[]
}

const NO_MARKS: OfflineMarks = {
  kept: {},
  unsent: 0,
  read: [],
  classes: {},
  newer: {},
  notices: [],
}

const PREFIX = 'offline:'
const keyOf = (userId: string) => PREFIX + userId

// not web/forms/draft-storage.ts: it would be one more request of every signed-in page
function readText(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** The user whose data this device may read now, '' for none. */
export const offlineUser = () => useSession.getState().user?.id ?? ''

/** True if this device has any data of the user, including saved responses. */
export const hasMarks = (userId = offlineUser()) => readText(keyOf(userId)) !== ''

export const readMarks = (userId = offlineUser()): OfflineMarks => parse(readText(keyOf(userId)))

function parse(json: string): OfflineMarks {
  try {
    // written by `changeMarks`
    return { ...NO_MARKS, ...(JSON.parse(json) as Partial<OfflineMarks>) }
  } catch {
    return NO_MARKS
  }
}

export function changeMarks(change: Partial<OfflineMarks>, userId = offlineUser()): void {
  if (userId === '') return
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...readMarks(userId), ...change }))
  } catch {
    // a device without storage keeps nothing
  }
  dispatchEvent(new Event('offlinechange'))
}

/** Remembers that a kept lesson was read: it is no longer 'Kept, not read yet', also without a connection (decision 0846). */
export function markReadHere(lessonId: number): void {
  const { kept, read } = readMarks()
  if (lessonId in kept && !read.includes(lessonId)) changeMarks({ read: [...read, lessonId] })
}

/** The users, other than this one, whose data is on this device. */
export function otherUsers(userId = offlineUser()): string[] {
  return Object.keys(localStorage)
    .filter((it) => it.startsWith(PREFIX) && it !== keyOf(userId))
    .map((it) => it.slice(PREFIX.length))
}

function subscribe(listener: () => void) {
  addEventListener('offlinechange', listener)
  // another tab
  addEventListener('storage', listener)
  return () => {
    removeEventListener('offlinechange', listener)
    removeEventListener('storage', listener)
  }
}

/** The marks of the current user. */
export function useOfflineMarks(): OfflineMarks {
  const userId = useSession(({ user }) => user?.id ?? '')
  const json = useSyncExternalStore(subscribe, () => readText(keyOf(userId)))
  return useMemo(() => parse(json), [json])
}
