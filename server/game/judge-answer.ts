import { isoDay } from '../../contract/platform/school-time.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { reasonMessage, storedText } from '../platform/stored-text.ts'
import { isKeptReward } from '../wallet/kept-rewards.ts'
import { findLedgerEntry, readBalance } from '../wallet/store.ts'
import {
  ALREADY_ANSWERED,
  NO_OPEN_RUN,
  OUT_OF_ORDER,
  TIME_LIMIT_EXCEEDED,
  TOO_EARLY,
  UNKNOWN_CHOICE,
} from './claim-errors.ts'
import {
  type ClaimOutcome,
  creditWin,
  findWinError,
  rewardIdempotencyKey,
  toKeptResponse,
  toRewardResponse,
} from './credit-win.ts'
import {
  closeRun,
  findJudgedRun,
  type JudgedRun,
  recordAnswer,
  recordOutcome,
} from './judged-run-store.ts'
import { isAnswerTooEarly, isAnswerTooLate } from './timing-limits.ts'

export type JudgeAnswerRequest = {
  studentId: number
  runId: number
  /** Its position in the run, from 0. */
  position: number
  /** The text of the chosen option, or its position. */
  choice: string | number
  /** Unix time in milliseconds. */
  nowMs: number
  timezone: string
}

/**
 * Judges one answer of a run: once per question, in order and in time. The last correct answer of a perfect run credits
 * the reward in the same transaction. A repeated choice gets the same verdict. Errors are returned, not thrown
 * (decision 0351).
 */
export function judgeAnswer(db: Db, request: JudgeAnswerRequest): Promise<ClaimOutcome> {
  return inTransaction(db, (tx) => judgeInTransaction(tx, request))
}

async function judgeInTransaction(tx: Tx, request: JudgeAnswerRequest): Promise<ClaimOutcome> {
  const { position, nowMs } = request
  const run = await findJudgedRun(tx, request)
  if (!run) return NO_OPEN_RUN
  const question = run.questions[position]
  const choice = question && resolveChoice(question.options, request.choice)
  if (!question || choice === undefined) return UNKNOWN_CHOICE
  if (position < run.answered) return repeatVerdict(tx, run, position, choice, request.studentId)
  if (run.isClosed)
    return run.errorCode === TIME_LIMIT_EXCEEDED.error ? TIME_LIMIT_EXCEEDED : NO_OPEN_RUN
  if (position > run.answered) return OUT_OF_ORDER

  const timing = { ...run, questions: run.questions.length }
  if (isAnswerTooEarly(timing, nowMs)) return TOO_EARLY
  const at = Math.floor(nowMs / 1000)
  if (isAnswerTooLate(timing, question.seconds, nowMs)) {
    await closeRun(tx, run.id, { at, error: TIME_LIMIT_EXCEEDED.error })
    return TIME_LIMIT_EXCEEDED
  }
  const isLast = position === run.questions.length - 1
  const choices = [...run.choices, choice]
  const closedAt = isLast ? at : null
  // a concurrent request answered the question first: return its verdict
  if (!(await recordAnswer(tx, run, { choices, nowMs, closedAt })))
    return judgeInTransaction(tx, request)
  const isPerfect =
    isLast && !run.isPractice && run.questions.every((it, index) => it.answer === choices[index])
  const verdict = toVerdict(run, position, choice)
  return isPerfect ? { ...verdict, ...(await creditReward(tx, run, request, at)) } : verdict
}

async function creditReward(
  tx: Tx,
  run: JudgedRun,
  { studentId, timezone }: JudgeAnswerRequest,
  at: number,
) {
  const win = { runId: run.id, studentId, level: run.level, at, timezone }
  const winError = await findWinError(tx, win)
  await recordOutcome(
    tx,
    run.id,
    winError
      ? { error: winError.error, message: storedText(winError.message) }
      : { wonDay: isoDay(at, timezone) },
  )
  return winError ?? creditWin(tx, win)
}

/** The verdict of an answered question, with the outcome of the run if it was the last one. */
async function repeatVerdict(
  tx: Tx,
  run: JudgedRun,
  position: number,
  choice: string,
  studentId: number,
): Promise<ClaimOutcome> {
  if (run.choices[position] !== choice) return ALREADY_ANSWERED
  const verdict = toVerdict(run, position, choice)
  if (position < run.questions.length - 1) return verdict
  if (run.errorCode)
    return {
      ...verdict,
      success: false,
      error: run.errorCode,
      message: reasonMessage(run.errorMessage),
    }
  const reference = rewardIdempotencyKey(run.id)
  if (await isKeptReward(tx, reference))
    return { ...verdict, ...toKeptResponse(run.level, await readBalance(tx, studentId)) }
  const credited = await findLedgerEntry(tx, reference)
  return credited ? { ...verdict, ...toRewardResponse(run.level, credited.balance) } : verdict
}

function toVerdict({ questions }: JudgedRun, position: number, choice: string): ClaimOutcome {
  const { answer = '' } = questions[position] ?? {}
  return { success: true, right: choice === answer, answer }
}

/** The option that a choice selects, by its text or by its position from 0. */
function resolveChoice(options: readonly string[], choice: string | number): string | undefined {
  const byText = options.find((it) => it.trim() === choice)
  const isPosition = typeof choice === 'number' || /^\d$/.test(choice)
  return byText ?? (isPosition ? options[Number(choice)] : undefined)
}
