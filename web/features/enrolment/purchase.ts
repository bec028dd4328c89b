import type { SchoolClass } from '../../../contract/classes/classes.ts'
import type { MyClass } from '../../../contract/enrolment/enrolment.ts'
import { extended } from '../../../contract/enrolment/enrolment-rules.ts'
import {
  type JoinError,
  joinError,
  renewalReminder,
} from '../../../contract/enrolment/join-rules.ts'
import type { AwaitedPayment } from '../../../contract/payments/payments.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { addOneMonth } from '../../../contract/platform/school-time.ts'
import type { ClassPage, Prerequisite } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { createDateFormat } from '../../kit/dates.ts'

/** A purchase by a student: the enrolment in a class, or one more month of it. */
export type Purchase = {
  kind: 'join' | 'renew'
  classRef: string
  className: string
  /** Kobo; 0 for a free class. */
  price: Kobo
  label: string
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
  const { paidUntil, startDay, payment: awaited = null } = enrolment
  return renewalOf(it, { paidUntil, startDay, awaited }, clock)
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
    ...{ kind: 'renew', label: m.enrolment_renew_subscription(), awaited, joinError: null },
  }
}

function termsOf({ publicId, name, price }: SchoolClass, endsAt: number, { timezone }: Clock) {
  const consequence =
    endsAt === 0 ? '' : m.enrolment_runs_until({ date: createDateFormat(timezone).date(endsAt) })
  return { classRef: publicId, className: name, price, consequence }
}
