import { HOUR } from '../../../contract/platform/duration.ts'
import { dayOfMonth } from '../../../contract/platform/school-time.ts'
import { itemAt, type Model, TIMEZONE } from './model-state.ts'
import { debit, type Student } from './student.ts'

/** Enrols a student if the class is open and the wallet covers its price. */
export function enrol(model: Model, student: Student, what: number): boolean {
  const { price, monthly, active, closed } = itemAt(model.classes, what)
  if (!active || closed || student.enrolments[what]) return false
  if (price > 0 && !debit(student, price, 'enrolment')) return false
  const day = monthly ? dayOfMonth(model.now, TIMEZONE) : 0
  const paidUntil = monthly ? monthLater(model.now, 1, day) : 0
  student.enrolmentCount++
  const no = student.enrolmentCount
  student.enrolments[what] = { paid: price, paidUntil, day, no }
  if (price > 0) student.purchases.push({ what, enrolment: no, amount: price, returned: 0 })
  return true
}

/** Renews a subscription and returns its new end; null if declined. */
export function renew(model: Model, student: Student, what: number): number | null {
  const { price, monthly } = itemAt(model.classes, what)
  const enrolment = student.enrolments[what]
  if (!enrolment || !monthly || enrolment.paidUntil === 0) return null
  if (!debit(student, price, 'renewal')) return null
  student.purchases.push({ what, enrolment: enrolment.no, amount: price, returned: 0 })
  // a subscription that has ended begins again
  if (enrolment.paidUntil < model.now) enrolment.day = dayOfMonth(model.now, TIMEZONE)
  enrolment.paidUntil = monthLater(Math.max(model.now, enrolment.paidUntil), 1, enrolment.day)
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
