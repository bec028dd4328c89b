import type { FastifyInstance } from 'fastify'
import { TooBusy } from '../kernel/refusal.ts'
import { networkOf } from './network-of.ts'

/** Requests that may be under way at once (decision 0301). */
const AT_ONCE = {
  /** Of one network, whatever they ask for: downloads too. */
  network: 1_000,
  /** Calls from one network without a token that holds. */
  strangers: 250,
  /** Calls of one person. */
  person: 250,
}

export type InFlight = {
  /** Counts a request of `who` until the function that it returns is called; throws 429 above the limit. */
  enter(kind: keyof typeof AT_ONCE, who: string): () => void
}

/** Makes the counter of one process; `scale` multiplies its limits, and 0 switches them off like every rate limit. */
export function openInFlight(scale: number): InFlight {
  const counts = new Map<string, number>()
  return {
    enter(kind, who) {
      if (scale === 0) return () => {}
      const key = `${kind} ${who}`
      const count = counts.get(key) ?? 0
      const most = Math.max(1, Math.round(AT_ONCE[kind] * scale))
      if (count >= most) throw new TooBusy(`Too many requests at once: at most ${most}.`, 429)
      counts.set(key, count + 1)
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}

// a load balancer must learn that the process lives, however many requests come through it
const HEALTH = new Set(['/healthz', '/readyz'])

/** Bounds the requests of each network from their head until their response is out or their connection is gone. */
export function boundNetworks(app: FastifyInstance, inFlight: InFlight): void {
  app.addHook('onRequest', async (request, reply) => {
    if (HEALTH.has(request.url)) return
    const leave = inFlight.enter('network', networkOf(request.ip))
    // a compressed answer adds as many listeners as Node allows before it warns of a leak
    reply.raw.setMaxListeners(20).once('close', leave)
  })
}
