import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    income_shares: IncomeSharesTable
  }
}

/** A share of a teacher in the income of a class, valid from its day until the next one of both (R-STAFF-012). */
type IncomeSharesTable = {
  id: Generated<number>
  user_id: number
  class_id: number
  /** Hundredths of a percent, 0 to 10,000. */
  basis_points: number
  /** The first day 'YYYY-MM-DD' of the school; of several rows of a day the last is valid. */
  from_day: string
  /** Who set it. */
  actor_id: number
  at: number
}
