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
