import type { Level } from '../../../contract/game.ts'
import type { Kobo } from '../../../contract/kobo.ts'

/** What a card's payment came to: a dishonest browser may have changed its sum or currency. */
export type Card = { status: 'success' | 'failed' | 'open'; amount: Kobo; currency: string }

/** How a notice may be forged. */
export const FORGERIES = ['unsigned', 'another key', 'another sum'] as const

/**
 * Something that somebody does to the school and that touches money, or may. People, classes, payments and notices
 * are named by their number in the model.
 */
export type Deed =
  | { do: 'signUp'; email: string; by: number | null }
  | { do: 'fund'; who: number; amount: Kobo }
  | { do: 'enrol'; who: number; what: number }
  | { do: 'renew'; who: number; what: number }
  | { do: 'openRun'; who: number; level: Level }
  | { do: 'claim'; who: number; level: Level }
  | { do: 'open'; who: number; amount: Kobo }
  | { do: 'open'; who: number; what: number }
  | { do: 'press'; payment: number; card: Card; late: boolean }
  | { do: 'notice'; notice: number; forged: (typeof FORGERIES)[number] | null }
  /** `by` is null for the payer. */
  | { do: 'verify'; payment: number; by: number | null }
  | {
      do: 'change'
      what: number
      to: { price: Kobo; monthly: boolean; active: boolean; closed: boolean }
    }
  | { do: 'wait'; seconds: number }
