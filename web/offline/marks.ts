import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../api/session.ts'
import { draftStorage } from '../forms/draft-storage.ts'

/**
 * What this device has for one user, in a form that every page reads at once: the bytes of each kept lesson by its id, and
 * the number of submissions and comments that are not received yet.
 */
export type OfflineMarks = { kept: Record<string, number>; unsent: number }

const storage = draftStorage(() => localStorage)
const PREFIX = 'offline:'
const keyOf = (userId: string) => PREFIX + userId

/** The user whose data this device may read now, '' for none. */
export const offlineUser = () => useSession.getState().user?.id ?? ''

/** True if this device has anything of the user, also what was only read. */
export const hasMarks = (userId = offlineUser()) => storage.read(keyOf(userId)) !== ''

export const readMarks = (userId = offlineUser()): OfflineMarks =>
  parse(storage.read(keyOf(userId)))

function parse(json: string): OfflineMarks {
  try {
    // written by `changeMarks`
    return { kept: {}, unsent: 0, ...(JSON.parse(json) as Partial<OfflineMarks>) }
  } catch {
    return { kept: {}, unsent: 0 }
  }
}

export function changeMarks(change: Partial<OfflineMarks>, userId = offlineUser()): void {
  if (userId === '') return
  storage.write(keyOf(userId), JSON.stringify({ ...readMarks(userId), ...change }))
  dispatchEvent(new Event('offlinechange'))
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
  const json = useSyncExternalStore(subscribe, () => storage.read(keyOf(userId)))
  return useMemo(() => parse(json), [json])
}
