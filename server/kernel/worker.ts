import { now } from './clock.ts'
import { withLongStatements } from './db-timeouts.ts'

/** Work that goes on in the background until it is stopped. */
export type Worker = {
  /** Ends a wait: something came in. */
  ring(): void
  /** Ends the work; resolves when the pass that is under way is over. */
  stop(): Promise<void>
}

type Work = {
  /** Does what is due and answers how much it found; after a pass that found nothing the worker rests. */
  pass: () => Promise<number>
  everyMs: number
  /** A pass that failed; the next comes after a rest. */
  onFault: (fault: unknown) => void
  /**
   * Frees what was put off by a clock that was ahead (decision 0202); `at` is Unix seconds. Comes before the first pass,
   * for nobody knows what the clock was before, and whenever it is more than a minute behind the last look.
   */
  whenTheClockWentBack?: (at: number) => Promise<void>
}

const MINUTE = 60

/** Makes one pass after the other. */
export function startWorker({ pass, everyMs, onFault, whenTheClockWentBack }: Work): Worker {
  let stopped = false
  let lookedAt = Number.POSITIVE_INFINITY
  const bell = doorbell()

  async function look() {
    const at = now()
    if (at < lookedAt - MINUTE) await whenTheClockWentBack?.(at)
    lookedAt = at
    return pass()
  }

  async function work() {
    while (!stopped) {
      const found = await look().catch((fault: unknown) => {
        onFault(fault)
        return 0
      })
      if (found === 0 && !stopped) await bell.wait(everyMs)
    }
  }
  // no request waits for a worker
  const working = withLongStatements(work)

  return {
    ring: bell.ring,
    stop() {
      stopped = true
      bell.ring()
      return working
    },
  }
}

/** A wait that a ring ends; one that came just before is not lost. */
function doorbell() {
  let rung = false
  let open = () => {}
  return {
    ring() {
      rung = true
      open()
    },
    async wait(ms: number) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          open = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
    },
  }
}

/** What a fault may be called in a log: its code, for its message may name a person. */
export function kindOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown'
}
