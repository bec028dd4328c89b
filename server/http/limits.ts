import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { login, requestPasswordReset, resetPassword, signup } from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { suggestScore } from '../../contract/marking.ts'
import { openPayment, recheckPayment, verifyPayment } from '../../contract/payments.ts'
import { subscribePush } from '../../contract/push.ts'
import { reject } from '../kernel/refusal.ts'
import type { Person } from './answers.ts'

type Who = { ip: string; asker: Person | null; fields: Record<string, unknown> }

export type Limiter = {
  /** Counts one try of a call; refuses with 429 when there were too many. */
  take(call: Call, who: Who): Promise<void>
}

type Rule = { points: number; seconds: number; key: (who: Who) => string }

const byPerson = ({ asker }: Who) => String(asker?.id)
const byIp = ({ ip }: Who) => ip
const byAccount = ({ fields }: Who) =>
  String(fields.email ?? '')
    .trim()
    .toLowerCase()
    .slice(0, 254)

/** What guessing costs: tries per window, per account and per address. */
const rules = new Map<Call, Rule[]>([
  [
    login,
    [
      { points: 20, seconds: 15 * 60, key: byAccount },
      { points: 300, seconds: 15 * 60, key: byIp },
    ],
  ],
  [
    signup,
    [
      { points: 10, seconds: 60 * 60, key: byAccount },
      { points: 100, seconds: 60 * 60, key: byIp },
    ],
  ],
  [
    requestPasswordReset,
    [
      { points: 5, seconds: 15 * 60, key: byAccount },
      { points: 50, seconds: 15 * 60, key: byIp },
    ],
  ],
  // each asks the card provider
  [openPayment, [{ points: 60, seconds: 60 * 60, key: byPerson }]],
  [verifyPayment, [{ points: 300, seconds: 60 * 60, key: byPerson }]],
  [recheckPayment, [{ points: 300, seconds: 60 * 60, key: byPerson }]],
  // each asks an assistant that somebody pays for
  [suggestScore, [{ points: 200, seconds: 60 * 60, key: byPerson }]],
  [subscribePush, [{ points: 120, seconds: 60 * 60, key: byPerson }]],
  [resetPassword, [{ points: 60, seconds: 15 * 60, key: byIp }]],
])

/** Makes the limiter; `scale` multiplies every limit and 0 switches them off (decisions §13). */
export function openLimiter(scale: number): Limiter {
  if (scale === 0) return { take: async () => {} }
  const limits = [...rules].flatMap(([call, list], at) =>
    list.map(({ points, seconds, key }, nth) => ({
      call,
      key,
      limiter: new RateLimiterMemory({
        keyPrefix: `${at}.${nth}`,
        points: Math.max(1, Math.round(points * scale)),
        duration: seconds,
      }),
    })),
  )
  return {
    async take(call, who) {
      for (const limit of limits) {
        if (limit.call !== call) continue
        await limit.limiter.consume(limit.key(who)).catch((fault: unknown) => {
          if (fault instanceof RateLimiterRes)
            reject(429, 'Too many tries. Please wait a little and try again.')
          throw fault
        })
      }
    },
  }
}
