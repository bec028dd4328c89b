import { addOneMonth } from '../../../contract/school-time.ts'
import { itemAt, type Model, TIMEZONE } from './model-state.ts'
import { debit, type Student } from './student.ts'

/** Enrols a student if the class is open and the wallet covers its price. */
export function enrol(model: Model, student: Student, what: number): boolean {
  const { price, monthly, active, closed } = itemAt(model.classes, what)
  if (!active || closed || student.enrolments[what]) return false
  if (price > 0 && !debit(student, price, 'enrolment')) return false
  const paidUntil = monthly ? addOneMonth(model.now, TIMEZONE) : 0
  student.enrolmentCount++
  const no = student.enrolmentCount
  student.enrolments[what] = { paid: price, paidUntil, no }
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
  enrolment.paidUntil = addOneMonth(Math.max(model.now, enrolment.paidUntil), TIMEZONE)
  return enrolment.paidUntil
}
