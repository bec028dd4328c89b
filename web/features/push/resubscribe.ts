import { sessionToken } from '../../api/session.ts'
import { canPush, isBlocked, subscribeDevice, unsubscribeDevice } from './device.ts'
import { readPreference } from './preference.ts'

let syncedToken = ''

/**
 * Updates the subscription of this device to the stored preference, once per sign-in and visit: a user who wants
 * notifications is subscribed under the new session, and the subscription of another user is removed.
 */
export async function resubscribeDevice(userId: string): Promise<void> {
  if (!canPush() || syncedToken === sessionToken()) return
  syncedToken = sessionToken()
  const preference = readPreference(userId)
  try {
    if (preference?.state !== 'on' || isBlocked()) await unsubscribeDevice()
    else await subscribeDevice(preference.categories)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a background task: the next visit tries again
    console.info('The push subscription could not be updated:', error)
  }
}
