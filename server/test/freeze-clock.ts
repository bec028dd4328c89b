import { onTestFinished, vi } from 'vitest'

/** Sets the process's clock to this moment (ISO, in UTC) until the test ends or sets it again; answers it in Unix seconds. */
export function freezeClock(moment: string): number {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  return Math.floor(Date.now() / 1000)
}
