import fc from 'fast-check'
import { LEVELS } from '../../../contract/game.ts'
import { REFERRAL_MOMENTS } from '../../../contract/settings.ts'
import { MAX_FUNDING } from '../../../contract/wallet.ts'
import { verifyLedger } from '../../wallet/verify-ledger.ts'
import { freezeClock } from '../freeze-clock.ts'
import {
  type CardResult,
  type DisputeState,
  FORGERIES,
  type MoneyAction,
  type RefundState,
} from './action.ts'
import { type ActionReport, explanations, formatMoneyState, readMoneyState } from './explain.ts'
import { apply, dueNow, type Model } from './model.ts'
import { performAction, type RealSchool } from './perform-action.ts'

// indexes may exceed the existing users, payments and notices; see `bindToModel`
const friends = fc.nat(7).map((n) => `friend${n}@example.org`)
const who = fc.nat(9)
const what = fc.nat(4)
// the last two are monthly unless that was changed
const monthly = fc.constantFrom(3, 4, 3, 4, 3, 4, 0, 1, 2)
// few players and mostly one level, so that claims meet open runs
const player = fc.nat(2)
const level = fc.constantFrom(...LEVELS, 'easy' as const, 'easy' as const)
// mostly the newest, so that several actions meet at one payment
const recent = fc.oneof({ weight: 3, arbitrary: fc.nat(1) }, fc.nat(200))
const price = fc.constantFrom(0, 500_00, 1_000_00, 1_500_50, 7_500_00)
const sum = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(100_00, 1_000_00, 1_500_50, 2_500_01, 20_000_00, 20_000_00),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: MAX_FUNDING }) },
  { weight: 1, arbitrary: fc.constantFrom(0, MAX_FUNDING, MAX_FUNDING + 1) },
)
const card = fc.record<CardResult>({
  status: fc.constantFrom('success', 'success', 'success', 'failed', 'open'),
  // 0 stands for the amount of the payment
  amount: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.constantFrom(1, 100_00)),
  currency: fc.oneof({ weight: 9, arbitrary: fc.constant('NGN') }, fc.constant('USD')),
})
const mostly = (it: boolean) => fc.constantFrom(it, it, it, !it)
const form = { price, monthly: mostly(true), active: mostly(true), closed: mostly(false) }

const enrol = fc.record({ do: fc.constant('enrol' as const), who, what })
const renew = fc.record({ do: fc.constant('renew' as const), who, what: monthly })
const claim = fc.record({ do: fc.constant('claim' as const), who: player, level })
const fund = fc.record({ do: fc.constant('fund' as const), who, amount: sum })
const signUp = fc.record({ do: fc.constant('signUp' as const), email: friends, by: fc.option(who) })
const notice = fc.record({
  do: fc.constant('notice' as const),
  notice: recent,
  forged: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, fc.constantFrom(...FORGERIES)),
})
const verify = fc.record({
  do: fc.constant('verify' as const),
  payment: recent,
  by: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, who),
  closed: fc.boolean(),
})
const openForWallet = fc.record({ do: fc.constant('open' as const), who, amount: sum })
const openForClass = fc.record({ do: fc.constant('open' as const), who, what })
const press = fc.record({
  do: fc.constant('press' as const),
  payment: recent,
  card,
  late: fc.boolean(),
})
const openRun = fc.record({ do: fc.constant('openRun' as const), who: player, level })
const slips = mostly(false)
const play = fc.record({ do: fc.constant('play' as const), who: player, level, slips })
const lastAnswer = fc.record({
  do: fc.constant('lastAnswer' as const),
  who: player,
  level,
  right: mostly(true),
})
const recheck = fc.record({ do: fc.constant('recheck' as const), payment: recent })
// amounts are percentages of the payment; see `bindToModel`
const part = fc.constantFrom(100, 100, 40, 75)
const refund = fc.record({
  do: fc.constant('refund' as const),
  payment: recent,
  index: fc.nat(1),
  amount: part,
  state: fc.constantFrom<RefundState>('processed', 'processed', 'processed', 'pending', 'failed'),
})
const dispute = fc.record({
  do: fc.constant('dispute' as const),
  payment: recent,
  amount: part,
  state: fc.constantFrom<DisputeState>('open', 'lost', 'lost', 'won'),
})
// the model determines the due payments
const look = fc.constant<MoneyAction>({ do: 'look', payments: [] })
const limit = fc.constantFrom(0, 0, 0, 100_00, 300_00, 1_500_00)
const rule = fc.record({ on: mostly(true), dailyMax: limit, studentMax: limit })
const rules = fc.record({
  do: fc.constant('rules' as const),
  to: fc.record({
    referral: rule,
    quiz: rule,
    totalMax: limit,
    moment: fc.constantFrom(...REFERRAL_MOMENTS),
    trustsClient: mostly(true),
  }),
})
const change = fc.record({ do: fc.constant('change' as const), what, to: fc.record(form) })
const wait = fc.record({
  do: fc.constant('wait' as const),
  seconds: fc.constantFrom(1, 5, 20, 60, 60, 60, 600, 3600, 24 * 3600, 31 * 24 * 3600),
})

/** Actions that move money, which can run concurrently and be interrupted by a crash. */
const moving: fc.Arbitrary<MoneyAction> = fc.oneof(
  { weight: 2, arbitrary: signUp },
  { weight: 2, arbitrary: fund },
  { weight: 4, arbitrary: enrol },
  { weight: 3, arbitrary: renew },
  { weight: 3, arbitrary: claim },
  { weight: 3, arbitrary: lastAnswer },
  { weight: 5, arbitrary: notice },
  { weight: 4, arbitrary: verify },
  { weight: 1, arbitrary: recheck },
  { weight: 2, arbitrary: refund },
  { weight: 1, arbitrary: dispute },
)
const any: fc.Arbitrary<MoneyAction> = fc.oneof(
  { weight: 22, arbitrary: moving },
  { weight: 3, arbitrary: openForWallet },
  { weight: 5, arbitrary: openForClass },
  { weight: 8, arbitrary: press },
  { weight: 6, arbitrary: openRun },
  { weight: 6, arbitrary: play },
  { weight: 2, arbitrary: change },
  { weight: 2, arbitrary: rules },
  { weight: 3, arbitrary: look },
  { weight: 6, arbitrary: wait },
)

/** One step: an action alone, several at once, one several times at once, or several interrupted by a crash. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: any.map((it) => new Step('alone', [it])) },
  {
    weight: 2,
    arbitrary: fc
      .array(moving, { minLength: 2, maxLength: 4 })
      .map((it) => new Step('at once', it)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(moving, fc.integer({ min: 2, max: 6 })).map(
      ([it, times]) =>
        new Step(
          'at once',
          Array.from({ length: times }, () => it),
        ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(moving, { minLength: 1, maxLength: 4 }), fc.nat(30))
      .map(([it, tearAfter]) => new Step('torn', it, tearAfter)),
  },
)

/** Maps the indexes of an action to the model: users modulo their number, payments and notices from the newest. */
function bindToModel(
  action: MoneyAction,
  { students, payments, notices }: Model,
): MoneyAction | null {
  const person = (n: number) => n % students.length
  switch (action.do) {
    case 'signUp':
      return { ...action, by: action.by === null ? null : person(action.by) }
    case 'verify':
      return ofPayment({ ...action, by: action.by === null ? null : person(action.by) }, payments)
    case 'recheck':
      return ofPayment(action, payments)
    case 'refund':
    case 'dispute': {
      const reported = ofPayment(action, payments)
      if (!reported) return null
      const paid = payments[reported.payment]?.amount ?? 0
      return { ...reported, amount: Math.max(1, Math.floor((paid * action.amount) / 100)) }
    }
    case 'press': {
      const pressed = ofPayment(action, payments)
      if (!pressed) return null
      const amount = action.card.amount || (payments[pressed.payment]?.amount ?? 0)
      return { ...pressed, card: { ...action.card, amount } }
    }
    case 'notice':
      return notices.length === 0 ? null : { ...action, notice: newest(action.notice, notices) }
    case 'change': {
      // a free class is not monthly
      const { to } = action
      return { ...action, to: { ...to, monthly: to.monthly && to.price > 0 } }
    }
    case 'wait':
    case 'rules':
    case 'look':
      return action
    default:
      return { ...action, who: person(action.who) }
  }
}

const newest = (n: number, { length }: { length: number }) => length - 1 - (n % length)

function ofPayment<D extends { payment: number }>(
  action: D,
  payments: Model['payments'],
): D | null {
  return payments.length === 0 ? null : { ...action, payment: newest(action.payment, payments) }
}

/** A step of five actions at once has at most 120 orders, most of which end alike. */
const MOST_EXPLANATIONS = 24

class Step implements fc.AsyncCommand<Model, RealSchool> {
  readonly how: 'alone' | 'at once' | 'torn'
  readonly actions: MoneyAction[]
  readonly crashAfter: number

  constructor(how: Step['how'], actions: MoneyAction[], crashAfter = 0) {
    this.how = how
    this.actions = actions
    this.crashAfter = crashAfter
  }

  check(model: Readonly<Model>): boolean {
    return this.actions.every((it) => bindToModel(it, model) !== null)
  }

  async run(model: Model, real: RealSchool): Promise<void> {
    real.stepCount++
    const actions = this.actions.flatMap((it) => bindToModel(it, model) ?? [])
    const told = await (this.how === 'torn'
      ? this.tear(real, model, actions)
      : performAtOnce(real, model, actions))
    const now = await readMoneyState(real.crashable.school, real.classIds)
    const [after] = this.explain(real, told, now)
    if (!after) {
      const expected = structuredClone(model)
      for (const { action, came } of told) apply(expected, action, came?.made)
      const lines = [
        ...told.map((it) => JSON.stringify(it)),
        'is',
        now,
        'wants',
        formatMoneyState(expected),
      ]
      throw new Error(lines.join('\n'))
    }
    const differences = await verifyLedger(real.crashable.school.db)
    if (differences.length > 0) throw new Error(differences.join('\n'))
    Object.assign(model, after)
    freezeClock(new Date(model.now * 1000).toISOString())
  }

  /**
   * The models that explain what was seen so far: more than one where the order of actions at once, or an action without
   * a response, does not show in the money yet.
   */
  private explain(real: RealSchool, told: readonly ActionReport[], now: string): Model[] {
    const after = new Map<string, Model>()
    for (const before of real.candidates) {
      for (const it of explanations(before, splitRechecks(before, told), now)) {
        after.set(JSON.stringify(it), it)
        if (this.how === 'alone' || after.size === MOST_EXPLANATIONS) break
      }
    }
    real.candidates = [...after.values()]
    return real.candidates
  }

  /** Starts the actions, crashes the server in between, and reopens it. */
  private async tear(real: RealSchool, model: Model, actions: MoneyAction[]) {
    const { crashable: torn } = real
    torn.crashAfter(this.crashAfter)
    const told = await Promise.all(
      actions.map(async (action) => ({
        action,
        came: await performAction(real, model, action).catch(() => null),
      })),
    )
    await torn.reopen()
    return told
  }

  toString() {
    const tear = this.how === 'torn' ? ` after ${this.crashAfter}` : ''
    return `${this.how}${tear} ${JSON.stringify(this.actions)}`
  }
}

/**
 * Splits a worker run into one action per due payment, in any order. Payments that lead to an enrolment can affect each
 * other; the order of the others does not matter.
 */
function splitRechecks(model: Model, told: readonly ActionReport[]): ActionReport[] {
  const looks = told.filter((it) => it.action.do === 'look')
  const [first] = looks
  if (!first) return [...told]
  const due = Object.groupBy(dueNow(model), (it) =>
    model.payments[it]?.purpose === 'fund' || model.payments[it]?.card?.status !== 'success'
      ? 'any time'
      : 'in turn',
  )
  const lists = [due['any time'] ?? [], ...(due['in turn'] ?? []).map((it) => [it])]
  return lists.map((payments) => ({ ...first, action: { do: 'look', payments } }))
}

async function performAtOnce(real: RealSchool, model: Model, actions: MoneyAction[]) {
  const told = await Promise.all(
    actions.map(async (action) => ({ action, came: await performAction(real, model, action) })),
  )
  const error = told.find((it) => it.came === null)
  if (error) throw new Error(`A server error in ${JSON.stringify(error.action)}`)
  return told
}
