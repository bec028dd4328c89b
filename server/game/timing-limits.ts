import { QUESTION_PAUSE_MS, VERDICT_MIN_MS } from '../../contract/game.ts'

/** For a slow line: the questions' way to the phone and the answer's way back. */
const NETWORK_GRACE_MS = 30_000
/** The same for a whole run that the server judges, whose answers travel one by one (decision 0351). */
const JUDGED_RUN_GRACE_MS = 60_000

export type RunTiming = { questions: number; limitSeconds: number }

/** Whether ten answers came sooner than the pauses between them take, however quick the student is (R-GAME-032). */
export function isTooEarly({ questions }: RunTiming, elapsedMs: number): boolean {
  return elapsedMs < (questions - 1) * QUESTION_PAUSE_MS
}

/** Whether a run's time, its pauses and a grace have passed (R-GAME-033). */
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
  /** How many questions are answered, and when the last answer arrived. */
  answered: number
  answeredAtMs: number
}

/**
 * True if no screen can have asked the next question yet: one pause must have passed since the opening for each answer
 * before it, and the last verdict must have been shown (decision 0351).
 */
export function isAnswerTooEarly(run: JudgedRunTiming, nowMs: number): boolean {
  const { openedAtMs, answered, answeredAtMs } = run
  if (nowMs < openedAtMs + answered * QUESTION_PAUSE_MS) return true
  return answered > 0 && nowMs < answeredAtMs + VERDICT_MIN_MS
}

/** True if the time of the next question, its pause and a grace have passed, or those of the whole run. */
export function isAnswerTooLate(run: JudgedRunTiming, seconds: number, nowMs: number): boolean {
  const { openedAtMs, answered, answeredAtMs } = run
  const shownAtMs = answered === 0 ? openedAtMs : answeredAtMs + QUESTION_PAUSE_MS
  if (nowMs > shownAtMs + seconds * 1000 + NETWORK_GRACE_MS) return true
  return isTooLate(run, nowMs - openedAtMs, JUDGED_RUN_GRACE_MS)
}
