/** A "no" that the asker is meant to read; thrown, so that the transaction around it unwinds. */
export class Refusal extends Error {
  readonly httpStatus: number
  /** What the log is to know and the asker is not. */
  readonly why: string | undefined

  constructor(message: string, httpStatus = 200, why?: string) {
    super(message)
    this.httpStatus = httpStatus
    this.why = why
  }
}

/** A refusal that ends by itself, with Retry-After in seconds. */
export class RetryLater extends Refusal {
  readonly waitSeconds: number

  constructor(message: string, httpStatus: 429 | 503, waitSeconds: number) {
    super(message, httpStatus)
    this.waitSeconds = waitSeconds
  }
}

/** Refuses what was tried too often: 429, with the limit in words (decision 0190). */
export class TooMany extends RetryLater {
  constructor(waitSeconds: number, { points, seconds }: { points: number; seconds: number }) {
    const limit = `at most ${points} in ${inWords(seconds)}`
    super(
      `Too many tries: ${limit}. Please try again in ${inWords(waitSeconds)}.`,
      429,
      waitSeconds,
    )
  }
}

/** Refuses a request while others of the same caller (429) or of all callers (503) use up a limit (decision 0301). */
export class TooBusy extends RetryLater {
  constructor(message: string, httpStatus: 429 | 503) {
    super(`${message} Please try again in a moment.`, httpStatus, 2)
  }
}

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Refuses what ordinary use can meet: HTTP 200 with `status:false` (decisions §1). `why` is for the log alone. */
export function refuse(message: string, why?: string): never {
  throw new Refusal(message, 200, why)
}

/** Refuses a fault of the caller: the 4xx of decisions §1. */
export function reject(
  httpStatus: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415,
  message: string,
): never {
  throw new Refusal(message, httpStatus)
}
