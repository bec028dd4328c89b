import type { Kobo } from '../../../contract/platform/kobo.ts'
import { isoDay } from '../../../contract/platform/school-time.ts'
import { MAX_FUNDING } from '../../../contract/wallet/wallet.ts'
import type { RewardRules } from './action.ts'
import type { Payment } from './payment.ts'
import type { Student } from './student.ts'

/** A class with its price in kobo. */
export type ModelClass = {
  price: Kobo
  monthly: boolean
  active: boolean
  closed: boolean
  /** In how many parts the price may be paid; 0 for none (R-PAY-006). */
  parts: number
}

/** A notice signed by the provider; it may be delivered never, late or repeatedly. */
type Notice = { payment: number; amount: Kobo; currency: string }

/** A coupon; `what` is the class that it is for, null for all (R-PAY-007). */
export type ModelCoupon = {
  code: string
  kind: 'percent' | 'naira'
  /** Percent, or kobo. */
  value: number
  what: number | null
  /** 0 for any number. */
  maxUses: number
  lastDay: string
  isEnded: boolean
  /** The students who have used it. */
  usedBy: number[]
}

/** A transfer that was reported. */
export type ModelTransfer = {
  reference: string
  amount: Kobo
  state: 'credited' | 'case' | 'resolved'
}

/** A transfer in the list of the provider. */
type LostTransfer = { reference: string; to: number; amount: Kobo; at: number }

/** The money of a school, as simple as possible, for comparison with the real one. */
export type Model = {
  now: number
  students: Student[]
  classes: ModelClass[]
  payments: Payment[]
  notices: Notice[]
  coupons: ModelCoupon[]
  transfers: ModelTransfer[]
  lost: LostTransfer[]
  /** Until when the worker has looked for lost transfers, and its next turn; null before the first one. */
  scan: { until: number; nextAt: number } | null
  rules: RewardRules
  rewards: { service: RewardService; who: number; amount: Kobo; at: number }[]
  /** Number of fundings by administrators. */
  fundings: number
  /** Number of corrections by administrators. */
  corrections: number
  /** Number of payments that the staff recorded, and their bank references. */
  recorded: number
  references: number[]
}

export type RewardService = 'referral' | 'quiz'

/** Values that the server chooses: the reference of a payment, the time limits of a run. */
export type ServerDetails = { reference?: string; limitSeconds?: number; lastSeconds?: number }

/** The school's time zone. */
export const TIMEZONE = 'Africa/Lagos'

/** The reply to a declined action. */
export const DECLINED = 'no'

/** The item at an index; throws if the model has none. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new Error(`The model has nothing at ${index}`)
  return found
}

/** The student with this index. */
export const studentOf = (model: Model, who: number) => itemAt(model.students, who)

/** 'no' for null, otherwise 'yes' with the value. */
export const formatReply = (what: number | null) => (what === null ? DECLINED : `yes ${what}`)

/** True for an amount in kobo that a wallet accepts. */
export const isFundable = (amount: Kobo) =>
  Number.isInteger(amount) && amount > 0 && amount <= MAX_FUNDING

/** The day in the school's time zone. */
export const today = ({ now }: Model) => isoDay(now, TIMEZONE)

/** Seconds between answers of a judged run. */
export const SECONDS_EACH = 2
