import type { FastifyInstance } from 'fastify'
import { Overloaded } from '../platform/errors.ts'
import { ipPrefix } from '../platform/ip-prefix.ts'

/** Requests that may be under way at once (decision 0301). */
const CONCURRENCY_LIMITS = {
  /** Of one network, whatever they ask for: downloads too. */
  network: 1_000,
  /** Calls from one network without a token that holds. */
  anonymous: 250,
  /** Calls of one person. */
  user: 250,
}

export type ConcurrencyLimiter = {
  /** Counts a request of `who` until the function that it returns is called; throws 429 above the limit. */
  acquire(kind: keyof typeof CONCURRENCY_LIMITS, callerKey: string): () => void
}

/** Makes the counter of one process; `scale` multiplies its limits, and 0 switches them off like every rate limit. */
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
          `Too many requests at once: at most ${limit}.`,
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

// a load balancer must learn that the process lives, however many requests come through it
const HEALTH_PATHS = new Set(['/healthz', '/readyz'])

/** Bounds the requests of each network from their head until their response is out or their connection is gone. */
export function limitNetworkConcurrency(
  app: FastifyInstance,
  concurrency: ConcurrencyLimiter,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (HEALTH_PATHS.has(request.url)) return
    const release = concurrency.acquire('network', ipPrefix(request.ip))
    // a compressed answer adds as many listeners as Node allows before it warns of a leak
    reply.raw.setMaxListeners(20).once('close', release)
  })
}
