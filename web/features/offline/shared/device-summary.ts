import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../../api/session.ts'
import { deviceDrafts } from '../../../forms/draft-storage.ts'

/**
 * A summary of the data on this device for one user, which every page reads synchronously: the bytes of each kept lesson by
 * its id, and the number of submissions and comments that are not received yet.
 */
export type DeviceSummary = {
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

const EMPTY_SUMMARY: DeviceSummary = {
  kept: {},
  unsent: 0,
  read: [],
  classes: {},
  newer: {},
  notices: [],
}

const PREFIX = 'offline:'
const keyOf = (userId: string) => PREFIX + userId

/** The user whose data this device may read now, '' for none. */
export const offlineUser = () => useSession.getState().user?.id ?? ''

/** True if this device has any data of the user, including saved responses. */
export const hasSummary = (userId = offlineUser()) => deviceDrafts.read(keyOf(userId)) !== ''

export const readSummary = (userId = offlineUser()): DeviceSummary =>
  parse(deviceDrafts.read(keyOf(userId)))

function parse(json: string): DeviceSummary {
  try {
    // written by `changeSummary`
    return { ...EMPTY_SUMMARY, ...(JSON.parse(json) as Partial<DeviceSummary>) }
  } catch {
    return EMPTY_SUMMARY
  }
}

export function changeSummary(change: Partial<DeviceSummary>, userId = offlineUser()): void {
  if (userId === '') return
  // a device without storage keeps nothing
  deviceDrafts.write(keyOf(userId), JSON.stringify({ ...readSummary(userId), ...change }))
  dispatchEvent(new Event('offlinechange'))
}

/** Remembers that a kept lesson was read: it is no longer 'Kept, not read yet', also without a connection (decision 0846). */
export function markReadHere(lessonId: number): void {
  const { kept, read } = readSummary()
  if (lessonId in kept && !read.includes(lessonId)) changeSummary({ read: [...read, lessonId] })
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

/** The summary of the current user. */
export function useDeviceSummary(): DeviceSummary {
  const userId = useSession(({ user }) => user?.id ?? '')
  const json = useSyncExternalStore(subscribe, () => deviceDrafts.read(keyOf(userId)))
  return useMemo(() => parse(json), [json])
}
