import { type SqlBool, sql } from 'kysely'

/**
 * The condition that an enrolment gives access to its class at a time, over the tables `enrolments` and `classes`: without an end, or
 * paid, or held open while the outcome of a payment is not known (R-PAY-006), as `effectivePaidUntil` has it for one row.
 */
export const isOpenAt = (at: number) =>
  sql<SqlBool>`(classes.monthly = 0 and enrolments.due_at = 0 or enrolments.paid_until = 0
    or enrolments.paid_until > ${at} or enrolments.held_until > ${at})`
