import type * as z from 'zod/mini'
import {
  ALREADY_WON,
  type claimReward,
  DAILY_LIMIT,
  DEFAULT_REWARDS,
  type Level,
} from '../../contract/game.ts'
import { inNaira } from '../../contract/kobo.ts'
import { dayOf } from '../../contract/school-time.ts'
import { type Db, inTransaction, isDuplicate, type Tx } from '../kernel/db.ts'
import { credit } from '../wallet/move.ts'
import { mayReward } from '../wallet/reward.ts'
import { isTooEarly, isTooLate, type Paced } from './pace.ts'
import { closeRun, findOpenRun, hasWon } from './store.ts'

export type ClaimRequest = {
  studentId: number
  level: Level
  /** Unix time in milliseconds: the pauses are a second and a half. */
  nowMs: number
  timezone: string
}
type Claimed = z.output<typeof claimReward.answers>

const refused = (error: string, message: string): Claimed => ({ success: false, error, message })
const WON_TODAY = refused(DAILY_LIMIT, ALREADY_WON)
const NO_RUN = refused(
  'no_open_run',
  'There is no open quiz of this level. Please start a new one.',
)
const TOO_EARLY = refused(
  'answered_too_fast',
  'These answers came faster than the quiz allows. Please play again.',
)
const NO_REWARD = refused('no_reward', 'There are no rewards at the moment.')
const TOO_LATE = refused('time_over', 'The time for this quiz is over. Please play again.')

/**
 * Credits the reward of a perfect run: once per run and once a day over all levels (decisions §8, §13). A no is
 * answered, not thrown, because a claim that came too early or too late closes its run.
 */
export async function claim(db: Db, request: ClaimRequest): Promise<Claimed> {
  try {
    return await inTransaction(db, (tx) => settle(tx, request))
  } catch (fault) {
    // another level was won at the same moment, and the day has one win
    if (isDuplicate(fault)) return WON_TODAY
    throw fault
  }
}

async function settle(tx: Tx, { studentId, level, nowMs, timezone }: ClaimRequest) {
  const at = Math.floor(nowMs / 1000)
  const day = dayOf(at, timezone)
  if (await hasWon(tx, studentId, day)) return WON_TODAY
  const run = await findOpenRun(tx, studentId, level)
  if (!run) return NO_RUN

  const amount = DEFAULT_REWARDS[level]
  const fault =
    paceFault(run, nowMs - run.openedAt * 1000) ??
    ((await mayReward(tx, { service: 'quiz', amount, now: at })) ? null : NO_REWARD)
  // the same claim twice at once: the other one has the run
  if (!(await closeRun(tx, run.id, { at, wonDay: fault ? null : day }))) return NO_RUN
  if (fault) return fault

  const balance = await credit(tx, {
    personId: studentId,
    amount,
    service: 'quiz',
    description: `Quiz reward: ${level} level`,
    once: `quiz:${run.id}`,
    now: at,
  })
  return {
    success: true,
    amount_added: amount,
    new_balance: balance,
    message: `${inNaira(amount)} has been added to your wallet.`,
  } satisfies Claimed
}

function paceFault(run: Paced, elapsedMs: number): Claimed | null {
  if (isTooEarly(run, elapsedMs)) return TOO_EARLY
  return isTooLate(run, elapsedMs) ? TOO_LATE : null
}
