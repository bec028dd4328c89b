import type { GiveBack, MoneyAction } from './action.ts'
import type { Model } from './model-state.ts'
import { hasArrived, type Payment } from './payment.ts'
import { type Reversal, UNNAMED } from './reversal.ts'

/** Maps the indexes of an action to the model: users modulo their number, payments and notices from the newest. */
export function bindToModel(action: MoneyAction, model: Model): MoneyAction | null {
  const { students, payments, notices } = model
  const person = (n: number) => n % students.length
  const personOrNone = (n: number | null) => (n === null ? null : person(n))
  switch (action.do) {
    case 'signUp':
      return { ...action, by: personOrNone(action.by) }
    case 'verify':
      return ofPayment({ ...action, by: personOrNone(action.by) }, payments)
    case 'recheck':
      return ofPayment(action, payments)
    case 'continue':
      return bindContinuation(action, payments)
    case 'giveBack':
      return bindRefund(action, { students, payments })
    case 'erase':
      return bindErasure(action, students)
    case 'refund':
    case 'dispute':
      return bindReport(action, payments)
    case 'press':
      return bindPress(action, payments)
    case 'notice':
      return notices.length === 0 ? null : { ...action, notice: newest(action.notice, notices) }
    case 'change': {
      // a free class is not monthly
      const { to } = action
      return { ...action, to: { ...to, monthly: to.monthly && to.price > 0 } }
    }
    case 'settlePart': {
      const who = person(action.who)
      // the date of a page that is shown for long is outdated
      const seenDue = action.seenDue || (students[who]?.enrolments[action.what]?.plan?.dueAt ?? 1)
      return { ...action, who, seenDue }
    }
    case 'transfer':
      return { ...action, to: personOrNone(action.to) }
    case 'lateReport':
      return model.lost.length === 0 ? null : { ...action, lost: newest(action.lost, model.lost) }
    case 'closeCase':
      return bindCase(action, model)
    case 'wait':
    case 'rules':
    case 'look':
    case 'scan':
    case 'endCoupon':
      return action
    default:
      return { ...action, who: person(action.who) }
  }
}

/** A refund that is reported is often one that an administrator requested. */
function bindReport(
  action: MoneyAction & { do: 'refund' | 'dispute' },
  payments: Model['payments'],
): MoneyAction | null {
  const isOpen = (it: Reversal) => it.isRequested && it.name === UNNAMED && it.state === 'pending'
  const payment = payments.findLastIndex((it) => it.reversals.some(isOpen))
  const requested = payments[payment]?.reversals.find(isOpen)
  if (action.do === 'refund' && action.isOfRequested && requested)
    return { ...action, payment, amount: requested.amount }
  const reported = ofPayment(action, payments)
  if (!reported) return null
  const paid = payments[reported.payment]?.amount ?? 0
  return { ...reported, amount: Math.max(1, Math.floor((paid * action.amount) / 100)) }
}

/** Mostly a payment with a failed refund, otherwise one with any. */
function bindContinuation(
  action: MoneyAction & { do: 'continue' },
  payments: Model['payments'],
): MoneyAction | null {
  const failed = payments.findLastIndex((it) =>
    it.reversals.some(({ isRequested, state }) => isRequested && state === 'failed'),
  )
  if (failed >= 0 && action.payment < 100) return { ...action, payment: failed }
  const requested = payments.findLastIndex((it) => it.reversals.some((other) => other.isRequested))
  return requested >= 0 ? { ...action, payment: requested } : null
}

/** Mostly an open case. */
function bindCase(
  action: MoneyAction & { do: 'closeCase' },
  { students, transfers }: Pick<Model, 'students' | 'transfers'>,
): MoneyAction | null {
  const cases = [...transfers.keys()].filter((at) => transfers[at]?.state !== 'credited')
  const open = cases.filter((at) => transfers[at]?.state === 'case')
  const among = open.length > 0 && action.case < 150 ? open : cases
  const found = among[newest(action.case, among)]
  if (found === undefined) return null
  const credits = action.credits === null ? null : action.credits % students.length
  return { ...action, case: found, credits }
}

function bindPress(
  action: MoneyAction & { do: 'press' },
  payments: Model['payments'],
): MoneyAction | null {
  const pressed = ofPayment(action, payments)
  if (!pressed || payments[pressed.payment]?.isTransfer) return null
  const amount = action.card.amount || (payments[pressed.payment]?.amount ?? 0)
  return { ...pressed, card: { ...action.card, amount } }
}

/** The first two students are never erased, so that some remain. */
function bindErasure(
  action: MoneyAction & { do: 'erase' },
  students: Model['students'],
): MoneyAction | null {
  const who = 2 + action.who
  return students[who]?.isErased === false ? { ...action, who } : null
}

/** Mostly a payment that has arrived. Amounts are percentages of the payment. */
function bindRefund(
  action: GiveBack,
  { students, payments }: Pick<Model, 'students' | 'payments'>,
): MoneyAction | null {
  const { of } = action
  const part = (paid: number) => Math.max(1, Math.floor((paid * action.amount) / 100))
  if ('payment' in of) {
    // money that a card put into the wallet goes back to the card only
    const isSensible = (it: Payment | undefined) =>
      it && hasArrived(it) && (action.to === 'card' || it.purchase !== null)
    const paid = [...payments.keys()].filter((at) => isSensible(payments[at]))
    const payment =
      paid.length > 0 && of.payment < 150
        ? paid[newest(of.payment, paid)]
        : ofPayment(of, payments)?.payment
    if (payment === undefined) return null
    return { ...action, of: { payment }, amount: part(payments[payment]?.amount ?? 0) }
  }
  const buyers = [...students.keys()].filter((at) => (students[at]?.purchases.length ?? 0) > 0)
  const who = buyers[of.who % buyers.length]
  const purchases = students[who ?? -1]?.purchases ?? []
  if (who === undefined) return null
  const purchase = newest(of.purchase, purchases)
  return { ...action, of: { who, purchase }, amount: part(purchases[purchase]?.amount ?? 0) }
}

const newest = (n: number, { length }: { length: number }) => length - 1 - (n % length)

function ofPayment<D extends { payment: number }>(
  action: D,
  payments: Model['payments'],
): D | null {
  return payments.length === 0 ? null : { ...action, payment: newest(action.payment, payments) }
}
