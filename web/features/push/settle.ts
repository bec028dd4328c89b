import { token } from '../../api/session.ts'
import { choiceOf } from './choice.ts'
import { canPush, isBlocked, subscribeHere, unsubscribeHere } from './device.ts'

let settledFor = ''

/**
 * Brings this device in line with what the person signed in on it has chosen, once per sign-in and visit: whoever
 * wants it is subscribed again under the session that is new, and nobody else's subscription stays.
 */
export async function settleDevice(personId: string): Promise<void> {
  if (!canPush() || settledFor === token()) return
  settledFor = token()
  const choice = choiceOf(personId)
  try {
    if (choice?.is !== 'on' || isBlocked()) await unsubscribeHere()
    else await subscribeHere(choice.categories)
  } catch (fault) {
    // biome-ignore lint/suspicious/noConsole: nobody asked for this, so nobody is told; the next visit tries again
    console.info('Push could not be settled:', fault)
  }
}
