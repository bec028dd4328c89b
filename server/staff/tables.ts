import type { Generated } from 'kysely'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    income_shares: IncomeSharesTable
    staff_invitations: StaffInvitationsTable
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

/** An invitation to the staff that nobody has accepted; a new one for the same email replaces it. */
type StaffInvitationsTable = {
  id: Generated<number>
  email: string
  /** Lower case; unique. */
  email_key: string
  staff: StaffKind
  /** The ids of the classes as JSON. */
  class_ids: string
  /** SHA-256 of the token. */
  token_hash: string
  invited_by: number
  created_at: number
  expires_at: number
}
