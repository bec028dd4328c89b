import * as z from 'zod/mini'
import { call } from './call.ts'

/** Student-area §2. */
export const PUSH_CATEGORIES = ['arabic-lessons', 'culture-tips'] as const
export type PushCategory = (typeof PUSH_CATEGORIES)[number]

const endpoint = z.url({ protocol: /^https$/ }).check(z.maxLength(2_000))

/** Decisions §9: the public VAPID key that a browser subscribes with. */
export const getPushKey = call({
  method: 'POST',
  path: '/api.php',
  action: 'getPushKey',
  may: 'student',
  answers: z.object({ publicKey: z.string() }),
})

/** Decisions §13: Web Push subscriptions are stored by the server. */
export const subscribePush = call({
  method: 'POST',
  path: '/api.php',
  action: 'subscribePush',
  may: 'student',
  asks: {
    endpoint,
    keys: z.object({
      p256dh: z.string().check(z.maxLength(200)),
      auth: z.string().check(z.maxLength(100)),
    }),
    categories: z.optional(z.array(z.enum(PUSH_CATEGORIES))),
  },
  answers: z.null(),
})

/** Forgets a subscription of the asker's own. */
export const unsubscribePush = call({
  method: 'POST',
  path: '/api.php',
  action: 'unsubscribePush',
  may: 'student',
  asks: { endpoint },
  answers: z.null(),
})
