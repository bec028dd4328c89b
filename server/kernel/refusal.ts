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

/** Refuses what was tried too often: 429 with Retry-After (decision 0190). */
export class TooMany extends Refusal {
  readonly waitSeconds: number

  constructor(waitSeconds: number) {
    super(`Too many tries. Please try again in ${inWords(waitSeconds)}.`, 429)
    this.waitSeconds = waitSeconds
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
  httpStatus: 400 | 401 | 403 | 404 | 409 | 413 | 415,
  message: string,
): never {
  throw new Refusal(message, httpStatus)
}
