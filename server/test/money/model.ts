import type { MoneyAction } from './action.ts'
import { applyGrace, enrol, partsAt, renew, settlePart } from './model-enrolment.ts'
import {
  open,
  press,
  receiveNotice,
  recheck,
  reverse,
  settleByCard,
  verify,
} from './model-payments.ts'
import { claim, lastAnswer, openRun, play } from './model-quiz.ts'
import { record } from './model-recorded.ts'
import { continueRefund, erase, giveBack } from './model-refunds.ts'
import { creditKept, rewardFriends } from './model-rewards.ts'
import {
  DECLINED,
  formatReply,
  isFundable,
  itemAt,
  type Model,
  type ModelClass,
  type ServerDetails,
  studentOf,
} from './model-state.ts'
import { closeCase, lose, reportLost, scan, transfer } from './model-transfers.ts'
import { awaitsPayment } from './payment.ts'
import { credit, debit, newStudent } from './student.ts'

/** Applies an action to the model and returns the expected reply: 'no', or 'yes' with an amount, state or time. */
export function apply(model: Model, action: MoneyAction, details: ServerDetails = {}): string {
  if (isOfErased(model, action)) return DECLINED
  switch (action.do) {
    case 'signUp':
      return signUp(model, action)
    case 'fund':
      return fund(model, action)
    case 'correct':
      return correct(model, action)
    case 'record':
      return record(model, action)
    case 'enrol':
      if (isBeingPaid(model, action)) return DECLINED
      return enrol(model, studentOf(model, action.who), action) ? 'yes' : DECLINED
    case 'renew':
      if (isBeingPaid(model, action)) return DECLINED
      return formatReply(renew(model, studentOf(model, action.who), action.what))
    case 'settlePart':
      return settlePart(model, action)
    case 'endCoupon':
      itemAt(model.coupons, action.coupon).isEnded = true
      return 'yes'
    case 'transfer':
      return transfer(model, action)
    case 'lose':
      return lose(model, action, details)
    case 'lateReport':
      return reportLost(model, itemAt(model.lost, action.lost))
    case 'scan':
      return scan(model)
    case 'closeCase':
      return closeCase(model, action)
    case 'openRun':
      return openRun(model, action, details)
    case 'claim':
      return claim(model, action)
    case 'play':
      return play(model, action, details)
    case 'lastAnswer':
      return lastAnswer(model, action)
    case 'open':
      return open(model, action, details)
    case 'press':
      return press(model, action)
    case 'notice':
      return receiveNotice(model, action)
    case 'verify':
      return verify(model, action)
    case 'refund':
      return reverse(model, action, `refund ${action.index}`)
    case 'dispute':
      return reverse(model, action, 'dispute')
    case 'giveBack':
      return giveBack(model, action)
    case 'continue':
      return continueRefund(model, action)
    case 'erase':
      return erase(model, action)
    case 'recheck':
      settleByCard(model, itemAt(model.payments, action.payment))
      return 'yes'
    case 'look':
      for (const payment of action.payments) recheck(model, itemAt(model.payments, payment))
      return 'yes'
    case 'rules':
      model.rules = action.to
      applyGrace(model)
      return 'yes'
    case 'change':
      changeClass(itemAt(model.classes, action.what), action.to)
      return 'yes'
    case 'wait':
      model.now += action.seconds
      return 'yes'
  }
}

/** An erased student cannot sign in, and administrators cannot find the account. */
function isOfErased(model: Model, action: MoneyAction): boolean {
  return 'who' in action && studentOf(model, action.who).isErased
}

function signUp(model: Model, { email, by }: MoneyAction & { do: 'signUp' }) {
  if (model.students.some((it) => it.email === email)) return DECLINED
  const student = newStudent(email)
  model.students.push(student)
  if (by === null) return 'yes'
  student.invitedBy = by
  if (model.rules.moment === 'signup') rewardFriends(model, model.students.length - 1)
  return 'yes'
}

export function fund(model: Model, { who, amount }: MoneyAction & { do: 'fund' }) {
  if (!isFundable(amount)) return DECLINED
  const student = studentOf(model, who)
  creditKept(model, who)
  credit(student, amount, 'fund')
  model.fundings++
  return formatReply(student.wallet)
}

function correct(model: Model, { who, amount }: MoneyAction & { do: 'correct' }) {
  const student = studentOf(model, who)
  if (!isFundable(amount) || !debit(student, amount, 'correction')) return DECLINED
  model.corrections++
  return formatReply(student.wallet)
}

/** An older form keeps the parts, unless they are not possible any more. */
function changeClass(target: ModelClass, to: Partial<ModelClass>) {
  Object.assign(target, to)
  target.parts = partsAt(target)
}

/** A class with a price is not paid from the wallet while a card payment for it is awaited. */
function isBeingPaid(model: Model, purchase: { who: number; what: number }): boolean {
  const { enrolments } = studentOf(model, purchase.who)
  const hasPrice = itemAt(model.classes, purchase.what).price > 0
  const owes = Boolean(enrolments[purchase.what]?.plan)
  return (hasPrice || owes) && awaitsPayment(model, purchase)
}
