import { useSyncExternalStore } from 'react'
import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push.ts'

/** The answer of a user on this device. `later` is valid until `askAgainAt` (Unix milliseconds). */
export type PushPreference = {
  is: 'on' | 'off' | 'later'
  categories: readonly PushCategory[]
  askAgainAt?: number
}

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
    const stored = (JSON.parse(text) as Record<string, Partial<PushPreference> | undefined>)[userId]
    if (!stored?.is || !Array.isArray(stored.categories)) return undefined
    const categories = PUSH_CATEGORIES.filter((it) => stored.categories?.includes(it))
    return { ...stored, is: stored.is, categories }
  } catch {
    return undefined
  }
}

export function readPreference(userId: string): PushPreference | undefined {
  return parsePreference(readStored(), userId)
}

export function storePreference(userId: string, preference: PushPreference): void {
  try {
    const all = JSON.parse(readStored()) as Record<string, PushPreference>
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...all, [userId]: preference }))
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
