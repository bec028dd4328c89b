import { MINUTE } from '../../contract/duration.ts'
import { now } from './clock.ts'
import { withLongStatements } from './db-timeouts.ts'

/** Work that goes on in the background until it is stopped. */
export type Worker = {
  /** Ends a wait: something came in. */
  wake(): void
  /** Ends the work; resolves when the pass that is under way is over. */
  stop(): Promise<void>
}

type WorkerOptions = {
  /** Does what is due and answers how much it found; after a pass that found nothing the worker rests. */
  runOnce: () => Promise<number>
  intervalMs: number
  /** A pass that failed; the next comes after a rest. */
  onError: (error: unknown) => void
  /**
   * Frees what was put off by a clock that was ahead (decision 0202); `at` is Unix seconds. Comes before the first pass,
   * for nobody knows what the clock was before, and whenever it is more than a minute behind the last look.
   */
  onClockMovedBack?: (at: number) => Promise<void>
}

/** Makes one pass after the other. */
export function startWorker({
  runOnce,
  intervalMs,
  onError,
  onClockMovedBack,
}: WorkerOptions): Worker {
  let isStopped = false
  let lastPassAt = Number.POSITIVE_INFINITY
  const wakeSignal = createWakeSignal()

  async function runPass() {
    const at = now()
    if (at < lastPassAt - MINUTE) await onClockMovedBack?.(at)
    lastPassAt = at
    return runOnce()
  }

  async function loop() {
    while (!isStopped) {
      const handled = await runPass().catch((error: unknown) => {
        onError(error)
        return 0
      })
      if (handled === 0 && !isStopped) await wakeSignal.wait(intervalMs)
    }
  }
  // no request waits for a worker
  const finished = withLongStatements(loop)

  return {
    wake: wakeSignal.wake,
    stop() {
      isStopped = true
      wakeSignal.wake()
      return finished
    },
  }
}

/** A wait that a ring ends; one that came just before is not lost. */
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

/** What a fault may be called in a log: its code, for its message may name a person. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
