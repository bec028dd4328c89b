import { sessionToken } from '../../api/session.ts'
import { canPush, isBlocked, subscribeDevice, unsubscribeDevice } from './device.ts'
import { readPreference } from './preference.ts'

let syncedToken = ''

/**
 * Brings this device in line with what the person signed in on it has chosen, once per sign-in and visit: whoever
 * wants it is subscribed again under the session that is new, and nobody else's subscription stays.
 */
export async function resubscribeDevice(userId: string): Promise<void> {
  if (!canPush() || syncedToken === sessionToken()) return
  syncedToken = sessionToken()
  const preference = readPreference(userId)
  try {
    if (preference?.is !== 'on' || isBlocked()) await unsubscribeDevice()
    else await subscribeDevice(preference.categories)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: nobody asked for this, so nobody is told; the next visit tries again
    console.info('Push could not be settled:', error)
  }
}
