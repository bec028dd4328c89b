import { dayOfMonth } from '../../../contract/platform/school-time.ts'
import type { RecordAction } from './action.ts'
import { monthLater, renew } from './model-enrolment.ts'
import { creditKept, rewardFriends } from './model-rewards.ts'
import { DECLINED, isFundable, itemAt, type Model, studentOf, TIMEZONE } from './model-state.ts'
import { awaitsPayment } from './payment.ts'
import { credit, debit, type Student } from './student.ts'

/** Records a payment by transfer or in cash. */
export function record(model: Model, { who, what, amount, reference, confirms }: RecordAction) {
  if (!isFundable(amount)) return DECLINED
  if (!confirms && reference > 0 && model.references.includes(reference)) return 'yes repeated'
  if (reference > 0) model.references.push(reference)
  const student = studentOf(model, who)
  rewardFriends(model, who)
  creditKept(model, who)
  const isAwaited = what !== null && awaitsPayment(model, { who, what })
  credit(student, amount, 'fund')
  model.recorded++
  const outcome =
    what === null
      ? 'wallet'
      : isAwaited
        ? 'confirming'
        : payForClass(model, { student, what, amount })
  return `yes ${outcome} ${student.wallet}`
}

type Payment = { student: Student; what: number; amount: number }

/** The wallet contains the payment already. */
function payForClass(model: Model, { student, what, amount }: Payment): string {
  const { price, monthly } = itemAt(model.classes, what)
  const enrolment = student.enrolments[what]
  if (!enrolment) {
    if (student.wallet < price) return 'short'
    join(model, { student, what, amount: price })
    return 'joined'
  }
  if (enrolment.plan) return renew(model, student, what) === null ? 'short' : 'part'
  if (price === 0) return 'free'
  const hasEnd = monthly && enrolment.paidUntil > 0
  if (!hasEnd && enrolment.paid > 0) return 'already'
  if (student.wallet < price) return 'short'
  if (!hasEnd) {
    debit(student, price, 'enrolment')
    enrolment.paid = price
    student.purchases.push({ what, enrolment: enrolment.no, amount: price, returned: 0 })
    return 'paid'
  }
  const months = Math.min(12, Math.max(1, Math.floor(amount / price)))
  debit(student, price * months, 'renewal')
  student.purchases.push({ what, enrolment: enrolment.no, amount: price * months, returned: 0 })
  if (enrolment.paidUntil < model.now) enrolment.day = dayOfMonth(model.now, TIMEZONE)
  const from = Math.max(model.now, enrolment.paidUntil)
  enrolment.paidUntil = monthLater(from, months, enrolment.day)
  return 'renewed'
}

/** Closed registration and inactive classes do not stop the staff. */
function join(model: Model, { student, what, amount: price }: Payment) {
  const { monthly } = itemAt(model.classes, what)
  const day = monthly ? dayOfMonth(model.now, TIMEZONE) : 0
  student.enrolmentCount++
  const no = student.enrolmentCount
  const paidUntil = monthly ? monthLater(model.now, 1, day) : 0
  student.enrolments[what] = { paid: price, paidUntil, day, no }
  if (price === 0) return
  debit(student, price, 'enrolment')
  student.purchases.push({ what, enrolment: no, amount: price, returned: 0 })
}
