import { say } from '../../messages/message.ts'
import { schoolClass } from '../classes/classes.ts'
import { LESSON_KINDS, lessonKind } from '../lessons/lesson-kinds.ts'
import type { NextLesson } from '../lessons/next-lesson.ts'
import { awaitedPayment } from '../payments/payments.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import {
  classRef,
  id,
  naira,
  requestFlag,
  unixSeconds,
  unixSecondsString,
} from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { walletEntry } from '../wallet/ledger-entry.ts'
import { COUPON_KINDS, couponCode } from './coupon-rules.ts'
import { enrolmentPayment } from './enrolment-payment.ts'
import { partPlan } from './parts.ts'

/** Start of the message on which clients open Payment Required (R-CLASS-023). */

const enrolment = withFieldNames(
  // the payment is present while its outcome is awaited
  z.object({
    id,
    nextSub: unixSecondsString,
    // the day of the month on which the subscription began, if a month can be too short for it
    start_day: z.optional(z.int()),
    payment: z.optional(awaitedPayment),
    // what is still owed of a class paid in parts; absent without one (R-PAY-006)
    parts: z.optional(partPlan),
  }),
  { paidUntil: 'nextSub', plan: 'parts' },
)

/** The next lesson of a class; `number` does not count timetables. */
const nextLessonWire = withFieldNames(
  z.object({
    id,
    number: z.int(),
    subject: z.string(),
    inputetype: lessonKind,
    opens: z.enum(['now', 'later', 'after-renewal']),
    opens_at: unixSeconds,
  }),
  { kind: 'inputetype' },
)
export type NextLessonOfClass = z.output<typeof nextLessonWire>

/**
 * An enrolment, its class (R-MYCLASS-008) and the student's progress. `paidUntil` is 0 if the enrolment does not expire
 * (R-MYCLASS-009); `lastStudiedAt` is 0 before the first lesson; `nextLesson` is null in a completed class.
 */
export const myClass = withFieldNames(
  z.object({
    myclass: enrolment,
    class_details: schoolClass,
    lessons_done: z.int(),
    lessons_total: z.int(),
    last_studied: unixSeconds,
    next_lesson: z.nullable(nextLessonWire),
  }),
  { enrolment: 'myclass', class: 'class_details', lastStudiedAt: 'last_studied' },
)
export type MyClass = z.output<typeof myClass>

/** The part of a `myClass` that is different for each student. */
export type ClassProgress = Pick<
  MyClass,
  'enrolment' | 'lessonsDone' | 'lessonsTotal' | 'lastStudiedAt' | 'nextLesson'
>

/** Encodes a `myClass` as JSON around an already encoded class; equal to what the schema produces. */
export function encodeMyClass(it: ClassProgress, classJson: string): string {
  const { enrolment, nextLesson: next } = it
  const { payment, plan } = enrolment
  const myclass = JSON.stringify({
    id: String(enrolment.id),
    nextSub: String(enrolment.paidUntil),
    ...(enrolment.startDay && { start_day: enrolment.startDay }),
    ...(payment && { payment: z.encode(awaitedPayment, payment) }),
    ...(plan && { parts: z.encode(partPlan, plan) }),
  })
  const progress = JSON.stringify({
    lessons_done: it.lessonsDone,
    lessons_total: it.lessonsTotal,
    last_studied: it.lastStudiedAt,
    next_lesson: next && {
      id: String(next.id),
      number: next.number,
      subject: next.subject,
      inputetype: LESSON_KINDS[next.kind].wireName,
      opens: next.opens,
      opens_at: next.opensAt,
    },
  })
  return `{"myclass":${myclass},"class_details":${classJson},${progress.slice(1)}`
}

/** The next lesson as the list of classes sends it. */
export function toNextLessonOfClass(
  next: NextLesson<NextLesson['lesson'] & { subject: string; number: number }> | null,
): NextLessonOfClass | null {
  if (!next) return null
  const { id, number, subject, kind } = next.lesson
  return { id, number, subject, kind, opens: next.opens, opensAt: next.opensAt }
}

/** The caller's enrolments with their classes (R-MYCLASS-008, R-MYCLASS-010). */
export const getMyClasses = call({
  path: '/api.php',
  action: 'get_my_classes',
  access: 'student',
  effect: 'read',
  response: z.array(myClass),
})

/**
 * Enrols the signed-in student in a class, paying from the wallet if it has a price (R-CLASS-019 to R-CLASS-022). A client
 * that sends the price it showed as `seen_price` pays that or is declined with `price_changed`, and gets the ledger entry.
 */
export const enrolInClass = call({
  path: '/api.php',
  action: 'classenrolement',
  access: 'student',
  effect: 'create',
  request: {
    class_id: classRef,
    seen_price: z.optional(naira),
    // '1' pays the first part of a class that may be paid in parts (R-PAY-006)
    in_parts: z.optional(requestFlag),
    coupon: z.optional(couponCode),
  },
  response: z.nullable(walletEntry),
  successMessage: say('rules_enrolment_successfully_enrolled_class'),
})

/**
 * What joining a class costs: in all, and now, with a coupon and in parts (R-PAY-006, R-PAY-007). `parts` is the number of parts
 * in which it may be paid, 0 for none. Declined like the enrolment if the coupon cannot be used.
 */
export const getJoinPrice = call({
  path: '/api.php',
  action: 'getJoinPrice',
  access: 'student',
  effect: 'read',
  request: {
    class_id: classRef,
    in_parts: z.optional(requestFlag),
    coupon: z.optional(couponCode),
  },
  response: withFieldNames(
    z.object({
      price: naira,
      total: naira,
      due_now: naira,
      parts: z.int(),
      // the coupon as it applies; null without one
      coupon: z.nullable(z.object({ code: z.string(), kind: z.enum(COUPON_KINDS), off: naira })),
    }),
  ),
})

/**
 * Pays for one more month, counted from the later of now and `nextSub` (R-CLASS-040), or the next part of a class that is paid in
 * parts (R-PAY-006). `seen_price` as in `enrolInClass`.
 */
export const renewSubscription = call({
  path: '/api.php',
  action: 'renewSubscription',
  access: 'student',
  effect: 'create',
  request: { class_id: classRef, seen_price: z.optional(naira) },
  response: withFieldNames(
    z.object({ nextSub: unixSecondsString, receipt: z.optional(walletEntry) }),
    { paidUntil: 'nextSub' },
  ),
  successMessage: say('rules_enrolment_subscription_renewed_successfully'),
})

/** The students of a class; `status` is 'active' for a current enrolment (R-ACLASS-034). */
export const getClassStudents = call({
  path: '/lessonsAction.php',
  action: 'getClassStudents',
  access: { can: 'viewStudents' },
  effect: 'read',
  request: { class_id: id, with_payments: z.optional(requestFlag) },
  response: z.array(
    withFieldNames(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        phonenumber: z.string(),
        nextSub: unixSecondsString,
        start_day: z.optional(z.int()),
        status: z.string(),
        // with `with_payments`, for staff who may see payments (R-PAY-002)
        payment: z.optional(enrolmentPayment),
      }),
      { phone: 'phonenumber', paidUntil: 'nextSub' },
    ),
  ),
})
