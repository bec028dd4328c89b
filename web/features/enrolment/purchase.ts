import type { SchoolClass } from '../../../contract/classes/classes.ts'
import type { MyClass } from '../../../contract/enrolment/enrolment.ts'
import { extended } from '../../../contract/enrolment/enrolment-rules.ts'
import {
  type JoinError,
  joinError,
  renewalReminder,
} from '../../../contract/enrolment/join-rules.ts'
import type { ShownPlan } from '../../../contract/enrolment/parts.ts'
import type { AwaitedPayment } from '../../../contract/payments/payments.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { addOneMonth } from '../../../contract/platform/school-time.ts'
import type { ClassPage, Prerequisite } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { createDateFormat } from '../../kit/dates.ts'

/** A purchase by a student: the enrolment in a class, one more month of it, or the next part of its price. */
export type Purchase = {
  kind: 'join' | 'renew' | 'part'
  classRef: string
  className: string
  /** Kobo; 0 for a free class. */
  price: Kobo
  label: string
  /** In how many parts the class may be paid on joining; 0 for none. */
  parts: number
  /** The choices of a student who joins: the first of these parts, and a coupon. */
  inParts?: boolean
  coupon?: string
  /** The next part, counted from 1, of how many. */
  part?: { number: number; of: number }
  /** The result of the payment, for a monthly class: 'The subscription then runs until 22 Jan 2027.' */
  consequence: string
  /** A card payment for the class whose outcome is awaited. */
  awaited: AwaitedPayment | null
  /** Why the server would decline, with the class to complete first. */
  joinError: (JoinError & { prerequisite: Prerequisite | null }) | null
}

type Clock = { now: number; timezone: string }

/** The purchase of a class page: to join, or to renew within a week of the end and after it; null if there is none. */
export function purchaseOfPage(page: ClassPage, clock: Clock): Purchase | null {
  const { class: it, isEnrolled, paidUntil, startDay, payment: awaited, prerequisite } = page
  if (isEnrolled && page.plan) return partOfClass(it, page.plan, awaited, clock)
  if (isEnrolled) return renewalOf(it, { paidUntil, startDay, awaited }, clock)
  const error = joinError({
    active: page.isActive,
    registrationCloses: it.registrationCloses,
    isPrerequisiteCompleted: prerequisite?.isCompleted ?? true,
    isEnrolled,
    ...clock,
  })
  return {
    ...termsOf(it, it.monthly ? addOneMonth(clock.now, clock.timezone) : 0, clock),
    ...{ kind: 'join', awaited },
    label: it.premium ? m.enrolment_pay_now() : m.enrolment_enroll_now(),
    joinError: error && { ...error, prerequisite },
  }
}

/** The renewal of one of the student's classes; null if it is not due within a week. */
export function renewalOfMyClass({ class: it, enrolment }: MyClass, clock: Clock): Purchase | null {
  const { paidUntil, startDay, plan, payment: awaited = null } = enrolment
  if (plan) {
    const isDue = clock.now > plan.due || renewalReminder(plan.due, clock.now, clock.timezone)
    return isDue || awaited ? partOfClass(it, plan, awaited, clock) : null
  }
  return renewalOf(it, { paidUntil, startDay, awaited }, clock)
}

/** The next part of a class that the student pays in parts, at any time. */
export function partOfClass(
  { publicId, name }: SchoolClass,
  plan: ShownPlan,
  awaited: AwaitedPayment | null,
  { now, timezone }: Clock,
): Purchase {
  const number = plan.paid + 1
  const isLast = number === plan.of
  const next = addOneMonth(Math.max(plan.due, now), timezone)
  return {
    ...{ kind: 'part', classRef: publicId, className: name, price: plan.next, parts: 0 },
    part: { number, of: plan.of },
    label: m.enrolment_pay_part({ number, count: plan.of }),
    consequence: isLast
      ? m.enrolment_last_part_consequence()
      : m.enrolment_next_part_consequence({ date: createDateFormat(timezone).date(next) }),
    ...{ awaited, joinError: null },
  }
}

type RenewableEnrolment = {
  paidUntil: number
  startDay: number | undefined
  awaited: AwaitedPayment | null
}

function renewalOf(
  it: SchoolClass,
  { paidUntil, startDay = 0, awaited }: RenewableEnrolment,
  clock: Clock,
): Purchase | null {
  const { now, timezone } = clock
  const isOver = paidUntil !== 0 && now > paidUntil
  const isDue = isOver || renewalReminder(paidUntil, now, timezone) !== null
  if (!isDue && awaited === null) return null
  return {
    ...termsOf(it, extended({ paidUntil, startDay }, 1, { now, timezone }).paidUntil, clock),
    parts: 0,
    ...{ kind: 'renew', label: m.enrolment_renew_subscription(), awaited, joinError: null },
  }
}

function termsOf(
  { publicId, name, price, parts = 0 }: SchoolClass,
  endsAt: number,
  { timezone }: Clock,
) {
  const consequence =
    endsAt === 0 ? '' : m.enrolment_runs_until({ date: createDateFormat(timezone).date(endsAt) })
  return { classRef: publicId, className: name, price, parts, consequence }
}
