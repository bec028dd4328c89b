import { useMutation } from '@tanstack/react-query'
import type { PushCategory } from '../../../contract/push/push.ts'
import { m } from '../../../messages/m.ts'
import { messageOf } from '../../api/call-api.ts'
import { toast } from '../../kit/toast.ts'
import { subscribeDevice, unsubscribeDevice } from './device.ts'
import { readPreference, storePreference } from './preference.ts'

/** The text if the browser blocks notifications (R-PUSH-004). */
export const BLOCKED_TITLE = m.push_blocked()
export const BLOCKED_TEXT = m.push_blocked_hint()

const DAY_MS = 24 * 3600 * 1000
const ASK_AGAIN_MS = 30 * DAY_MS

/** Postpones the prompt by a month. */
export function postponePrompt(userId: string, categories: readonly PushCategory[]): void {
  storePreference(userId, { state: 'later', categories, askAgainAt: Date.now() + ASK_AGAIN_MS })
}

/** Turns notifications on for this device and reports the result. */
export function useTurnOn(userId: string) {
  return useMutation({
    mutationFn: async (categories: readonly PushCategory[]) => {
      // the browser requires a user gesture, so this comes first
      const permission = await Notification.requestPermission()
      if (permission === 'granted') await subscribeDevice(categories)
      return permission
    },
    onSuccess: (permission, categories) => {
      if (permission === 'denied') toast.error(BLOCKED_TITLE, BLOCKED_TEXT)
      if (permission !== 'granted') return postponePrompt(userId, categories)
      const wasDisabled = readPreference(userId)?.state === 'off'
      storePreference(userId, { state: 'on', categories })
      toast.success(wasDisabled ? m.push_on_again() : m.push_on(), m.push_on_hint())
    },
    onError: (error) => toast.error(m.push_not_turned_on(), messageOf(error)),
  })
}

/** Turns notifications off for this device. */
export function useTurnOff(userId: string) {
  return useMutation({
    mutationFn: (_categories: readonly PushCategory[]) => unsubscribeDevice(),
    onSuccess: (_, categories) => {
      storePreference(userId, { state: 'off', categories })
      toast.info(m.push_off(), m.push_off_hint())
    },
    onError: () => toast.error(m.push_not_turned_off(), m.push_try_again()),
  })
}

/** Changes the categories of a subscribed device. */
export function useChooseCategories(userId: string) {
  return useMutation({
    mutationFn: (categories: readonly PushCategory[]) => subscribeDevice(categories),
    onSuccess: (_, categories) => storePreference(userId, { state: 'on', categories }),
    onError: (error) => toast.error(m.push_choice_not_saved(), messageOf(error)),
  })
}
