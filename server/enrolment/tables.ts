import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    enrolments: EnrolmentsTable
    subscription_reminders: SubscriptionRemindersTable
  }
}

type EnrolmentsTable = {
  id: Generated<number>
  student_id: number
  class_id: number
  /** Kobo paid at enrolment. */
  paid: number
  /** The end of a monthly subscription; 0 for never. */
  paid_until: number
  /** The day of the month on which the subscription began, 1 to 31; 0 if it is not known (decision 0031). */
  start_day: Generated<number>
  enrolled_at: number
}

type SubscriptionRemindersTable = {
  id: Generated<number>
  enrolment_id: number
  /** The end of the subscription; a renewed one has another. */
  paid_until: number
  days_before: number
  sent_at: number
}
