import type {} from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    rate_limits: RateLimitsTable
    answered_requests: AnsweredRequestsTable
    last_seen: LastSeenTable
  }
}

type RateLimitsTable = {
  /** SHA-256 of the counted subject. */
  key: string
  attempts: number
  expires_at: number
}

/** The response of a creating call; a repeated request gets it again (decision 0501). */
type AnsweredRequestsTable = {
  user_id: number
  /** The name of the call. */
  call: string
  /** The client's idempotency key. */
  key: string
  /** Of the fields of the request, without the key. */
  digest: string
  /** The JSON of `data`. */
  response: string
  answered_at: number
}

type LastSeenTable = {
  user_id: number
  /** The time of a recent request of the user, at most an hour before the last one. */
  at: number
}
