import type { FastifyInstance } from 'fastify'
import { say } from '../../messages/message.ts'
import { Overloaded } from '../platform/errors.ts'
import { ipPrefix } from '../platform/ip-prefix.ts'

/** The number of concurrent requests (decision 0300). */
const CONCURRENCY_LIMITS = {
  /** All requests of one network, including downloads. */
  network: 1_000,
  /** Calls of one network without a valid token. */
  anonymous: 250,
  /** Calls of one user. */
  user: 250,
}

export type ConcurrencyLimiter = {
  /** Counts a request until the returned function is called. Throws 429 above the limit. */
  acquire(kind: keyof typeof CONCURRENCY_LIMITS, callerKey: string): () => void
}

/** Creates the counters of one process. `scale` multiplies the limits; 0 disables them. */
export function createConcurrencyLimiter(scale: number): ConcurrencyLimiter {
  const counts = new Map<string, number>()
  return {
    acquire(kind, callerKey) {
      if (scale === 0) return () => {}
      const key = `${kind} ${callerKey}`
      const count = counts.get(key) ?? 0
      const limit = Math.max(1, Math.round(CONCURRENCY_LIMITS[kind] * scale))
      if (count >= limit)
        throw new Overloaded(
          'too_many_concurrent_requests',
          say('rules_wire_too_many_at_once', { max: String(limit) }),
        )
      counts.set(key, count + 1)
      return () => {
        const remaining = (counts.get(key) ?? 1) - 1
        if (remaining > 0) counts.set(key, remaining)
        else counts.delete(key)
      }
    },
  }
}

// a load balancer must see that the process is alive under any load
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])

/**
 * Limits the concurrent requests of each network, from the request head until the response ends or the connection
 * closes.
 */
export function limitNetworkConcurrency(
  app: FastifyInstance,
  concurrency: ConcurrencyLimiter,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (HEALTH_PATHS.has(request.url)) return done()
    const release = concurrency.acquire('network', ipPrefix(request.ip))
    // a compressed response adds as many listeners as Node allows before it warns of a leak
    reply.raw.setMaxListeners(20).once('close', release)
    done()
  })
}
