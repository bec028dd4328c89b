import { REFERRAL_REWARD } from '../../../contract/auth.ts'
import { HOUR } from '../../../contract/duration.ts'
import {
  DEFAULT_REWARDS,
  type Level,
  QUESTION_PAUSE_MS,
  RUN_LENGTH,
} from '../../../contract/game.ts'
import type { Kobo } from '../../../contract/kobo.ts'
import { awaitedUntil } from '../../../contract/payments.ts'
import { addOneMonth, isoDay } from '../../../contract/school-time.ts'
import { MAX_FUNDING, MIN_CARD_FUNDING } from '../../../contract/wallet.ts'
import { isOnTime, nextRecheckAt } from '../../payments/recheck-schedule.ts'
import type { CardResult, MoneyAction, RewardRules } from './action.ts'
import { moveReversals } from './move-reversals.ts'
import {
  awaitsPayment,
  hasArrived,
  type Payment,
  type Reporter,
  recordProgress,
  supersedeOldest,
} from './payment.ts'
import { isReversed, recordReversal } from './reversal.ts'
import { credit, debit, newStudent, type Student } from './student.ts'

export type ModelClass = { price: Kobo; monthly: boolean; active: boolean; closed: boolean }
/** A notice signed by the provider; it may be delivered never, late or repeatedly. */
type Notice = { payment: number; amount: Kobo; currency: string }

/** The money of a school, as simple as possible, for comparison with the real one. */
export type Model = {
  now: number
  students: Student[]
  classes: ModelClass[]
  payments: Payment[]
  notices: Notice[]
  rules: RewardRules
  rewards: { service: RewardService; who: number; amount: Kobo; at: number }[]
  /** Number of fundings by administrators. */
  fundings: number
}

type RewardService = 'referral' | 'quiz'

/** Values that the server chooses: the reference of a payment, the time limits of a run. */
export type ServerDetails = { reference?: string; limitSeconds?: number; lastSeconds?: number }

export const TIMEZONE = 'Africa/Lagos'
export const DECLINED = 'no'

/** Applies an action to the model and returns the expected reply: 'no', or 'yes' with an amount, state or time. */
export function apply(model: Model, action: MoneyAction, details: ServerDetails = {}): string {
  switch (action.do) {
    case 'signUp':
      return signUp(model, action)
    case 'fund':
      return fund(model, action)
    case 'enrol':
      if (isBeingPaid(model, action)) return DECLINED
      return enrol(model, studentOf(model, action.who), action.what) ? 'yes' : DECLINED
    case 'renew':
      if (isBeingPaid(model, action)) return DECLINED
      return formatReply(renew(model, studentOf(model, action.who), action.what))
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
    case 'recheck':
      settleByCard(model, itemAt(model.payments, action.payment))
      return 'yes'
    case 'look':
      for (const payment of action.payments) recheck(model, itemAt(model.payments, payment))
      return 'yes'
    case 'rules':
      model.rules = action.to
      return 'yes'
    case 'change':
      Object.assign(itemAt(model.classes, action.what), action.to)
      return 'yes'
    case 'wait':
      model.now += action.seconds
      return 'yes'
  }
}

const itemAt = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new Error(`The model has nothing at ${index}`)
  return found
}
const studentOf = (model: Model, who: number) => itemAt(model.students, who)
const formatReply = (what: number | null) => (what === null ? DECLINED : `yes ${what}`)

function signUp(model: Model, { email, by }: MoneyAction & { do: 'signUp' }) {
  if (model.students.some((it) => it.email === email)) return DECLINED
  const student = newStudent(email)
  model.students.push(student)
  if (by === null) return 'yes'
  student.invitedBy = by
  if (model.rules.moment === 'signup') rewardFriends(model, model.students.length - 1)
  return 'yes'
}

/** Rewards a pending referral, once. */
function rewardFriends(model: Model, friend: number) {
  const student = studentOf(model, friend)
  const by = student.invitedBy
  student.invitedBy = null
  if (by === null || !reward(model, 'referral', [by, friend], REFERRAL_REWARD)) return
  for (const who of [by, friend]) credit(studentOf(model, who), REFERRAL_REWARD, 'referral')
}

/** True if a reward is given now; it is then counted. */
function reward(model: Model, service: RewardService, to: number[], amount: Kobo): boolean {
  const { now, rules, rewards } = model
  const { on, dailyMax, studentMax } = rules[service]
  const todays = rewards.filter((it) => isoDay(it.at, TIMEZONE) === today(model))
  const ofService = todays.filter((it) => it.service === service)
  const exceeds = (max: Kobo, given: typeof rewards, added: Kobo) =>
    max > 0 && given.reduce((sum, it) => sum + it.amount, added) > max
  if (!on || exceeds(dailyMax, ofService, amount * to.length)) return false
  if (exceeds(rules.totalMax, todays, amount * to.length)) return false
  const isOver = (who: number) =>
    exceeds(
      studentMax,
      ofService.filter((it) => it.who === who),
      amount,
    )
  if (to.some(isOver)) return false
  for (const who of to) rewards.push({ service, who, amount, at: now })
  return true
}

const isFundable = (amount: Kobo) => Number.isInteger(amount) && amount > 0 && amount <= MAX_FUNDING

function fund(model: Model, { who, amount }: MoneyAction & { do: 'fund' }) {
  if (!isFundable(amount)) return DECLINED
  const student = studentOf(model, who)
  credit(student, amount, 'fund')
  model.fundings++
  return formatReply(student.wallet)
}

function enrol(model: Model, student: Student, what: number): boolean {
  const { price, monthly, active, closed } = itemAt(model.classes, what)
  if (!active || closed || student.enrolments[what]) return false
  if (price > 0 && !debit(student, price, 'enrolment')) return false
  const paidUntil = monthly ? addOneMonth(model.now, TIMEZONE) : 0
  student.enrolments[what] = { paid: price, paidUntil }
  return true
}

/** A class with a price is not paid from the wallet while a card payment for it is awaited. */
function isBeingPaid(model: Model, purchase: { who: number; what: number }): boolean {
  return itemAt(model.classes, purchase.what).price > 0 && awaitsPayment(model, purchase)
}

function renew(model: Model, student: Student, what: number): number | null {
  const { price, monthly } = itemAt(model.classes, what)
  const place = student.enrolments[what]
  if (!place || !monthly || place.paidUntil === 0) return null
  if (!debit(student, price, 'renewal')) return null
  place.paidUntil = addOneMonth(Math.max(model.now, place.paidUntil), TIMEZONE)
  return place.paidUntil
}

const today = ({ now }: Model) => isoDay(now, TIMEZONE)

function openRun(
  model: Model,
  { who, level }: MoneyAction & { do: 'openRun' },
  made: ServerDetails,
) {
  const student = studentOf(model, who)
  if (student.lastWonDay === today(model)) return DECLINED
  const limitSeconds = made.limitSeconds ?? 0
  student.runs[level] = { openedAt: model.now, limitSeconds, closed: false }
  const judged = student.judged[level]
  if (judged) judged.isClosed = true
  return 'yes'
}

/** Seconds between answers of a judged run. */
export const SECONDS_EACH = 2

function play(
  model: Model,
  { who, level, slips }: MoneyAction & { do: 'play' },
  made: ServerDetails,
) {
  const student = studentOf(model, who)
  if (student.lastWonDay === today(model)) return DECLINED
  const openedAt = model.now
  model.now += 8 * SECONDS_EACH
  delete student.runs[level]
  student.judged[level] = {
    ...{ openedAt, answeredAt: model.now, limitSeconds: made.limitSeconds ?? 0 },
    ...{ lastSeconds: made.lastSeconds ?? 0, isPerfect: !slips, isClosed: false, last: null },
  }
  return 'yes'
}

const RUN_GRACE_SECONDS = 60

function lastAnswer(model: Model, { who, level, right }: MoneyAction & { do: 'lastAnswer' }) {
  const run = studentOf(model, who).judged[level]
  if (!run) return DECLINED
  if (run.last) return run.last.right === right ? run.last.said : DECLINED
  // the verdict of the ninth answer is still shown
  if (run.isClosed || model.now === run.answeredAt) return DECLINED
  const pauseSeconds = QUESTION_PAUSE_MS / 1000
  const isLate =
    model.now > run.answeredAt + pauseSeconds + run.lastSeconds + GRACE_SECONDS ||
    model.now > run.openedAt + run.limitSeconds + RUN_LENGTH * pauseSeconds + RUN_GRACE_SECONDS
  run.isClosed = true
  if (isLate) return DECLINED
  const said = run.isPerfect && right ? win(model, who, level) : 'yes'
  run.last = { right, said }
  return said
}

function win(model: Model, who: number, level: Level) {
  const student = studentOf(model, who)
  const amount = DEFAULT_REWARDS[level]
  if (student.lastWonDay === today(model) || !reward(model, 'quiz', [who], amount)) return DECLINED
  student.lastWonDay = today(model)
  credit(student, amount, 'quiz')
  return formatReply(student.wallet)
}

const GRACE_SECONDS = 30

function claim(model: Model, { who, level }: MoneyAction & { do: 'claim' }) {
  const student = studentOf(model, who)
  const run = student.runs[level]
  if (!model.rules.trustsClient) return DECLINED
  if (student.lastWonDay === today(model) || !run || run.closed) return DECLINED
  run.closed = true
  const took = model.now - run.openedAt
  if (took < ((RUN_LENGTH - 1) * QUESTION_PAUSE_MS) / 1000) return DECLINED
  if (took > run.limitSeconds + (RUN_LENGTH * QUESTION_PAUSE_MS) / 1000 + GRACE_SECONDS)
    return DECLINED
  return win(model, who, level)
}

function open(
  model: Model,
  action: MoneyAction & { do: 'open' },
  { reference = '' }: ServerDetails,
) {
  const { who } = action
  const { now: openedAt } = model
  const dueAt = nextRecheckAt({ openedAt, supersededAt: null }, openedAt)
  const none = { reversals: [], refunded: 0, owed: 0, hasProblem: false }
  const times = { openedAt, dueAt, supersededAt: null, ...none }
  const pending = { ...times, reference, who, state: 'pending' as const, card: null }
  if ('amount' in action) {
    if (!isFundable(action.amount) || action.amount < MIN_CARD_FUNDING) return DECLINED
    supersedeOldest(model, { who, purpose: 'fund', what: -1 })
    const funding = { purpose: 'fund' as const, what: -1, awaitedUntil: null }
    model.payments.push({ ...pending, ...funding, amount: action.amount })
    return formatReply(action.amount)
  }
  const { what } = action
  const { price } = itemAt(model.classes, what)
  if (price === 0 || awaitsPayment(model, { who, what })) return DECLINED
  const purpose = studentOf(model, who).enrolments[what] ? 'renewal' : 'class'
  // a student who could not join the class with this money is declined before the charge
  const trial = structuredClone(model)
  studentOf(trial, who).wallet += price
  if (!deliverPurchase(trial, { who, what, purpose, amount: price })) return DECLINED
  supersedeOldest(model, { who, purpose, what })
  const awaited = awaitedUntil(openedAt, 'window_open')
  model.payments.push({ ...pending, purpose, what, amount: price, awaitedUntil: awaited })
  return formatReply(price)
}

function deliverPurchase(
  model: Model,
  payment: Pick<Payment, 'who' | 'what' | 'purpose' | 'amount'>,
) {
  const { who, what, purpose, amount } = payment
  if (itemAt(model.classes, what).price > amount) return false
  const student = studentOf(model, who)
  return purpose === 'renewal' ? renew(model, student, what) !== null : enrol(model, student, what)
}

const LATE_SECONDS = 4

function press(model: Model, { payment, card, late }: MoneyAction & { do: 'press' }) {
  const opened = itemAt(model.payments, payment)
  const isLate = late && card.status === 'success'
  // a successful charge is final
  if (opened.card?.status !== 'success')
    opened.card = { ...card, visibleFrom: model.now + (isLate ? LATE_SECONDS : 0) }
  if (card.status === 'success')
    model.notices.push({ payment, amount: card.amount, currency: card.currency })
  return 'yes'
}

function receiveNotice(model: Model, { notice, forged }: MoneyAction & { do: 'notice' }) {
  if (forged) return DECLINED
  const { payment, ...charge } = itemAt(model.notices, notice)
  settle(model, itemAt(model.payments, payment), { ...charge, status: 'success' }, 'webhook')
  return 'yes'
}

function verify(model: Model, { payment, by, closed }: MoneyAction & { do: 'verify' }) {
  const opened = itemAt(model.payments, payment)
  if (by !== null && by !== opened.who) return DECLINED
  settleByCard(model, opened, closed ? 'closed window' : 'payer')
  return hasArrived(opened) ? `yes ${opened.state}` : DECLINED
}

/** Settles a payment by its current state at the provider. */
function settleByCard(model: Model, payment: Payment, reporter: Reporter = 'server') {
  const { amount, card } = payment
  const unused = { amount, currency: 'NGN', status: 'open' as const }
  const isProcessing = card !== null && model.now < card.visibleFrom
  const charge = isProcessing ? { ...card, status: 'processing' as const } : (card ?? unused)
  settle(model, payment, charge, reporter)
}

function recheck(model: Model, payment: Payment) {
  settleByCard(model, payment)
  if (hasArrived(payment)) return
  const wasOnTime = isOnTime(payment.dueAt, model.now)
  payment.dueAt = nextRecheckAt(payment, model.now) ?? (wasOnTime ? null : model.now + HOUR)
  if (payment.dueAt !== null || payment.hasProblem) return
  payment.state = 'failed'
  payment.hasProblem = true
}

/** Indexes of the payments that are due now. */
export function dueNow({ payments, now }: Model): number[] {
  return [...payments.entries()]
    .filter(([, it]) => !hasArrived(it) && it.dueAt !== null && it.dueAt <= now)
    .map(([at]) => at)
}

type Charge = Omit<CardResult, 'status'> & { status: CardResult['status'] | 'processing' }

function settle(model: Model, payment: Payment, card: Charge, reporter: Reporter) {
  if (hasArrived(payment)) return
  const isMismatch = card.amount !== payment.amount || card.currency !== 'NGN'
  recordProgress(payment, isMismatch ? 'open' : card.status, reporter)
  if (isMismatch || card.status === 'failed') {
    payment.state = isMismatch ? 'pending' : 'failed'
    payment.hasProblem = true
  } else if (card.status === 'success') {
    rewardFriends(model, payment.who)
    credit(studentOf(model, payment.who), payment.amount, 'fund')
    const hasReversal = payment.reversals.some(isReversed)
    const isGiven = payment.purpose === 'fund' || (!hasReversal && deliverPurchase(model, payment))
    payment.state = isGiven && !hasReversal ? 'settled' : 'to_wallet'
    moveReversals(studentOf(model, payment.who), payment)
  }
}

function reverse(model: Model, action: MoneyAction & { do: 'refund' | 'dispute' }, name: string) {
  const payment = itemAt(model.payments, action.payment)
  recordReversal(payment.reversals, { name, amount: action.amount, state: action.state })
  if (hasArrived(payment)) moveReversals(studentOf(model, payment.who), payment)
  return 'yes'
}
