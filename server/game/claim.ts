import { JUDGED_ONLY, type Level } from '../../contract/game.ts'
import { dayOf } from '../../contract/school-time.ts'
import { type Db, inTransaction, type Tx } from '../kernel/db.ts'
import { readSettings } from '../settings/store.ts'
import { isTooEarly, isTooLate, type Paced } from './pace.ts'
import { NO_RUN, TIME_OVER, TOO_EARLY } from './refusals.ts'
import { closeRun, findOpenRun, hasWon } from './store.ts'
import { type Claimed, creditWin, refused, WON_TODAY, winRefusal } from './win.ts'

export type ClaimRequest = {
  studentId: number
  level: Level
  /** Unix time in milliseconds: the pauses are a second and a half. */
  nowMs: number
  timezone: string
}

const NOT_TRUSTED = refused(
  JUDGED_ONLY,
  'This version of the quiz brings no reward. Please reload the page and play again.',
)

/**
 * Credits the reward of a perfect run that the browser judged: only while the school trusts it, once per run and once a
 * day over all levels (decisions §8, §13, §14). A refusal is returned, not thrown, because a claim that came too
 * early or too late closes its run.
 */
export async function claim(db: Db, request: ClaimRequest): Promise<Claimed> {
  const { quizTrustsClient } = await readSettings(db)
  if (!quizTrustsClient) return NOT_TRUSTED
  return inTransaction(db, (tx) => settle(tx, request))
}

async function settle(tx: Tx, { studentId, level, nowMs, timezone }: ClaimRequest) {
  const at = Math.floor(nowMs / 1000)
  const day = dayOf(at, timezone)
  if (await hasWon(tx, studentId, day)) return WON_TODAY
  const run = await findOpenRun(tx, studentId, level)
  if (!run) return NO_RUN

  const win = { runId: run.id, studentId, level, at, timezone }
  const refusal = paceRefusal(run, nowMs - run.openedAt * 1000) ?? (await winRefusal(tx, win))
  // the same claim was made twice at once and the other one closed the run
  if (!(await closeRun(tx, run.id, { at, wonDay: refusal ? null : day }))) return NO_RUN
  return refusal ?? creditWin(tx, win)
}

function paceRefusal(run: Paced, elapsedMs: number): Claimed | null {
  if (isTooEarly(run, elapsedMs)) return TOO_EARLY
  return isTooLate(run, elapsedMs) ? TIME_OVER : null
}
