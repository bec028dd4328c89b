import { JUDGED_RUNS_ONLY, TOO_FAST } from '../../contract/game/game.ts'
import { claimError } from './credit-win.ts'

export const NO_OPEN_RUN = claimError(
  'no_open_run',
  'There is no open quiz of this level. Please start a new one.',
)
export const TOO_EARLY = claimError(
  TOO_FAST,
  'These answers were faster than the quiz allows. Please play again.',
)
export const TIME_LIMIT_EXCEEDED = claimError(
  'time_over',
  'The time for this quiz is over. Please play again.',
)
export const OUT_OF_ORDER = claimError(
  'out_of_order',
  'Questions must be answered in order. Please play again.',
)
export const ALREADY_ANSWERED = claimError(
  'already_answered',
  'You have already answered this question. An answer cannot be changed.',
)
export const UNKNOWN_CHOICE = claimError(
  'no_such_choice',
  'This is not an option of that question.',
)
/** For a run that the browser judges while the school does not trust browsers. */
export const UNTRUSTED_CLIENT = claimError(
  JUDGED_RUNS_ONLY,
  'This version of the quiz has no rewards. Please reload the page and play again.',
)
