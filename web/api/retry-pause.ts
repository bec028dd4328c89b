/** The longest `Retry-After` that is honoured: a wrong one must not stop a phone for days. */
const MAX_RETRY_AFTER_MS = 3_600_000

/** The part by which a pause is longer or shorter, so that the phones of a school do not all send at once. */
const JITTER = 0.2

/** The milliseconds of a `Retry-After` header, in seconds or as a date; 0 without one. */
export function parseRetryAfter(header: string | null | undefined): number {
  if (!header) return 0
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Math.min(Math.max(ms || 0, 0), MAX_RETRY_AFTER_MS)
}

/** The milliseconds that the server asked to wait before the request that failed with this error is sent again; 0 if none. */
export const retryAfterMs = (error: unknown): number =>
  // set by call-api.ts
  (error as { retryAfterMs?: number } | null | undefined)?.retryAfterMs ?? 0

/** A random number from 0 to 1. */
const randomPart = () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255

/**
 * The pause after a failed attempt, in milliseconds: the step for the number of failures before it, the last one for all further
 * failures, with jitter, and at least what the server asked for.
 */
export function pauseMs(
  stepsMs: readonly number[],
  failuresBefore: number,
  error?: unknown,
): number {
  const step = stepsMs[Math.min(failuresBefore, stepsMs.length - 1)] ?? 0
  const varied = Math.floor(step * (1 - JITTER + 2 * JITTER * randomPart()))
  return Math.max(varied, retryAfterMs(error))
}

type PolledState = {
  status: string
  error: unknown
  dataUpdatedAt: number
  errorUpdateCount: number
}

/** The longest pause of a poll that fails. */
const MAX_POLL_MS = 15 * 60_000

/**
 * The interval of a poll: `ms` while it succeeds. While it fails, each pause is as long as the time since the last response, so
 * that the pauses double, and at least what the server asked for.
 */
export function pollInterval(
  ms: number,
  { status, error, dataUpdatedAt, errorUpdateCount }: PolledState,
) {
  if (status !== 'error') return ms
  const silence = dataUpdatedAt > 0 ? Date.now() - dataUpdatedAt : ms * 2 ** errorUpdateCount
  return Math.max(ms, Math.min(silence, MAX_POLL_MS), retryAfterMs(error))
}
