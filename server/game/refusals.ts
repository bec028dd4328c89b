import { TOO_FAST } from '../../contract/game.ts'
import { refused } from './win.ts'

export const NO_RUN = refused(
  'no_open_run',
  'There is no open quiz of this level. Please start a new one.',
)
export const TOO_EARLY = refused(
  TOO_FAST,
  'These answers came faster than the quiz allows. Please play again.',
)
export const TIME_OVER = refused('time_over', 'The time for this quiz is over. Please play again.')
export const OUT_OF_ORDER = refused(
  'out_of_order',
  'The questions are answered one after the other. Please play again.',
)
export const ALREADY_ANSWERED = refused(
  'already_answered',
  'This question is answered already, and an answer cannot be changed.',
)
export const NO_SUCH_CHOICE = refused('no_such_choice', 'This is no answer to that question.')
