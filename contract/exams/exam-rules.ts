import { MINUTE } from '../platform/duration.ts'

/** Which of several attempts counts (R-FAIR-003). */
export const attemptRules = ['best', 'last'] as const
export type AttemptRule = (typeof attemptRules)[number]

export const MAX_ATTEMPTS = 5
/** A day. */
export const MAX_GRACE_MINUTES = 1_440
/** A day. */
export const MAX_LIMIT_MINUTES = 1_440
/** The most that one student can be given. */
export const MAX_EXTRA_MINUTES = 1_440

/** The rules of an exam: 0 for none, one attempt. Times are Unix seconds. */
export type ExamRules = {
  closesAt: number
  graceMinutes: number
  limitMinutes: number
  isShuffled: boolean
  drawCount: number
  attempts: number
  attemptRule: AttemptRule
}

/** What one student may do besides. */
export type ExamAllowance = { extraAttempts: number; extraMinutes: number; closesAt: number }

export const NO_ALLOWANCE: ExamAllowance = { extraAttempts: 0, extraMinutes: 0, closesAt: 0 }

/** The rules for one student. */
export function rulesFor(rules: ExamRules, allowance: ExamAllowance): ExamRules {
  return {
    ...rules,
    attempts: rules.attempts + allowance.extraAttempts,
    limitMinutes: rules.limitMinutes && rules.limitMinutes + allowance.extraMinutes,
    // a later moment of one student; an earlier one is older than a change of the exam
    closesAt: rules.closesAt && Math.max(rules.closesAt, allowance.closesAt),
  }
}

/** When an attempt ends, Unix seconds; undefined if nothing ends it. `openedAt` is undefined before it is opened. */
export function endOfAttempt(
  { closesAt, limitMinutes }: Pick<ExamRules, 'closesAt' | 'limitMinutes'>,
  openedAt: number | undefined,
): number | undefined {
  const ends = [
    ...(closesAt > 0 ? [closesAt] : []),
    ...(limitMinutes > 0 && openedAt !== undefined ? [openedAt + limitMinutes * MINUTE] : []),
  ]
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/** The last second at which what is submitted counts (R-FAIR-001). */
export const lastCounted = (end: number, graceMinutes: number): number =>
  end + graceMinutes * MINUTE

/** True for an exam whose students need a stored attempt: it has a limit, a draw, or several attempts. */
export const needsOpening = ({
  limitMinutes,
  isShuffled,
  drawCount,
  attempts,
}: ExamRules): boolean => limitMinutes > 0 || isShuffled || drawCount > 0 || attempts > 1

/**
 * The questions of a student in their order (R-FAIR-002). `drawn` are the ids of all questions in the order of the draw; a question
 * that was added since is drawn last, and one that was removed makes room for the next.
 */
export function drawnQuestions<Question extends { id: number }>(
  questions: readonly Question[],
  {
    drawn,
    drawCount,
    isShuffled,
  }: { drawn: readonly number[]; drawCount: number; isShuffled: boolean },
): Question[] {
  const byId = new Map(questions.map((it) => [it.id, it]))
  const inOrder = drawn.flatMap((id) => byId.get(id) ?? [])
  const known = new Set(drawn)
  const all = [...inOrder, ...questions.filter(({ id }) => !known.has(id))]
  const chosen = drawCount > 0 ? all.slice(0, drawCount) : all
  if (isShuffled) return chosen
  const isChosen = new Set(chosen.map(({ id }) => id))
  return questions.filter(({ id }) => isChosen.has(id))
}

/** An attempt as it is chosen; `total` is null until it is marked. */
export type RankedAttempt = { id: number; attempt: number; total: number | null }

/**
 * The attempt that counts: the last or the best of those with a total, the earlier of equal ones, and the last one before any has a total
 * (R-FAIR-003). A score that disappeared when a new attempt is submitted would tell whose anonymous paper it is.
 */
export function countedAttempt(
  attempts: readonly RankedAttempt[],
  rule: AttemptRule,
): RankedAttempt | undefined {
  const byNumber = attempts.toSorted((one, other) => one.attempt - other.attempt)
  const last = byNumber.at(-1)
  if (rule === 'last') return byNumber.findLast((it) => it.total !== null) ?? last
  return (
    byNumber.reduce<RankedAttempt | undefined>(
      (best, it) => (it.total !== null && it.total > (best?.total ?? -1) ? it : best),
      undefined,
    ) ?? last
  )
}
