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

/** Refuses what ordinary use can meet: HTTP 200 with `status:false` (decisions §1). `why` is for the log alone. */
export function refuse(message: string, why?: string): never {
  throw new Refusal(message, 200, why)
}

/** Refuses a fault of the caller: the 4xx of decisions §1. */
export function reject(
  httpStatus: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429,
  message: string,
): never {
  throw new Refusal(message, httpStatus)
}
