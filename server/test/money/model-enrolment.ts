import { DAY, HOUR } from '../../../contract/platform/duration.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { dayOfMonth } from '../../../contract/platform/school-time.ts'
import { itemAt, type Model, type ModelClass, TIMEZONE } from './model-state.ts'
import { debit, type Enrolment, type Student } from './student.ts'

const GRACE_SECONDS = 3 * DAY

/** Whole naira; the first of equal parts has the rest. */
const partOf = (total: Kobo, parts: number, index: number): Kobo => {
  const each = Math.floor(total / parts / 100) * 100
  return index === 1 ? total - each * (parts - 1) : each
}

/** The number of parts that a class has at a price: none of a free or monthly class, and none below 100 naira. */
export const partsAt = ({ price, monthly, parts }: ModelClass): number =>
  !monthly && parts >= 2 && Math.floor(price / parts / 100) >= 100 ? parts : 0

/** What a student pays for a class now: the next part, the first one, or the price; null for parts that the class does not have. */
export function priceNow(
  model: Model,
  student: Student,
  { what, inParts }: { what: number; inParts: boolean },
): Kobo | null {
  const target = itemAt(model.classes, what)
  const enrolment = student.enrolments[what]
  if (enrolment?.plan) return partOf(enrolment.plan.total, enrolment.plan.parts, 2)
  if (enrolment || !inParts) return target.price
  const parts = partsAt(target)
  return parts === 0 ? null : partOf(target.price, parts, 1)
}

/** Enrols a student if the class is open and the wallet covers its price, or the first part of it. */
export function enrol(model: Model, student: Student, what: number, inParts = false): boolean {
  const target = itemAt(model.classes, what)
  const { monthly, active, closed } = target
  if (!active || closed || student.enrolments[what]) return false
  const price = priceNow(model, student, { what, inParts })
  if (price === null) return false
  if (price > 0 && !debit(student, price, 'enrolment')) return false
  const day = monthly || inParts ? dayOfMonth(model.now, TIMEZONE) : 0
  const dueAt = inParts ? monthLater(model.now, 1, day) : 0
  const paidUntil = monthly ? monthLater(model.now, 1, day) : dueAt > 0 ? dueAt + GRACE_SECONDS : 0
  student.enrolmentCount++
  const no = student.enrolmentCount
  const plan = inParts ? { total: target.price, parts: partsAt(target), paid: 1, dueAt } : null
  student.enrolments[what] = { paid: price, paidUntil, day, no, plan }
  if (price > 0) student.purchases.push({ what, enrolment: no, amount: price, returned: 0 })
  return true
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

/** Pays the next part; the last one opens the class for good. */
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
  plan.paid++
  if (plan.paid === plan.parts) {
    Object.assign(enrolment, { plan: null, paidUntil: 0 })
    return 0
  }
  const isOver = model.now > enrolment.paidUntil
  if (isOver) enrolment.day = dayOfMonth(model.now, TIMEZONE)
  plan.dueAt = monthLater(isOver ? model.now : plan.dueAt, 1, enrolment.day)
  enrolment.paidUntil = plan.dueAt + GRACE_SECONDS
  return enrolment.paidUntil
}

/** The time of day `months` later on this day of the month, or the last one of a shorter month. Lagos has no summer time. */
export function monthLater(time: number, months: number, day: number): number {
  const lagos = new Date((time + HOUR) * 1000)
  const month = lagos.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(lagos.getUTCFullYear(), month + 1, 0)).getUTCDate()
  lagos.setUTCMonth(month, Math.min(day, lastDay))
  return lagos.getTime() / 1000 - HOUR
}
