import { Declared } from '../../../api/ask.ts'

const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000]

type Patience = {
  signal: AbortSignal
  /** A try got no answer and the next one waits; `tryNow` shortens the wait. */
  onWaiting: (tryNow: () => void) => void
}

/**
 * Tries until an answer comes: six times, ever later, and at once when the line is back (decision 0142). An answer,
 * whatever it says, ends it, and so does a cancel. What is tried must be safe to repeat.
 */
export async function untilAnswered<T>(
  tryOnce: () => Promise<T>,
  { signal, onWaiting }: Patience,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await tryOnce()
    } catch (fault) {
      const wait = WAITS_MS[tries]
      if (fault instanceof Declared || signal.aborted || wait === undefined) throw fault
      await pause(wait, signal, onWaiting)
      if (signal.aborted) throw signal.reason
    }
  }
}

/** Waits so long, or for the line when there is none. */
function pause(ms: number, signal: AbortSignal, onWaiting: Patience['onWaiting']) {
  return new Promise<void>((resolve) => {
    const done = new AbortController()
    const go = () => {
      done.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = navigator.onLine ? setTimeout(go, ms) : undefined
    addEventListener('online', go, { signal: done.signal })
    signal.addEventListener('abort', go, { signal: done.signal })
    onWaiting(go)
  })
}
