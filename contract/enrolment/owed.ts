import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { pageSize } from '../platform/page-size.ts'
import { count, id, naira, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { waiverFields } from './enrolment-payment.ts'
import { adminPayments } from './enrolment-rules.ts'

/** Calls of the staff about classes that are paid in parts (R-PAY-006). */

const ADMIN = '/adminActions.php'

/** `due`: the next part is due; `all`: also those whose next part is due later. */
export const OWED_STATES = ['due', 'all'] as const

const owedPart = withFieldNames(
  z.object({
    student: z.object({ id, name: z.string() }),
    class: z.object({ id, name: z.string() }),
    // parts paid, of how many
    paid: z.int(),
    of: z.int(),
    // the next part, and all that is not paid
    amount: naira,
    rest: naira,
    // when the next part was or is due, and when access ends
    since: unixSeconds,
    ends: unixSeconds,
    // when the staff last sent a reminder; 0 for never
    reminded: unixSeconds,
    // in the language of the student, with the address of the class, to be sent by WhatsApp (R-SESSION-008)
    reminder: z.optional(z.object({ phone: z.string(), text: z.string() })),
  }),
  { course: 'class', partsPaid: 'paid', parts: 'of', remindedAt: 'reminded' },
)
export type OwedPart = z.output<typeof owedPart>

/**
 * Parts that students owe, the longest due first, ten per page by default. `sum` is what is due of all of them. The response has
 * the page that was read, the last one if `page` is beyond it.
 */
export const findOwed = call({
  path: ADMIN,
  action: 'findOwed',
  access: { can: 'viewMoney' },
  effect: 'read',
  request: {
    state: z.optional(z.enum(OWED_STATES)),
    class_id: z.optional(id),
    page: z.optional(count),
    size: z.optional(pageSize),
  },
  response: z.object({ rows: z.array(owedPart), total: z.int(), sum: naira, page: z.int() }),
})

/**
 * Sends a student the message that a part is due, and by email to whoever receives what would go to the student. Declined with
 * `reminded_already` within a day of the last one.
 */
export const remindOfPart = call({
  path: ADMIN,
  action: 'remindOfPart',
  access: { can: 'moveMoney' },
  effect: 'change',
  reauthentication: 'none',
  request: { student_id: id, class_id: id },
  response: z.object({ reminded: unixSeconds }),
  successMessage: say('rules_enrolment_reminder_sent'),
})

/**
 * Settles the next part for a student: `wallet` debits it, `waived` debits nothing and needs a reason. Declined with
 * `conflict_enrolment` if `seen_due` is not when the next part is due, so that a repeated request settles one part.
 */
export const settlePart = call({
  path: ADMIN,
  action: 'settlePart',
  access: { can: 'moveMoney' },
  effect: 'change',
  reauthentication: 'money',
  request: {
    student_id: id,
    class_id: id,
    payment: z.enum(adminPayments),
    ...waiverFields,
    seen_due: unixSeconds,
  },
  successMessage: say('rules_enrolment_part_settled'),
})
