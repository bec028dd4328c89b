import type { Generated } from 'kysely'
import type { WaiverReason } from '../../contract/enrolment/enrolment-payment.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    enrolments: EnrolmentsTable
    subscription_reminders: SubscriptionRemindersTable
    coupons: CouponsTable
    coupon_classes: CouponClassesTable
    coupon_uses: CouponUsesTable
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
  /** In how many parts the student pays, how many are paid, and the price of all together in kobo; 0 for none (R-PAY-006). */
  parts: Generated<number>
  parts_paid: Generated<number>
  parts_total: Generated<number>
  /** When the next part is due; 0 if none is owed. `paid_until` is then this time and the grace. */
  due_at: Generated<number>
  /** Until then access lasts beyond `paid_until`, because the outcome of a payment is not known; 0 for none. */
  held_until: Generated<number>
  /** When the student was last reminded of a part, by the staff or before it fell due. */
  part_reminded_at: Generated<number>
  /** Who waived the payment, and the kobo that were waived; null and 0 if it was not (R-PAY-002). */
  waived_by: Generated<number | null>
  waived: Generated<number>
  /** The reason of the waiver and a note on it; '' for none. */
  waiver: Generated<WaiverReason | ''>
  waiver_note: Generated<string>
  enrolled_at: number
}

export type CouponsTable = {
  id: Generated<number>
  /** Unique; Latin capitals, digits and dashes. */
  code: string
  kind: 'percent' | 'naira'
  /** Percent, or kobo. */
  value: number
  /** 1 if it is for every class; else for those of `coupon_classes`. */
  all_classes: number
  /** 0 for any number. */
  max_uses: number
  uses: Generated<number>
  /** 'YYYY-MM-DD' in the school's time zone, '' for none. */
  last_day: string
  /** What it is for, for the staff. */
  note: string
  /** Unique: the maker and the idempotency key of the request. */
  request_key: string
  actor_id: number
  created_at: number
  ended_at: number | null
}

type CouponClassesTable = { id: Generated<number>; coupon_id: number; class_id: number }

type CouponUsesTable = {
  id: Generated<number>
  coupon_id: number
  student_id: number
  class_id: number
  /** The enrolment that it was used for; that may have ended since. */
  enrolment_id: number
  /** Kobo taken off the price. */
  amount: number
  at: number
}

type SubscriptionRemindersTable = {
  id: Generated<number>
  enrolment_id: number
  /** The end of the subscription; a renewed one has another. */
  paid_until: number
  days_before: number
  sent_at: number
}
