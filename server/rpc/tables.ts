import type {} from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    rate_limits: RateLimitsTable
  }
}

type RateLimitsTable = {
  /** SHA-256 of the counted subject. */
  key: string
  attempts: number
  expires_at: number
}
