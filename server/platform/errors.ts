import {
  type DeclineCode,
  ERROR_FIELDS,
  type ErrorCode,
  errorStatus,
  type HttpErrorCode,
} from '../../contract/platform/error-codes.ts'

/** An expected error with a message for the caller. It is thrown, so that the surrounding transaction rolls back. */
export class RequestError extends Error {
  readonly code: ErrorCode
  /** The wire name of the request field that it concerns. */
  readonly field: string | undefined
  readonly httpStatus: number
  /** A detail for the log that the response does not show. */
  readonly logDetail: string | undefined

  constructor(code: ErrorCode, message: string, logDetail?: string, field = ERROR_FIELDS[code]) {
    super(message)
    this.code = code
    this.field = field
    this.httpStatus = errorStatus[code]
    this.logDetail = logDetail
  }
}

/** A temporary error, sent with Retry-After in seconds. */
export class RetryLater extends RequestError {
  readonly retryAfterSeconds: number

  constructor(code: ErrorCode, message: string, retryAfterSeconds: number) {
    super(code, message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Too many attempts: 429, with the limit in words (decision 0361). */
export class RateLimited extends RetryLater {
  constructor(retryAfterSeconds: number, { points, seconds }: { points: number; seconds: number }) {
    const limit = `at most ${points} in ${formatDuration(seconds)}`
    super(
      'rate_limited',
      `Too many attempts: ${limit}. Please try again in ${formatDuration(retryAfterSeconds)}.`,
      retryAfterSeconds,
    )
  }
}

/** Other requests of the same caller (429) or of all callers (503) use up a limit (decision 0300). */
export class Overloaded extends RetryLater {
  constructor(code: ErrorCode, message: string) {
    super(code, `${message} Please try again in a moment.`, 2)
  }
}

function formatDuration(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Throws 400 for an invalid request; `field` is the wire name of the invalid field. */
export function throwFieldError(field: string | undefined, message: string): never {
  throw new RequestError('invalid_request', message, undefined, field)
}

/** Throws a business refusal: HTTP 200 with `status:false` (decision 0400). `logDetail` is logged, not sent. */
export function decline(code: DeclineCode, message: string, logDetail?: string): never {
  throw new RequestError(code, message, logDetail)
}

/** Throws a client error: the 4xx status of its code (decision 0400). `logDetail` is logged, not sent. */
export function httpError(code: HttpErrorCode, message: string, logDetail?: string): never {
  throw new RequestError(code, message, logDetail)
}
