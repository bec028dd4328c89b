import { useSyncExternalStore } from 'react'
import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push/push.ts'

/** The answer of a user on this device. `later` is valid until `askAgainAt` (Unix milliseconds). */
export type PushPreference = {
  state: 'on' | 'off' | 'later'
  categories: readonly PushCategory[]
  askAgainAt?: number
}

/** The stored shape, by user id. `is` keeps its name for devices that have stored it. */
type StoredPreferences = Record<
  string,
  { is?: PushPreference['state']; categories?: PushCategory[]; askAgainAt?: number } | undefined
>

const STORAGE_KEY = 'push-choices'
const listeners = new Set<() => void>()

/** The stored answers by user. Signing out deletes them. */
function readStored(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '{}'
  } catch {
    return '{}'
  }
}

function parsePreference(text: string, userId: string): PushPreference | undefined {
  try {
    const stored: StoredPreferences = JSON.parse(text)
    const { is, categories, askAgainAt } = stored[userId] ?? {}
    if (!is || !Array.isArray(categories)) return undefined
    const known = PUSH_CATEGORIES.filter((it) => categories.includes(it))
    return { state: is, categories: known, ...(askAgainAt ? { askAgainAt } : {}) }
  } catch {
    return undefined
  }
}

export function readPreference(userId: string): PushPreference | undefined {
  return parsePreference(readStored(), userId)
}

export function storePreference(userId: string, preference: PushPreference): void {
  try {
    const all: StoredPreferences = JSON.parse(readStored())
    const { state, ...rest } = preference
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...all, [userId]: { ...rest, is: state } }))
  } catch {
    // without storage the prompt is shown again
  }
  for (const listener of listeners) listener()
}

/** The stored answer; updates when it changes. */
export function usePreference(userId: string): PushPreference | undefined {
  return parsePreference(
    useSyncExternalStore((listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }, readStored),
    userId,
  )
}
