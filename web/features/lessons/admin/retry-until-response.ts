import { ApiError } from '../../../api/call-api.ts'

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000]

type RetryOptions = {
  signal: AbortSignal
  /** A try got no answer and the next one waits; `tryNow` shortens the wait. */
  onWaiting: (retryNow: () => void) => void
}

/**
 * Tries until an answer comes: six times, ever later, and at once when the line is back (decision 0142). An answer,
 * whatever it says, ends it, and so does a cancel. What is tried must be safe to repeat.
 */
export async function retryUntilResponse<T>(
  attempt: () => Promise<T>,
  { signal, onWaiting }: RetryOptions,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt()
    } catch (error) {
      const delayMs = RETRY_DELAYS_MS[failures]
      if (error instanceof ApiError || signal.aborted || delayMs === undefined) throw error
      await waitForRetry(delayMs, signal, onWaiting)
      if (signal.aborted) throw signal.reason
    }
  }
}

/** Waits so long, or for the line when there is none. */
function waitForRetry(ms: number, signal: AbortSignal, onWaiting: RetryOptions['onWaiting']) {
  return new Promise<void>((resolve) => {
    const listeners = new AbortController()
    const proceed = () => {
      listeners.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = navigator.onLine ? setTimeout(proceed, ms) : undefined
    addEventListener('online', proceed, { signal: listeners.signal })
    signal.addEventListener('abort', proceed, { signal: listeners.signal })
    onWaiting(proceed)
  })
}
