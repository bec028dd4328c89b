import { deviceDrafts } from '../../../forms/draft-storage.ts'

/**
 * The keys of the local storage that have work which is not in the outbox yet: reviewed words, and progress in the letters.
 */
export function listLocalWork(userId: string): string[] {
  const reviews = `word-reviews:${userId}:pending`
  const letters = `letters:${userId}`
  const stored = deviceDrafts.readJson(letters)
  const isUnsent =
    typeof stored === 'object' && stored !== null && Reflect.get(stored, 'isSent') === false
  return [...(deviceDrafts.read(reviews) === '' ? [] : [reviews]), ...(isUnsent ? [letters] : [])]
}

/** The keys of the local storage under these names for a user; none if the storage is blocked. */
export function listKeysOf(userId: string, names: readonly string[]): string[] {
  try {
    return Object.keys(localStorage).filter((it) =>
      names.some((name) => it.startsWith(`${name}:${userId}:`)),
    )
  } catch {
    return []
  }
}

/** Whether an exam was begun here and not submitted: an exam that waits in the outbox keeps its draft too. */
export const hasDraftAnswers = (userId: string): boolean =>
  listKeysOf(userId, ['exam-draft']).some((it) => isAnswered(it, deviceDrafts.readJson(it)))

/** A draft of choices, a text or a recording, or its photograph. */
function isAnswered(key: string, draft: unknown): boolean {
  if (key.endsWith(':image')) return true
  if (typeof draft !== 'object' || draft === null) return false
  return ['answers', 'theory', 'voice'].some((name) => {
    const it: unknown = Reflect.get(draft, name)
    return typeof it === 'object' && it !== null ? Object.keys(it).length > 0 : Boolean(it)
  })
}
