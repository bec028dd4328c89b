import { deleteDB } from 'idb'
import { voiceDatabaseOf } from '../voice/shared/voice-database.ts'
import { openDatabaseOf, removeDatabase } from './shared/database.ts'
import { offlineUser } from './shared/device-summary.ts'
import { forgetCode, releaseFiles } from './shared/kept-lessons.ts'
import { listKeysOf, listLocalWork } from './shared/local-work.ts'

const draftsOf = (userId: string) => listKeysOf(userId, ['exam-draft', 'word-reviews'])

/**
 * Removes everything of a user from this device: kept lessons, saved responses, the outbox and, from the local storage, the
 * drafts and the progress in the letters. Used at sign-out, after a confirmation if something is unsent.
 */
export async function removeUserData(userId: string): Promise<void> {
  for (const key of draftsOf(userId)) localStorage.removeItem(key)
  localStorage.removeItem(`letters:${userId}`)
  if (userId === offlineUser()) {
    releaseFiles()
    await forgetCode()
  }
  await removeDatabase(userId)
  await deleteDB(voiceDatabaseOf(userId))
}

/**
 * Removes the data of users whose session ended without a sign-out, when another user has signed in (R-OFFLINE-010). Unsent
 * data is encrypted for its user first; without a connection only this data is kept until the next page.
 */
export async function removeFormerUsers(userIds: readonly string[]): Promise<void> {
  // the data of one user must not keep that of the others
  for (const userId of userIds) await removeFormerUser(userId).catch(() => {})
}

async function removeFormerUser(userId: string): Promise<void> {
  const database = await openDatabaseOf(userId)
  for (const store of ['lessons', 'parts', 'reads'] as const) await database.clear(store)
  database.close()
  const { sealUnsent } = await import('./sealed.ts')
  await sealUnsent(userId, [...new Set([...draftsOf(userId), ...listLocalWork(userId)])])
  await removeUserData(userId)
}
