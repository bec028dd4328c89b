import { QUESTION_PAUSE_MS, VERDICT_MIN_MS } from '../../contract/game/game.ts'

/** Network latency, in both directions. */
const NETWORK_GRACE_MS = 30_000
/** The same for a whole judged run, whose answers travel one by one (decision 0351). */
const JUDGED_RUN_GRACE_MS = 60_000

export type RunTiming = { questions: number; limitSeconds: number }

/** True if ten answers arrived before the pauses between them had elapsed (R-GAME-032). */
export function isTooEarly({ questions }: RunTiming, elapsedMs: number): boolean {
  return elapsedMs < (questions - 1) * QUESTION_PAUSE_MS
}

/** True if the time of a run, its pauses and a grace period have elapsed (R-GAME-033). */
export function isTooLate(
  { questions, limitSeconds }: RunTiming,
  elapsedMs: number,
  graceMs = NETWORK_GRACE_MS,
): boolean {
  return elapsedMs > limitSeconds * 1000 + questions * QUESTION_PAUSE_MS + graceMs
}

/** A judged run before its next answer. Unix time in milliseconds. */
export type JudgedRunTiming = RunTiming & {
  openedAtMs: number
  /** The number of answered questions, and the time of the last answer. */
  answered: number
  answeredAtMs: number
}

/**
 * True if the next question cannot have been displayed yet: one pause per answered question must have elapsed since the
 * start, and the last verdict must have been shown (decision 0351).
 */
export function isAnswerTooEarly(run: JudgedRunTiming, nowMs: number): boolean {
  const { openedAtMs, answered, answeredAtMs } = run
  if (nowMs < openedAtMs + answered * QUESTION_PAUSE_MS) return true
  return answered > 0 && nowMs < answeredAtMs + VERDICT_MIN_MS
}

/** True if the time of the next question, its pause and a grace period have elapsed, or those of the whole run. */
export function isAnswerTooLate(run: JudgedRunTiming, seconds: number, nowMs: number): boolean {
  const { openedAtMs, answered, answeredAtMs } = run
  const shownAtMs = answered === 0 ? openedAtMs : answeredAtMs + QUESTION_PAUSE_MS
  if (nowMs > shownAtMs + seconds * 1000 + NETWORK_GRACE_MS) return true
  return isTooLate(run, nowMs - openedAtMs, JUDGED_RUN_GRACE_MS)
}
