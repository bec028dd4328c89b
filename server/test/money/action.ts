import type { Level } from '../../../contract/game.ts'
import type { Kobo } from '../../../contract/kobo.ts'
import type { ReferralMoment } from '../../../contract/settings.ts'

/** What a card's payment came to: a dishonest browser may have changed its sum or currency. */
export type CardResult = { status: 'success' | 'failed' | 'open'; amount: Kobo; currency: string }

/** How a notice may be forged. */
export const FORGERIES = ['unsigned', 'another key', 'another sum'] as const

/**
 * Something that somebody does to the school and that touches money, or may. People, classes, payments and notices
 * are named by their number in the model.
 */
export type MoneyAction =
  | { do: 'signUp'; email: string; by: number | null }
  | { do: 'fund'; who: number; amount: Kobo }
  | { do: 'enrol'; who: number; what: number }
  | { do: 'renew'; who: number; what: number }
  | { do: 'openRun'; who: number; level: Level }
  | { do: 'claim'; who: number; level: Level }
  /** Opens a run that the server judges and answers nine questions, one of them wrongly if `slips`. */
  | { do: 'play'; who: number; level: Level; slips: boolean }
  | { do: 'lastAnswer'; who: number; level: Level; right: boolean }
  | { do: 'open'; who: number; amount: Kobo }
  | { do: 'open'; who: number; what: number }
  | { do: 'press'; payment: number; card: CardResult; late: boolean }
  | { do: 'notice'; notice: number; forged: (typeof FORGERIES)[number] | null }
  /** `by` is null for the payer. */
  | { do: 'verify'; payment: number; by: number | null }
  | {
      do: 'change'
      what: number
      to: { price: Kobo; monthly: boolean; active: boolean; closed: boolean }
    }
  /** The provider reports a refund; `nth` is which of the payment's. */
  | { do: 'refund'; payment: number; index: number; amount: Kobo; state: RefundState }
  /** The provider reports the one dispute of a payment. */
  | { do: 'dispute'; payment: number; amount: Kobo; state: DisputeState }
  /** An administrator has the provider asked again. */
  | { do: 'recheck'; payment: number }
  /** The school itself looks at what is due: these payments, in this order; only the model needs to be told which. */
  | { do: 'look'; payments: number[] }
  /** Sums are kobo, 0 for no limit. */
  | { do: 'rules'; to: RewardRules }
  | { do: 'wait'; seconds: number }

/** Which rewards the school gives, when, and with how much at most in a day. */
export type RewardRules = Record<
  'referral' | 'quiz',
  { on: boolean; dailyMax: Kobo; studentMax: Kobo }
> & { totalMax: Kobo; moment: ReferralMoment; trustsClient: boolean }

export type RefundState = 'pending' | 'failed' | 'processed'
export type DisputeState = 'open' | 'won' | 'lost'
