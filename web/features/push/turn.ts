import { useMutation } from '@tanstack/react-query'
import type { PushCategory } from '../../../contract/push.ts'
import { messageOf } from '../../api/ask.ts'
import { toast } from '../../kit/toast.ts'
import { choiceOf, keepChoice } from './choice.ts'
import { subscribeHere, unsubscribeHere } from './device.ts'

/** Student-area §2. */
export const BLOCKED_TITLE = 'Notifications Disabled'
export const BLOCKED_TEXT =
  'Notifications are blocked in your browser settings. Please enable them to receive updates from us.'

const DAY_MS = 24 * 3600 * 1000
const ASK_AGAIN_MS = 30 * DAY_MS

/** Not now: this device asks again in a month. */
export function askLater(personId: string, categories: readonly PushCategory[]): void {
  keepChoice(personId, { is: 'later', categories, askAgainAt: Date.now() + ASK_AGAIN_MS })
}

/** Turns notifications on for this device: asks the browser for leave, and confirms what came of it. */
export function useTurnOn(personId: string) {
  return useMutation({
    mutationFn: async (categories: readonly PushCategory[]) => {
      // first of all: the browser asks only as the answer to a press
      const permission = await Notification.requestPermission()
      if (permission === 'granted') await subscribeHere(categories)
      return permission
    },
    onSuccess: (permission, categories) => {
      if (permission === 'denied') toast.bad(BLOCKED_TITLE, BLOCKED_TEXT)
      if (permission !== 'granted') return askLater(personId, categories)
      const wasOff = choiceOf(personId)?.is === 'off'
      keepChoice(personId, { is: 'on', categories })
      toast.good(
        wasOff ? 'Notifications are on again' : 'Notifications are on',
        'You will hear on this device when something new is waiting.',
      )
    },
    onError: (fault) => toast.bad('Notifications could not be turned on', messageOf(fault)),
  })
}

/** Turns notifications off for this device, and confirms it. */
export function useTurnOff(personId: string) {
  return useMutation({
    mutationFn: (_categories: readonly PushCategory[]) => unsubscribeHere(),
    onSuccess: (_, categories) => {
      keepChoice(personId, { is: 'off', categories })
      toast.plain('Notifications are off', 'Nothing is sent to this device any more.')
    },
    onError: () => toast.bad('Notifications could not be turned off', 'Please try again.'),
  })
}

/** Chooses other categories on a device that is told already. */
export function useChooseCategories(personId: string) {
  return useMutation({
    mutationFn: (categories: readonly PushCategory[]) => subscribeHere(categories),
    onSuccess: (_, categories) => keepChoice(personId, { is: 'on', categories }),
    onError: (fault) => toast.bad('Your choice could not be saved', messageOf(fault)),
  })
}
