import type { Level } from '../../contract/game/game.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { readSettings } from '../settings/store.ts'
import { NO_OPEN_RUN, TIME_LIMIT_EXCEEDED, TOO_EARLY, UNTRUSTED_CLIENT } from './claim-errors.ts'
import { ALREADY_WON_TODAY, type ClaimOutcome, creditWin, findWinError } from './credit-win.ts'
import { closeRun, findOpenRun, hasWon } from './store.ts'
import { isTooEarly, isTooLate, type RunTiming } from './timing-limits.ts'

export type ClaimRequest = {
  studentId: number
  level: Level
  /** Unix time in milliseconds: the pauses are 1.5 seconds. */
  nowMs: number
  timezone: string
}

/**
 * Credits the reward of a perfect run judged by the browser: only while the school accepts such runs, once per run and
 * once per day over all levels (R-GAME-031 to R-GAME-035). An error is returned, not thrown, because a claim that is
 * too early or too late closes its run in the same transaction.
 */
export async function claimRunReward(db: Db, request: ClaimRequest): Promise<ClaimOutcome> {
  const { quizTrustsClient } = await readSettings(db)
  if (!quizTrustsClient) return UNTRUSTED_CLIENT
  return inTransaction(db, (tx) => settleClaim(tx, request))
}

async function settleClaim(tx: Tx, { studentId, level, nowMs, timezone }: ClaimRequest) {
  const now = Math.floor(nowMs / 1000)
  const day = isoDay(now, timezone)
  if (await hasWon(tx, studentId, day)) return ALREADY_WON_TODAY
  const run = await findOpenRun(tx, studentId, level)
  if (!run) return NO_OPEN_RUN

  const win = { runId: run.id, studentId, level, at: now, timezone }
  const error = timingError(run, nowMs - run.openedAt * 1000) ?? (await findWinError(tx, win))
  // a concurrent claim closed the run
  if (!(await closeRun(tx, run.id, { at: now, wonDay: error ? null : day }))) return NO_OPEN_RUN
  return error ?? creditWin(tx, win)
}

function timingError(run: RunTiming, elapsedMs: number): ClaimOutcome | null {
  if (isTooEarly(run, elapsedMs)) return TOO_EARLY
  return isTooLate(run, elapsedMs) ? TIME_LIMIT_EXCEEDED : null
}
