import { removeDatabase } from './database.ts'
import { releaseFiles } from './kept-lessons.ts'
import { offlineUser, otherUsers } from './marks.ts'

/**
 * Removes everything of a user from this device: kept lessons, what was read, the outbox and, from the local storage, the
 * drafts. Used at sign-out, after a question if something is unsent.
 */
export async function removeUserData(userId: string): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`exam-draft:${userId}:`)) localStorage.removeItem(key)
  releaseFiles()
  await removeDatabase(userId)
}

/** Removes the data of users whose session ended without a sign-out, when another user has signed in (R-OFFLINE-010). */
export async function removeOtherUsers(): Promise<void> {
  const current = offlineUser()
  for (const userId of otherUsers(current)) await removeUserData(userId)
}
