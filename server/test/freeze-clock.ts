import { onTestFinished, vi } from 'vitest'

/** The time in Unix seconds at which many tests start. */
export const START = 1_800_000_000

/**
 * Sets the clock of the process to a moment (ISO, in UTC), or to some seconds after it, until the test ends or sets it
 * again; returns it in Unix seconds. Timers run as usual.
 */
export function freezeClock(moment: string, secondsAfter = 0): number {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) + secondsAfter * 1000 })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  return Math.floor(Date.now() / 1000)
}

/** Sets the clock to Unix seconds, as `freezeClock` does. */
export const setClock = (at: number) => freezeClock('1970-01-01T00:00:00Z', at)
