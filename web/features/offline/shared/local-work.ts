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
