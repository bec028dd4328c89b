/** The attempts of the parts on the page whose code did not load. Each rejects if the code of its part is still missing. */
const attempts = new Set<() => Promise<unknown>>()

/** Repeats an attempt when somebody presses 'Try again' and when the connection returns. Returns a function that ends this. */
export function onRetry(attempt: () => Promise<unknown>): () => void {
  const attemptQuietly = () => void attempt().catch(() => {})
  attempts.add(attempt)
  addEventListener('online', attemptQuietly)
  return () => {
    attempts.delete(attempt)
    removeEventListener('online', attemptQuietly)
  }
}

/**
 * Requests the code of all missing parts again. Loads the page again if the server answers and still one is missing: a release has removed
 * its code, or the browser caches the failed import.
 */
export async function retryMissingCode(): Promise<void> {
  const results = await Promise.allSettled([...attempts].map((it) => it()))
  if (results.every(({ status }) => status === 'fulfilled')) return
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
  if (response?.ok) location.reload()
}
