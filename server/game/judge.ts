import { dayOf } from '../../contract/school-time.ts'
import { type Db, inTransaction, type Tx } from '../kernel/db.ts'
import { findMovement } from '../wallet/store.ts'
import {
  closeRun,
  findJudgedRun,
  type JudgedRun,
  recordAnswer,
  recordOutcome,
} from './judged-store.ts'
import { isAnswerTooEarly, isAnswerTooLate } from './pace.ts'
import {
  ALREADY_ANSWERED,
  NO_RUN,
  NO_SUCH_CHOICE,
  OUT_OF_ORDER,
  TIME_OVER,
  TOO_EARLY,
} from './refusals.ts'
import { type Claimed, creditWin, rewarded, rewardReference, winRefusal } from './win.ts'

export type AnswerRequest = {
  studentId: number
  runId: number
  /** Its position in the run, from 0. */
  question: number
  /** The text of the chosen option, or its position. */
  choice: string | number
  /** Unix time in milliseconds. */
  nowMs: number
  timezone: string
}

/**
 * Judges one answer of a run: once per question, in order and in time; the last right answer of a perfect run credits
 * the reward in the same transaction. The same choice sent again gets the same verdict; refusals are returned, not
 * thrown (decision 0351).
 */
export function judge(db: Db, request: AnswerRequest): Promise<Claimed> {
  return inTransaction(db, (tx) => answer(tx, request))
}

async function answer(tx: Tx, request: AnswerRequest): Promise<Claimed> {
  const { question: position, nowMs } = request
  const run = await findJudgedRun(tx, request)
  if (!run) return NO_RUN
  const question = run.questions[position]
  const choice = question && optionOf(question.options, request.choice)
  if (!question || choice === undefined) return NO_SUCH_CHOICE
  if (position < run.answered) return repeated(tx, run, position, choice)
  if (run.isClosed) return run.refused === TIME_OVER.error ? TIME_OVER : NO_RUN
  if (position > run.answered) return OUT_OF_ORDER

  const pace = { ...run, questions: run.questions.length }
  if (isAnswerTooEarly(pace, nowMs)) return TOO_EARLY
  const at = Math.floor(nowMs / 1000)
  if (isAnswerTooLate(pace, question.seconds, nowMs)) {
    await closeRun(tx, run.id, { at, refused: TIME_OVER.error })
    return TIME_OVER
  }
  const isLast = position === run.questions.length - 1
  const choices = [...run.choices, choice]
  const closedAt = isLast ? at : null
  // the same question was answered at the same moment: that answer stands
  if (!(await recordAnswer(tx, run, { choices, nowMs, closedAt }))) return answer(tx, request)
  const isPerfect = isLast && run.questions.every((it, nth) => it.answer === choices[nth])
  const verdict = verdictOf(run, position, choice)
  return isPerfect ? { ...verdict, ...(await reward(tx, run, request, at)) } : verdict
}

async function reward(tx: Tx, run: JudgedRun, { studentId, timezone }: AnswerRequest, at: number) {
  const win = { runId: run.id, studentId, level: run.level, at, timezone }
  const refusal = await winRefusal(tx, win)
  await recordOutcome(
    tx,
    run.id,
    refusal
      ? { refused: refusal.error, message: refusal.message }
      : { wonDay: dayOf(at, timezone) },
  )
  return refusal ?? creditWin(tx, win)
}

/** The verdict of an answer that was given before, with the outcome of the run if it was the last. */
async function repeated(
  tx: Tx,
  run: JudgedRun,
  position: number,
  choice: string,
): Promise<Claimed> {
  if (run.choices[position] !== choice) return ALREADY_ANSWERED
  const verdict = verdictOf(run, position, choice)
  if (position < run.questions.length - 1) return verdict
  if (run.refused)
    return { ...verdict, success: false, error: run.refused, message: run.refusedMessage }
  const credited = await findMovement(tx, rewardReference(run.id))
  return credited ? { ...verdict, ...rewarded(run.level, credited.balance) } : verdict
}

function verdictOf({ questions }: JudgedRun, position: number, choice: string): Claimed {
  const { answer = '' } = questions[position] ?? {}
  return { success: true, right: choice === answer, answer }
}

/** The option that a choice names: by its text, or by its position from 0. */
function optionOf(options: readonly string[], choice: string | number): string | undefined {
  const named = options.find((it) => it.trim() === choice)
  const isPosition = typeof choice === 'number' || /^\d$/.test(choice)
  return named ?? (isPosition ? options[Number(choice)] : undefined)
}
