import { useSyncExternalStore } from 'react'
import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push.ts'

/** What somebody answered on this device. `later` holds until `askAgainAt` (Unix milliseconds). */
export type Choice = {
  is: 'on' | 'off' | 'later'
  categories: readonly PushCategory[]
  askAgainAt?: number
}

const NAME = 'push-choices'
const listeners = new Set<() => void>()

/** What this device keeps, by person: one's answer is not another's. Signing out forgets it all. */
function kept(): string {
  try {
    return localStorage.getItem(NAME) ?? '{}'
  } catch {
    return '{}'
  }
}

function read(text: string, personId: string): Choice | undefined {
  try {
    const known = (JSON.parse(text) as Record<string, Partial<Choice> | undefined>)[personId]
    if (!known?.is || !Array.isArray(known.categories)) return undefined
    const categories = PUSH_CATEGORIES.filter((it) => known.categories?.includes(it))
    return { ...known, is: known.is, categories }
  } catch {
    return undefined
  }
}

export function choiceOf(personId: string): Choice | undefined {
  return read(kept(), personId)
}

export function keepChoice(personId: string, choice: Choice): void {
  try {
    const all = JSON.parse(kept()) as Record<string, Choice>
    localStorage.setItem(NAME, JSON.stringify({ ...all, [personId]: choice }))
  } catch {
    // a device that keeps nothing asks again
  }
  for (const tell of listeners) tell()
}

/** The same, as it changes. */
export function useChoice(personId: string): Choice | undefined {
  return read(
    useSyncExternalStore((tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    }, kept),
    personId,
  )
}
