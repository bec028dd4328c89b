import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { inIssue } from '../platform/issue-message.ts'
import { count, id, naira, requestFlag, unixSecondsString } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { waiverFields } from './enrolment-payment.ts'
import { adminPayments, enrolmentOutcomes, MAX_MONTHS, refundChoices } from './enrolment-rules.ts'

/** Administrators' calls that change enrolments. */

const ADMIN = '/adminActions.php'

/** The maximum number of students in one request; the site sends more in several requests. */
export const STUDENTS_PER_REQUEST = 100

export const studentIds = z
  .array(id)
  .check(
    z.minLength(1, inIssue(say('rules_enrolment_choose_student'))),
    z.maxLength(STUDENTS_PER_REQUEST),
  )

/** The outcome for each student of a request, in its order. */
const results = z.array(
  withFieldNames(z.object({ student_id: id, outcome: z.enum(enrolmentOutcomes) })),
)
export type EnrolmentResult = z.output<typeof results>[number]

/**
 * Adds students to a class. `wallet` debits the price, `waived` debits nothing, for the reason in `waiver` (R-PAY-002). Each student is one transaction; a repeated
 * request returns `already`. Declined with `price_changed` if `seen_price` is not the price and the wallet pays.
 */
export const addStudentsToClass = call({
  path: ADMIN,
  action: 'addStudentsToClass',
  access: { can: 'enrolStudents' },
  effect: 'change',
  reauthentication: 'money',
  request: {
    student_ids: studentIds,
    class_id: id,
    payment: z.enum(adminPayments),
    seen_price: z.optional(naira),
    ...waiverFields,
  },
  response: results,
})

/** Moves enrolments to another class with what was paid and the paid time. No money moves. */
export const moveStudentsToClass = call({
  path: ADMIN,
  action: 'moveStudentsToClass',
  access: { can: 'enrolStudents' },
  effect: 'change',
  reauthentication: 'none',
  request: { student_ids: studentIds, class_id: id, to_class_id: id },
  response: results,
})

/** The message for an extension that is based on an outdated end of the subscription. */
export const SUBSCRIPTION_CHANGED = say('rules_enrolment_subscription_changed_meanwhile_look_end')

/**
 * Extends a subscription by months from the later of now and its end. Declined with `conflict_enrolment` if `seen_until` is
 * not the current end, so that a repeated request does not extend twice.
 */
export const extendSubscription = call({
  path: ADMIN,
  action: 'extendSubscription',
  access: { can: 'enrolStudents' },
  effect: 'create',
  reauthentication: 'money',
  request: {
    student_id: id,
    class_id: id,
    months: count.check(z.positive(), z.maximum(MAX_MONTHS)),
    // takes the months back; no money moves
    shorten: z.optional(requestFlag),
    payment: z.enum(adminPayments),
    seen_until: unixSecondsString,
    seen_price: z.optional(naira),
    ...waiverFields,
  },
  fieldNames: { shortens: 'shorten' },
  response: withFieldNames(z.object({ nextSub: unixSecondsString }), { paidUntil: 'nextSub' }),
  successMessage: say('rules_enrolment_subscription_extended_successfully'),
})

/** The effects of removing students from a class: the sums of their payments, and their work in it. */
const removalEffects = withFieldNames(
  z.object({
    students: z.int(),
    last_payments: naira,
    all_payments: naira,
    lessons_viewed: z.int(),
    submissions: z.int(),
  }),
)
export type RemovalEffects = z.output<typeof removalEffects>

/** The effects of removing these students from a class. */
export const previewRemoval = call({
  path: ADMIN,
  action: 'previewRemoval',
  access: { can: 'enrolStudents' },
  effect: 'read',
  request: { student_ids: studentIds, class_id: id },
  response: removalEffects,
})

/** Removes students from a class and credits their wallets with the chosen refund. A repeated request changes nothing. */
export const removeStudentsFromClass = call({
  path: ADMIN,
  action: 'removeStudentsFromClass',
  access: { can: 'enrolStudents' },
  effect: 'change',
  reauthentication: 'money',
  request: { student_ids: studentIds, class_id: id, refund: z.enum(refundChoices) },
  response: results,
})
