import { get } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A separate process that requests /healthz every 25 ms, so that the attackers do not delay it. It is started by
 * soak/hostile-measure.ts with the port as its argument; each message from there ends one window and begins the next.
 */
export type Window = {
  samples: number
  /** The longest wait for a response. */
  worstMs: number
  /** Responses that were not 200, and connections without a response. */
  failed: number
  /** How late this process's own timers were: more than a few milliseconds mean that the machine was busy. */
  lateMs: number
}

const EVERY_MS = 25
const SAMPLE_TIMEOUT_MS = 15_000
/** A separate local address, because rate limits count by address. */
const FROM = '127.0.0.9'

let port = Number(process.argv[2])
const lateness = monitorEventLoopDelay({ resolution: 10 })
let window = emptyWindow()
let current: Promise<void> = Promise.resolve()

function emptyWindow(): Window {
  return { samples: 0, worstMs: 0, failed: 0, lateMs: 0 }
}

function sample(): Promise<void> {
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (isOk: boolean) => {
      window.samples++
      if (!isOk) window.failed++
      window.worstMs = Math.max(window.worstMs, performance.now() - began)
      resolve()
    }
    const request = get(
      { host: '127.0.0.1', port, path: '/healthz', localAddress: FROM, agent: false },
      (response) => {
        response.resume()
        response.once('end', () => end(response.statusCode === 200))
      },
    )
    request.setTimeout(SAMPLE_TIMEOUT_MS, () => request.destroy(new Error('no response')))
    request.once('error', () => end(false))
  })
}

process.on('message', async (next: { port: number }) => {
  // a pending sample belongs to this window
  await current
  const done = { ...window, lateMs: lateness.max / 1e6 }
  window = emptyWindow()
  lateness.reset()
  port = next.port
  process.send?.(done)
})
process.once('disconnect', () => process.exit())

lateness.enable()
for (;;) {
  current = sample()
  await current
  await pause(EVERY_MS)
}
