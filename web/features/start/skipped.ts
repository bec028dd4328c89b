import { useSyncExternalStore } from 'react'

const KEY = 'start-skipped'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this student has skipped the question on this device. */
export function useSkipped(userId: string): boolean {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(KEY) === userId)
}

export function skipStart(userId: string): void {
  localStorage.setItem(KEY, userId)
  for (const listener of listeners) listener()
}
