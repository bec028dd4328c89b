import { onTestFinished, vi } from 'vitest'

/** Sets the clock of the process (ISO, in UTC) until the test ends or sets it again; returns it in Unix seconds. */
export function freezeClock(moment: string): number {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  return Math.floor(Date.now() / 1000)
}
