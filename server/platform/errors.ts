import {
  type DeclineCode,
  ERROR_FIELDS,
  type ErrorCode,
  errorStatus,
  type HttpErrorCode,
} from '../../contract/platform/error-codes.ts'
import { textIn } from '../../messages/catalog.ts'
import { DEFAULT_LOCALE } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'

/** An expected error with a message for the caller. It is thrown, so that the surrounding transaction rolls back. */
export class RequestError extends Error {
  readonly code: ErrorCode
  /** The wire name of the request field that it concerns. */
  readonly field: string | undefined
  readonly httpStatus: number
  /** What the response says, in the language of its reader; `message` says it in English, for the log (R-LANG-005). */
  readonly sentence: Message
  /** A detail for the log that the response does not show. */
  readonly logDetail: string | undefined

  constructor(code: ErrorCode, sentence: Message, logDetail?: string, field = ERROR_FIELDS[code]) {
    super(textIn(DEFAULT_LOCALE, sentence))
    this.code = code
    this.sentence = sentence
    this.field = field
    this.httpStatus = errorStatus[code]
    this.logDetail = logDetail
  }
}

/** A temporary error, sent with Retry-After in seconds. */
export class RetryLater extends RequestError {
  readonly retryAfterSeconds: number

  constructor(code: ErrorCode, sentence: Message, retryAfterSeconds: number) {
    super(code, sentence)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Too many attempts: 429, with the limit in words (decision 0361). */
export class RateLimited extends RetryLater {
  constructor(retryAfterSeconds: number, { points, seconds }: { points: number; seconds: number }) {
    const limit = {
      points: String(points),
      period: minutes(seconds),
      wait: minutes(retryAfterSeconds),
    }
    super('rate_limited', say('rules_wire_rate_limited', limit), retryAfterSeconds)
  }
}

/** Other requests of the same caller (429) or of all callers (503) use up a limit (decision 0300). */
export class Overloaded extends RetryLater {
  constructor(code: ErrorCode, sentence: Message) {
    super(code, sentence, 2)
  }
}

function minutes(seconds: number): Message {
  const count = Math.ceil(seconds / 60)
  // the English sentence has no separator in '1440 minutes'
  return say('rules_wire_minutes', { count, minutes: String(count) })
}

/** Throws 400 for an invalid request; `field` is the wire name of the invalid field. */
export function throwFieldError(field: string | undefined, sentence: Message): never {
  throw new RequestError('invalid_request', sentence, undefined, field)
}

/** Throws a business refusal: HTTP 200 with `status:false` (decision 0400). `logDetail` is logged, not sent. */
export function decline(code: DeclineCode, sentence: Message, logDetail?: string): never {
  throw new RequestError(code, sentence, logDetail)
}

/** Throws a client error: the 4xx status of its code (decision 0400). `logDetail` is logged, not sent. */
export function httpError(code: HttpErrorCode, sentence: Message, logDetail?: string): never {
  throw new RequestError(code, sentence, logDetail)
}
