import { MINUTE } from '../../contract/duration.ts'
import { now } from './clock.ts'
import { withLongStatements } from './db-timeouts.ts'

/** A background task that runs until it is stopped. */
export type Worker = {
  /** Ends the current wait. */
  wake(): void
  /** Stops the task. Resolves when the current pass has ended. */
  stop(): Promise<void>
}

type WorkerOptions = {
  /**
   * Processes due work and returns the number of due items. After a pass without any, the worker waits. The signal is aborted
   * when the worker stops.
   */
  runOnce: (signal: AbortSignal) => Promise<number>
  intervalMs: number
  /** Called when a pass fails. The next pass follows after the wait. */
  onError: (error: unknown) => void
  /**
   * Resets schedules that a clock which was ahead has set (decision 0202); `at` is in Unix seconds. Runs before the
   * first pass, and whenever the clock is more than a minute behind the last pass.
   */
  onClockMovedBack?: (at: number) => Promise<void>
}

/** Starts a worker. */
export function startWorker({
  runOnce,
  intervalMs,
  onError,
  onClockMovedBack,
}: WorkerOptions): Worker {
  const stopping = new AbortController()
  let lastPassAt = Number.POSITIVE_INFINITY
  const wakeSignal = createWakeSignal()

  async function runPass() {
    const at = now()
    if (at < lastPassAt - MINUTE) await onClockMovedBack?.(at)
    lastPassAt = at
    return runOnce(stopping.signal)
  }

  async function loop() {
    while (!stopping.signal.aborted) {
      const handled = await runPass().catch((error: unknown) => {
        onError(error)
        return 0
      })
      if (handled === 0 && !stopping.signal.aborted) await wakeSignal.wait(intervalMs)
    }
  }
  // the timeouts of requests do not apply
  const finished = withLongStatements(loop)

  return {
    wake: wakeSignal.wake,
    stop() {
      stopping.abort()
      wakeSignal.wake()
      return finished
    },
  }
}

/** A wait that `wake` ends. A wake-up before the wait is not lost. */
function createWakeSignal() {
  let isSignalled = false
  let resume = () => {}
  return {
    wake() {
      isSignalled = true
      resume()
    },
    async wait(ms: number) {
      if (!isSignalled) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          resume = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isSignalled = false
    },
  }
}

/** Returns the code of an error for the log, because its message can contain personal data. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
