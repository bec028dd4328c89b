import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { readMemory, resetPeakMemory } from '../server/test/uploads/upload-video.ts'
import { onFinish, type RunningServer } from './harness.ts'
import type { Window } from './hostile-sampler.ts'

export type Measurement = Window & {
  /** Growth of the process at its peak, in MB; infinite if it exited. */
  grownMb: number
  heldMb: number
}

const SETTLED_MS = 100
const SETTLE_WITHIN_MS = 5000

/** Waits until work that outlives its connection has ended, so that it counts in the same window. */
async function waitUntilSettled(url: string): Promise<void> {
  const end = performance.now() + SETTLE_WITHIN_MS
  for (let swift = 0; swift < 2 && performance.now() < end; ) {
    const began = performance.now()
    await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(SETTLE_WITHIN_MS) }).then(
      (it) => it.text(),
      () => {},
    )
    swift = performance.now() - began < SETTLED_MS ? swift + 1 : 0
    await pause(10)
  }
}

/** Measures /healthz from another process, and the memory of the server. */
export function openMeter() {
  const sampler = fork('soak/hostile-sampler.ts', ['0'])
  onFinish(() => sampler.kill())

  async function nextWindow(port: number): Promise<Window> {
    sampler.send({ port })
    const [window] = await once(sampler, 'message')
    return window
  }

  return async function measure(
    program: RunningServer,
    work: () => Promise<unknown>,
  ): Promise<Measurement> {
    const port = Number(new URL(program.url).port)
    const pid = program.process.pid ?? 0
    await nextWindow(port)
    resetPeakMemory(pid)
    const { now } = readMemory(pid)
    await work()
    await waitUntilSettled(program.url)
    const window = await nextWindow(port)
    if (program.process.exitCode !== null || program.process.signalCode !== null)
      return { ...window, grownMb: Number.POSITIVE_INFINITY, heldMb: 0 }
    const after = readMemory(pid)
    return { ...window, grownMb: after.peak - now, heldMb: after.now }
  }
}
