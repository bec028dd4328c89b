import { JUDGED_RUNS_ONLY, TOO_FAST } from '../../contract/game/game.ts'
import { say } from '../../messages/message.ts'
import { claimError } from './credit-win.ts'

export const NO_OPEN_RUN = claimError('no_open_run', say('rules_game_no_open_quiz'))
export const TOO_EARLY = claimError(TOO_FAST, say('rules_game_too_fast'))
export const TIME_LIMIT_EXCEEDED = claimError('time_over', say('rules_game_time_over'))
export const OUT_OF_ORDER = claimError('out_of_order', say('rules_game_out_of_order'))
export const ALREADY_ANSWERED = claimError('already_answered', say('rules_game_already_answered'))
export const UNKNOWN_CHOICE = claimError('no_such_choice', say('rules_game_no_such_choice'))
/** For a run that the browser judges while the school does not trust browsers. */
export const UNTRUSTED_CLIENT = claimError(JUDGED_RUNS_ONLY, say('rules_game_judged_only'))
