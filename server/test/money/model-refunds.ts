import type { GiveBack, MoneyAction } from './action.ts'
import { monthLater } from './model-enrolment.ts'
import { DECLINED, itemAt, type Model, studentOf } from './model-state.ts'
import { moveRests } from './move-reversals.ts'
import { hasArrived, type Payment } from './payment.ts'
import { UNNAMED } from './reversal.ts'
import { credit, debit, type Student } from './student.ts'

type Subject = {
  student: Student
  payment: Payment | undefined
  purchase: Student['purchases'][number] | undefined
}

/** Refunds a payment to the wallet or to the card. */
export function giveBack(model: Model, action: GiveBack): string {
  const subject = findSubject(model, action.of)
  if (!subject) return DECLINED
  const { student, payment, purchase } = subject
  const { amount, to } = action
  // a transfer may be more than can be funded, and goes back as a whole too
  if (!Number.isInteger(amount) || amount <= 0 || amount > limitOf(subject, to)) return DECLINED
  if (to === 'wallet' && student.isErased) return DECLINED
  if (purchase) {
    credit(student, amount, 'class-refund')
    purchase.returned += amount
  }
  if (to === 'card' && payment) {
    debit(student, amount, 'refund')
    payment.refunded += amount
    const moved = { isMoved: true, moved: amount, isRequested: true, wasReturned: false }
    payment.reversals.push({ name: UNNAMED, amount, state: 'pending', ...moved })
  }
  const enrolment = purchase && student.enrolments[purchase.what]
  if (!purchase || enrolment?.no !== purchase.enrolment) return 'yes'
  if (action.ends) delete student.enrolments[purchase.what]
  else if (
    itemAt(model.classes, purchase.what).monthly &&
    enrolment.paidUntil > 0 &&
    !enrolment.plan
  )
    enrolment.paidUntil = monthLater(enrolment.paidUntil, -action.months, enrolment.day)
  return 'yes'
}

function findSubject(model: Model, of: GiveBack['of']): Subject | undefined {
  if ('payment' in of) {
    const payment = itemAt(model.payments, of.payment)
    if (!hasArrived(payment)) return undefined
    const student = studentOf(model, payment.who)
    const purchase = payment.purchase === null ? undefined : student.purchases[payment.purchase]
    return { student, payment, purchase }
  }
  const student = studentOf(model, of.who)
  const purchase = student.purchases[of.purchase]
  if (!purchase) return undefined
  const payment = model.payments.find((it) => it.who === of.who && it.purchase === of.purchase)
  return { student, payment, purchase }
}

function limitOf({ student, payment, purchase }: Subject, to: GiveBack['to']) {
  const ofCard = payment ? payment.amount - payment.refunded : 0
  if (!purchase) return to === 'card' ? Math.min(ofCard, student.wallet) : 0
  const byProvider = (payment?.reversals ?? [])
    .filter((it) => !it.isRequested)
    .reduce((sum, it) => sum + it.moved, 0)
  const rest = payment ? payment.amount - purchase.amount : 0
  const ofClass = purchase.amount - purchase.returned - Math.max(0, byProvider - rest)
  return to === 'wallet' ? ofClass : Math.min(ofClass, ofCard)
}

/** Sends the newest requested refund of a payment again, or puts it into the wallet instead, if it has failed. */
export function continueRefund(
  model: Model,
  { payment: at, how }: MoneyAction & { do: 'continue' },
): string {
  const payment = itemAt(model.payments, at)
  const refund = payment.reversals.findLast((it) => it.isRequested)
  if (!refund) return DECLINED
  if (refund.state !== 'failed') return 'yes'
  if (how === 'retry') {
    const failedNames = [...(refund.failedNames ?? []), refund.name].filter((it) => it !== UNNAMED)
    Object.assign(refund, { state: 'pending', name: UNNAMED, failedNames })
    return 'yes'
  }
  const student = studentOf(model, payment.who)
  if (student.isErased) return DECLINED
  credit(student, refund.moved, 'refund-returned')
  payment.refunded -= refund.moved
  Object.assign(refund, { state: 'returned', isMoved: false, moved: 0, wasReturned: true })
  moveRests(student, payment)
  return 'yes'
}

/** The name of an erased account in the test. */
export const formerEmail = (email: string, who: number) => `former ${who} ${email}`

/** Erases the account of a student. The money and the records stay. */
export function erase(model: Model, { who }: MoneyAction & { do: 'erase' }): string {
  const student = studentOf(model, who)
  student.isErased = true
  // the address can be used for another account
  student.email = formerEmail(student.email, who)
  return 'yes'
}
