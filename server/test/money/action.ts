import type { Level } from '../../../contract/game/game.ts'
import type { RefundTarget } from '../../../contract/payments/refunds.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import type { QuizReward, ReferralMoment } from '../../../contract/settings/settings.ts'

/** Result of a card payment; a manipulated browser may have changed the amount or currency. */
export type CardResult = { status: 'success' | 'failed' | 'open'; amount: Kobo; currency: string }

/** Ways to forge a notice. */
export const FORGERIES = ['unsigned', 'another key', 'another sum'] as const

/**
 * An action of a user, administrator, provider or worker that may move money. Users, classes, payments and notices are
 * given as indexes into the model.
 */
export type MoneyAction =
  | { do: 'signUp'; email: string; by: number | null }
  | { do: 'fund'; who: number; amount: Kobo }
  /** An administrator takes an amount out of a wallet; `twice` sends the same request again. */
  | { do: 'correct'; who: number; amount: Kobo; twice: boolean }
  /**
   * The staff record a payment, for a class or for none. `reference` is a bank reference of several, 0 for none; `confirms` records it
   * although another payment has that reference; `twice` sends the same request again.
   */
  | RecordAction
  /** `inParts` pays the first part only (R-PAY-006); `coupon` is an index, null for none (R-PAY-007). */
  | { do: 'enrol'; who: number; what: number; inParts: boolean; coupon: number | null }
  | { do: 'renew'; who: number; what: number }
  | { do: 'openRun'; who: number; level: Level }
  | { do: 'claim'; who: number; level: Level }
  /** Opens a run that the server judges and answers nine questions, one of them incorrectly if `slips`. */
  | { do: 'play'; who: number; level: Level; slips: boolean }
  | { do: 'lastAnswer'; who: number; level: Level; right: boolean }
  | { do: 'open'; who: number; amount: Kobo }
  | { do: 'open'; who: number; what: number; inParts: boolean; coupon: number | null }
  /** The staff settle the next part of a student from the wallet or waive it; `seenDue` is what their page shows. */
  | { do: 'settlePart'; who: number; what: number; waives: boolean; seenDue: number }
  | { do: 'endCoupon'; coupon: number }
  | TransferAction
  /** A transfer whose report is lost; the server can find it in the list of the provider. */
  | { do: 'lose'; who: number; amount: Kobo }
  /** The report of a lost transfer arrives late. */
  | { do: 'lateReport'; lost: number }
  /** The worker looks for lost transfers. */
  | { do: 'scan' }
  /** An accountant closes a case: the transfer is credited to a student, or with null to no account. */
  | { do: 'closeCase'; case: number; credits: number | null }
  | { do: 'press'; payment: number; card: CardResult; late: boolean }
  | { do: 'notice'; notice: number; forged: (typeof FORGERIES)[number] | null }
  /** `by` is null for the payer; `closed`: the page reports that its card window was closed. */
  | { do: 'verify'; payment: number; by: number | null; closed: boolean }
  | {
      do: 'change'
      what: number
      to: { price: Kobo; monthly: boolean; active: boolean; closed: boolean }
    }
  /** The provider reports a refund; `index` identifies it among those of the payment. */
  | {
      do: 'refund'
      payment: number
      index: number
      amount: Kobo
      state: RefundState
      /** Refers to a refund that an administrator requested, if there is one. */
      isOfRequested: boolean
    }
  /** The provider reports the one dispute of a payment. */
  | { do: 'dispute'; payment: number; amount: Kobo; state: DisputeState }
  /** An administrator refunds a payment by card, or a class that the wallet of a student paid for. */
  | GiveBack
  /** An administrator continues the newest requested refund of a payment. */
  | { do: 'continue'; payment: number; how: 'retry' | 'wallet' }
  /** The account of a student is erased. */
  | { do: 'erase'; who: number }
  /** An administrator rechecks a payment. */
  | { do: 'recheck'; payment: number }
  /** The worker rechecks due payments; only the model needs the list, in this order. */
  | { do: 'look'; payments: number[] }
  /** Sums are kobo, 0 for no limit. */
  | { do: 'rules'; to: RewardRules }
  | { do: 'wait'; seconds: number }

/** Which rewards are given, when, and their maximum per day. */
export type RewardRules = Record<
  'referral' | 'quiz',
  { on: boolean; dailyMax: Kobo; studentMax: Kobo }
> & {
  totalMax: Kobo
  moment: ReferralMoment
  quizReward: QuizReward
  trustsClient: boolean
  /** Days of grace after the due date of a part. */
  graceDays: number
}

export type RefundState = 'pending' | 'failed' | 'processed'
export type DisputeState = 'open' | 'won' | 'lost'

/** `purchase` is the index among the debits for classes of the student; `twice` sends the same request again. */
export type GiveBack = {
  do: 'giveBack'
  of: { payment: number } | { who: number; purchase: number }
  amount: Kobo
  to: RefundTarget
  ends: boolean
  /** Months of the subscription that are taken back. */
  months: number
  twice: boolean
}

export type RecordAction = {
  do: 'record'
  who: number
  what: number | null
  amount: Kobo
  reference: number
  confirms: boolean
  twice: boolean
}

/**
 * The report of a transfer to the account of a student, or with null to an unknown one (R-PAY-003). Few references, so that many are
 * repeated. `toClosed`: the account is deactivated meanwhile.
 */
export type TransferAction = {
  do: 'transfer'
  to: number | null
  amount: Kobo
  reference: number
  isForged: boolean
  toClosed: boolean
}
