import { DAY, HOUR } from '../../../contract/platform/duration.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { dayOfMonth } from '../../../contract/platform/school-time.ts'
import type { MoneyAction } from './action.ts'
import {
  DECLINED,
  itemAt,
  type Model,
  type ModelClass,
  studentOf,
  TIMEZONE,
  today,
} from './model-state.ts'
import { awaitsPayment } from './payment.ts'
import { debit, type Enrolment, type Student } from './student.ts'

/** Whole naira; the first of equal parts has the rest. */
const partOf = (total: Kobo, parts: number, index: number): Kobo => {
  const each = Math.floor(total / parts / 100) * 100
  return index === 1 ? total - each * (parts - 1) : each
}

/** The number of parts that a class has at a price: none of a free or monthly class, and none below 100 naira. */
export const partsAt = ({ price, monthly, parts }: ModelClass): number =>
  !monthly && parts >= 2 && Math.floor(price / parts / 100) >= 100 ? parts : 0

/** How a student joins a class. */
export type JoinChoice = { what: number; inParts: boolean; coupon: number | null }

/** The price of a class less the coupon; null for a coupon that cannot be used. */
function totalOf(model: Model, { what, coupon }: JoinChoice): Kobo | null {
  const { price } = itemAt(model.classes, what)
  if (coupon === null) return price
  const it = itemAt(model.coupons, coupon)
  if (it.isEnded || (it.lastDay !== '' && today(model) > it.lastDay)) return null
  if (it.what !== null && it.what !== what) return null
  if (it.maxUses > 0 && it.usedBy.length >= it.maxUses) return null
  return (
    price - Math.min(price, it.kind === 'naira' ? it.value : Math.floor((price * it.value) / 100))
  )
}

/** What joining costs now, in all and in how many parts; null if the coupon or the parts are not possible. */
function termsOf(model: Model, choice: JoinChoice) {
  const total = totalOf(model, choice)
  if (total === null) return null
  if (!choice.inParts) return { total, dueNow: total, parts: 0 }
  const parts = partsAt({ ...itemAt(model.classes, choice.what), price: total })
  return parts === 0 ? null : { total, dueNow: partOf(total, parts, 1), parts }
}

/** What a student pays for a class now: the next part, the first one, or the price; null if the class is not offered so. */
export function priceNow(model: Model, student: Student, choice: JoinChoice): Kobo | null {
  const enrolment = student.enrolments[choice.what]
  if (enrolment?.plan) return partOf(enrolment.plan.total, enrolment.plan.parts, 2)
  return enrolment
    ? itemAt(model.classes, choice.what).price
    : (termsOf(model, choice)?.dueNow ?? null)
}

/** Enrols a student if the class is open, the coupon can be used and the wallet covers the price, or the first part of it. */
export function enrol(model: Model, student: Student, choice: JoinChoice): boolean {
  const { what, coupon } = choice
  const { monthly, active, closed } = itemAt(model.classes, what)
  if (!active || closed || student.enrolments[what]) return false
  const terms = termsOf(model, choice)
  if (terms === null) return false
  const used = coupon === null ? [] : itemAt(model.coupons, coupon).usedBy
  const who = model.students.indexOf(student)
  if (used.includes(who)) return false
  const { total, dueNow, parts } = terms
  if (dueNow > 0 && !debit(student, dueNow, 'enrolment')) return false
  used.push(who)
  const day = monthly || parts > 0 ? dayOfMonth(model.now, TIMEZONE) : 0
  const dueAt = parts > 0 ? monthLater(model.now, 1, day) : 0
  const paidUntil = monthly ? monthLater(model.now, 1, day) : dueAt > 0 ? graceEnd(model, dueAt) : 0
  student.enrolmentCount++
  const no = student.enrolmentCount
  const plan = parts > 0 ? { total, parts, paid: 1, dueAt } : null
  student.enrolments[what] = { paid: dueNow, paidUntil, day, no, plan }
  if (dueNow > 0) student.purchases.push({ what, enrolment: no, amount: dueNow, returned: 0 })
  return true
}

const graceEnd = ({ rules }: Model, dueAt: number) => dueAt + rules.graceDays * DAY

/** Moves the end of access of all who owe a part to a changed grace. */
export function applyGrace(model: Model): void {
  for (const { enrolments } of model.students)
    for (const it of Object.values(enrolments))
      if (it.plan) it.paidUntil = graceEnd(model, it.plan.dueAt)
}

/** Renews a subscription and returns its new end; null if declined. */
export function renew(model: Model, student: Student, what: number): number | null {
  const { price, monthly } = itemAt(model.classes, what)
  const enrolment = student.enrolments[what]
  if (enrolment?.plan) return payPart(model, student, what, enrolment)
  if (!enrolment || !monthly || enrolment.paidUntil === 0) return null
  if (!debit(student, price, 'renewal')) return null
  student.purchases.push({ what, enrolment: enrolment.no, amount: price, returned: 0 })
  // a subscription that has ended begins again
  if (enrolment.paidUntil < model.now) enrolment.day = dayOfMonth(model.now, TIMEZONE)
  enrolment.paidUntil = monthLater(Math.max(model.now, enrolment.paidUntil), 1, enrolment.day)
  return enrolment.paidUntil
}

/** Pays the next part. */
function payPart(
  model: Model,
  student: Student,
  what: number,
  enrolment: Enrolment,
): number | null {
  const { plan } = enrolment
  if (!plan) return null
  const amount = partOf(plan.total, plan.parts, 2)
  if (!debit(student, amount, 'renewal')) return null
  student.purchases.push({ what, enrolment: enrolment.no, amount, returned: 0 })
  return advancePlan(model, enrolment)
}

/** Counts the next part as settled and returns the end of access; the last one opens the class for good. */
function advancePlan(model: Model, enrolment: Enrolment): number {
  const { plan } = enrolment
  if (!plan) return 0
  plan.paid++
  if (plan.paid === plan.parts) {
    Object.assign(enrolment, { plan: null, paidUntil: 0 })
    return 0
  }
  const isOver = model.now > enrolment.paidUntil
  if (isOver) enrolment.day = dayOfMonth(model.now, TIMEZONE)
  plan.dueAt = monthLater(isOver ? model.now : plan.dueAt, 1, enrolment.day)
  enrolment.paidUntil = graceEnd(model, plan.dueAt)
  return enrolment.paidUntil
}

/** The staff settle the next part of a student, from the wallet or waived. */
export function settlePart(
  model: Model,
  { who, what, waives, seenDue }: MoneyAction & { do: 'settlePart' },
): string {
  const student = studentOf(model, who)
  const enrolment = student.enrolments[what]
  if (!enrolment?.plan || enrolment.plan.dueAt !== seenDue) return DECLINED
  if (waives) {
    advancePlan(model, enrolment)
    return 'yes'
  }
  if (awaitsPayment(model, { who, what })) return DECLINED
  return payPart(model, student, what, enrolment) === null ? DECLINED : 'yes'
}

/** The time of day `months` later on this day of the month, or the last one of a shorter month. Lagos has no summer time. */
export function monthLater(time: number, months: number, day: number): number {
  const lagos = new Date((time + HOUR) * 1000)
  const month = lagos.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(lagos.getUTCFullYear(), month + 1, 0)).getUTCDate()
  lagos.setUTCMonth(month, Math.min(day, lastDay))
  return lagos.getTime() / 1000 - HOUR
}
