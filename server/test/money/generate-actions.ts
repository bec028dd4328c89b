import fc from 'fast-check'
import { LEVELS } from '../../../contract/game/game.ts'
import { QUIZ_REWARDS, REFERRAL_MOMENTS } from '../../../contract/settings/settings.ts'
import { MAX_FUNDING } from '../../../contract/wallet/wallet.ts'
import {
  type CardResult,
  type DisputeState,
  FORGERIES,
  type MoneyAction,
  type RefundState,
} from './action.ts'

// indexes may exceed the existing users, payments and notices; see `bindToModel`
const friends = fc.nat(7).map((n) => `friend${n}@example.org`)

const who = fc.nat(9)

const what = fc.nat(4)

// the last two are monthly unless that was changed
const monthly = fc.constantFrom(3, 4, 3, 4, 3, 4, 0, 1, 2)

// few players and mostly one level, so that claims often have an open run
const player = fc.nat(2)

const level = fc.constantFrom(...LEVELS, 'easy' as const, 'easy' as const)

// mostly the newest, so that several actions concern the same payment
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

const inParts = fc.boolean()

// the model has five
const coupon = fc.option(fc.nat(4), { freq: 2 })

const enrol = fc.record({ do: fc.constant('enrol' as const), who, what, inParts, coupon })

const settlePart = fc.record({
  do: fc.constant('settlePart' as const),
  who,
  // those of which parts can be paid
  what: fc.constantFrom(1, 2),
  waives: mostly(false),
  // 0 stands for the due date of the plan
  seenDue: fc.constantFrom(0, 0, 0, 1),
})

const endCoupon = fc.record({ do: fc.constant('endCoupon' as const), coupon: fc.nat(4) })

const transferred = {
  do: fc.constant('transfer' as const),
  to: fc.option(who, { freq: 6 }),
  amount: fc.oneof({ weight: 6, arbitrary: sum }, fc.constantFrom(1, 99_99, 100_00)),
  reference: fc.nat(60),
  isForged: fc.constantFrom(false, false, false, false, true),
}
const transfer = fc
  .record({ ...transferred, toClosed: fc.constant(false) })
  .filter((it) => it.amount > 0)

// by the database, so alone
const transferToClosed = fc
  .record({ ...transferred, toClosed: fc.constant(true) })
  .filter((it) => it.amount > 0)

const lose = fc.record({
  do: fc.constant('lose' as const),
  who,
  amount: fc.constantFrom(99_99, 100_00, 2_500_01, 20_000_00),
})

const lateReport = fc.record({ do: fc.constant('lateReport' as const), lost: recent })

const scan = fc.constant<MoneyAction>({ do: 'scan' })

const closeCase = fc.record({
  do: fc.constant('closeCase' as const),
  case: recent,
  credits: fc.option(who, { freq: 3 }),
})

const renew = fc.record({ do: fc.constant('renew' as const), who, what: monthly })

const claim = fc.record({ do: fc.constant('claim' as const), who: player, level })

const fund = fc.record({ do: fc.constant('fund' as const), who, amount: sum })

const correct = fc.record({
  do: fc.constant('correct' as const),
  who,
  amount: sum,
  twice: fc.boolean(),
})

const record = fc.record({
  do: fc.constant('record' as const),
  who,
  what: fc.option(what, { freq: 4 }),
  amount: sum,
  // few references, so that many are repeated
  reference: fc.constantFrom(0, 0, 1, 2, 3, 4, 5, 6, 7, 8),
  confirms: mostly(false),
  twice: mostly(false),
})

const signUp = fc.record({
  do: fc.constant('signUp' as const),
  email: friends,
  by: fc.option(who),
})

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

const openForClass = fc.record({ do: fc.constant('open' as const), who, what, inParts, coupon })

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
  index: fc.nat(3),
  amount: part,
  isOfRequested: fc.boolean(),
  state: fc.constantFrom<RefundState>('processed', 'processed', 'pending', 'failed', 'failed'),
})

const dispute = fc.record({
  do: fc.constant('dispute' as const),
  payment: recent,
  amount: part,
  state: fc.constantFrom<DisputeState>('open', 'lost', 'lost', 'won'),
})

const ofPayment = fc.record({ payment: recent })
const ofPurchase = fc.record({ who, purchase: recent })

const giveBack = fc.record({
  do: fc.constant('giveBack' as const),
  of: fc.oneof(ofPayment, ofPurchase),
  amount: fc.constantFrom(100, 25, 25, 40, 75, 130),
  to: fc.constantFrom('wallet' as const, 'card' as const),
  ends: fc.boolean(),
  months: fc.constantFrom(0, 0, 1, 1, 2),
  twice: mostly(false),
})

const continueRefund = fc.record({
  do: fc.constant('continue' as const),
  payment: recent,
  how: fc.constantFrom('retry' as const, 'wallet' as const),
})

const erase = fc.record({ do: fc.constant('erase' as const), who })

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
    quizReward: fc.constantFrom(...QUIZ_REWARDS),
    trustsClient: mostly(true),
    graceDays: fc.constantFrom(3, 3, 0, 10),
  }),
})

const change = fc.record({ do: fc.constant('change' as const), what, to: fc.record(form) })

const wait = fc.record({
  do: fc.constant('wait' as const),
  seconds: fc.constantFrom(1, 5, 20, 60, 60, 60, 600, 3600, 24 * 3600, 31 * 24 * 3600),
})

/** Actions that move money, which can run concurrently and be interrupted by a crash. */
export const moving: fc.Arbitrary<MoneyAction> = fc.oneof(
  { weight: 2, arbitrary: signUp },
  { weight: 2, arbitrary: fund },
  { weight: 2, arbitrary: correct },
  { weight: 5, arbitrary: record },
  { weight: 4, arbitrary: enrol },
  { weight: 3, arbitrary: renew },
  { weight: 2, arbitrary: settlePart },
  { weight: 4, arbitrary: transfer },
  { weight: 1, arbitrary: lateReport },
  { weight: 2, arbitrary: closeCase },
  { weight: 3, arbitrary: claim },
  { weight: 3, arbitrary: lastAnswer },
  { weight: 5, arbitrary: notice },
  { weight: 4, arbitrary: verify },
  { weight: 1, arbitrary: recheck },
  { weight: 3, arbitrary: refund },
  { weight: 1, arbitrary: dispute },
  { weight: 5, arbitrary: giveBack },
  { weight: 3, arbitrary: continueRefund },
)

/** Any action. */
export const anyAction: fc.Arbitrary<MoneyAction> = fc.oneof(
  { weight: 28, arbitrary: moving },
  { weight: 3, arbitrary: openForWallet },
  { weight: 5, arbitrary: openForClass },
  { weight: 11, arbitrary: press },
  { weight: 6, arbitrary: openRun },
  { weight: 6, arbitrary: play },
  { weight: 2, arbitrary: change },
  { weight: 2, arbitrary: rules },
  { weight: 3, arbitrary: look },
  { weight: 1, arbitrary: transferToClosed },
  { weight: 2, arbitrary: lose },
  { weight: 2, arbitrary: scan },
  { weight: 1, arbitrary: endCoupon },
  { weight: 6, arbitrary: wait },
  { weight: 1, arbitrary: erase },
)
