import { call } from '../platform/call.ts'
import * as z from '../platform/zod.ts'

/** The categories of notifications (R-PUSH-003). */
export const PUSH_CATEGORIES = ['arabic-lessons', 'culture-tips'] as const
export type PushCategory = (typeof PUSH_CATEGORIES)[number]

const endpoint = z.url({ protocol: /^https$/ }).check(z.maxLength(2_000))

/** The public VAPID key that a browser subscribes with (R-PUSH-007). */
export const getPushKey = call({
  path: '/api.php',
  action: 'getPushKey',
  access: 'student',
  effect: 'read',
  response: z.object({ publicKey: z.string() }),
})

/** Stores a Web Push subscription (R-PUSH-006). */
export const subscribePush = call({
  path: '/api.php',
  action: 'subscribePush',
  access: 'student',
  effect: 'change',
  request: {
    endpoint,
    keys: z.object({
      p256dh: z.string().check(z.maxLength(200)),
      auth: z.string().check(z.maxLength(100)),
    }),
    categories: z.optional(z.array(z.enum(PUSH_CATEGORIES))),
  },
})

/** Deletes the caller's subscription with this endpoint. */
export const unsubscribePush = call({
  path: '/api.php',
  action: 'unsubscribePush',
  access: 'student',
  effect: 'change',
  request: { endpoint },
})
