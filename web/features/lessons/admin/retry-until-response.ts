import { ApiError } from '../../../api/call-api.ts'

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000]

type RetryOptions = {
  signal: AbortSignal
  /** An attempt got no response; `retryNow` ends the delay before the next one. */
  onWaiting: (retryNow: () => void) => void
}

/**
 * Retries a request until a response arrives: six attempts at growing intervals, and at once when the browser is online
 * again (decision 0540). Any response or a cancel ends it. The request must be idempotent.
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

/** Waits for the delay, or while offline for the connection. */
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
