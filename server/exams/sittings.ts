import {
  drawnQuestions,
  type ExamRules,
  endOfAttempt,
  lastCounted,
  needsOpening,
  rulesFor,
} from '../../contract/exams/exam-rules.ts'
import type { ExamSitting } from '../../contract/exams/sittings.ts'
import { say } from '../../messages/message.ts'
import type { ExamContent } from '../lessons/exam-versions.ts'
import type { RuleColumns } from '../lessons/store.ts'
import type { Db } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { shuffle } from '../platform/random.ts'
import { wasSentAny } from './served-at.ts'
import {
  type ExamOfStudent,
  findAllowance,
  findOpening,
  insertOpening,
  listAttempts,
  listOpenings,
  type Opening,
  setOpenedAt,
  toExamRules,
} from './sitting-store.ts'

/** Where a student stands in an exam with rules. */
export type Sitting = {
  /** With what the student was given besides. */
  rules: ExamRules
  state: ExamSitting['state']
  /** The attempt that is open or waits, else the last one. */
  attempt: number
  /** The opening of this attempt; undefined before its questions were sent. */
  opening: Opening | undefined
  endsAt: number | undefined
  canBegin: boolean
  submissions: Awaited<ReturnType<typeof listAttempts>>
}

type SittingRequest = ExamOfStudent & {
  lesson: RuleColumns
  hasSubmission: boolean
  /** Unix seconds. */
  now: number
}

/**
 * Where a student stands in an exam (R-FAIR-001, R-FAIR-003); undefined for an exam without rules, of which a student was given no
 * further attempt.
 */
export async function readSitting(
  db: Db,
  { lesson, hasSubmission, now, ...exam }: SittingRequest,
): Promise<Sitting | undefined> {
  const ofExam = toExamRules(lesson)
  const hasRules = needsOpening(ofExam) || ofExam.closesAt > 0
  if (!hasRules && !hasSubmission) return
  const rules = rulesFor(ofExam, await findAllowance(db, exam))
  if (!hasRules && rules.attempts === 1) return
  const [openings, submissions] = await Promise.all([
    listOpenings(db, exam),
    listAttempts(db, exam),
  ])
  return toSitting({ rules, openings, submissions, now })
}

type SittingRecords = Pick<Sitting, 'rules' | 'submissions'> & { openings: Opening[]; now: number }

function toSitting({ rules, openings, submissions, now }: SittingRecords): Sitting {
  const isClosed = rules.closesAt > 0 && now >= rules.closesAt
  const submitted = new Set(submissions.map((it) => it.attempt))
  const current = openings.findLast((it) => !submitted.has(it.attempt))
  const endsAt = current && endOfAttempt(rules, current.openedAt ?? undefined)
  const isOver = current ? endsAt !== undefined && now >= endsAt : isClosed
  if (current && !isOver) {
    const state = current.openedAt === null ? 'waiting' : 'open'
    const { attempt } = current
    return { rules, state, attempt, opening: current, endsAt, canBegin: false, submissions }
  }
  const used = Math.max(0, ...submitted, ...openings.map((it) => it.attempt))
  const canBegin = used < rules.attempts && !isClosed
  if (used === 0 && canBegin)
    return {
      ...{ rules, state: 'waiting', attempt: 1, opening: undefined, canBegin, submissions },
      endsAt: endOfAttempt(rules, undefined),
    }
  const state = submissions.length > 0 ? 'submitted' : 'over'
  return {
    rules,
    state,
    attempt: Math.max(1, used),
    opening: current,
    endsAt,
    canBegin,
    submissions,
  }
}

/** Sends the questions of an attempt for the first time, with its draw. `isBegun`: its time limit begins now. */
export async function openAttempt(
  db: Db,
  exam: ExamOfStudent,
  attempt: {
    attempt: number
    rules: ExamRules
    content: ExamContent
    isBegun: boolean
    now: number
  },
): Promise<Opening> {
  const { rules, content, isBegun, now } = attempt
  const hasDraw = rules.isShuffled || rules.drawCount > 0
  return insertOpening(db, exam, {
    attempt: attempt.attempt,
    servedAt: now,
    openedAt: isBegun ? now : null,
    drawn: hasDraw ? shuffle(content.questions.map(({ id }) => id)) : [],
    drawCount: rules.drawCount,
    isShuffled: rules.isShuffled,
    isByPhone: false,
  })
}

type Beginning = {
  sitting: Sitting
  attempt: number
  content: ExamContent
  /** When the student began it without a connection, as the device reports it. */
  begunAt: number | undefined
  now: number
}

/**
 * Begins an attempt, or leaves one that is open as it is. Declines an attempt that the student does not have, and any after the last
 * moment.
 */
export async function beginAttempt(
  db: Db,
  exam: ExamOfStudent,
  { sitting, attempt, content, begunAt, now }: Beginning,
): Promise<void> {
  const { rules, state } = sitting
  if (state === 'open' && sitting.attempt === attempt) return
  if (rules.closesAt > 0 && now >= rules.closesAt) decline('exam_time_over', TIME_OVER)
  const isNext = sitting.canBegin && attempt === (state === 'waiting' ? 1 : sitting.attempt + 1)
  if (!isNext && !(state === 'waiting' && attempt === sitting.attempt))
    decline('attempt_not_open', say('rules_fair_no_such_attempt'))
  const stored = await openAttempt(db, exam, { attempt, rules, content, isBegun: true, now })
  if (stored.openedAt !== null) return
  const byPhone = begunAt !== undefined
  const at = byPhone ? clampBegin(begunAt, stored, now) : now
  await setOpenedAt(db, { ...exam, attempt }, { at, byPhone })
}

/** A clock that is wrong by hours cannot begin before the questions were on the device, or later than now. */
const clampBegin = (begunAt: number, { servedAt }: Opening, now: number) =>
  Math.min(now, Math.max(begunAt, servedAt))

export const TIME_OVER = say('rules_fair_time_over')

/** The paper that a submission answers. */
export type Paper = {
  rules: ExamRules
  attempt: number
  opening: Opening | undefined
  /** When the attempt ended, or ends; undefined if nothing ends it. */
  endsAt: number | undefined
  /** When the student began it without a connection, if that is not known yet. */
  begunAt: number | undefined
}

type PaperRequest = ExamOfStudent & {
  lesson: RuleColumns
  attempt: number
  /** As the device reports it. */
  begunAt: number | undefined
  now: number
}

/**
 * The paper of an attempt. Declines a further attempt that was never opened, and the first one of an exam with a time limit or a draw
 * whose questions the student was never sent: nothing would end it, and it would not be the student's own draw.
 */
export async function readPaper(
  db: Db,
  { lesson, attempt, begunAt, now, ...exam }: PaperRequest,
): Promise<Paper> {
  const [allowance, opening] = await Promise.all([
    findAllowance(db, exam),
    findOpening(db, { ...exam, attempt }),
  ])
  if (attempt > 1 && !opening) decline('attempt_not_open', say('rules_fair_no_such_attempt'))
  const rules = rulesFor(toExamRules(lesson), allowance)
  const isOwn = rules.limitMinutes > 0 || rules.drawCount > 0
  // the teacher may have set the rule after the student had the questions
  if (isOwn && !opening && !(await wasSentAny(db, exam)))
    decline('attempt_not_open', say('rules_fair_no_such_attempt'))
  const begun =
    opening && opening.openedAt === null
      ? clampBegin(begunAt ?? opening.servedAt, opening, now)
      : undefined
  const openedAt = begun ?? opening?.openedAt ?? undefined
  return { rules, attempt, opening, endsAt: endOfAttempt(rules, openedAt), begunAt: begun }
}

/** Declines what was submitted after the end of an attempt and its minutes of grace (R-FAIR-001). */
export function requireInTime({ rules, endsAt }: Paper, handedInAt: number): void {
  if (endsAt !== undefined && handedInAt > lastCounted(endsAt, rules.graceMinutes))
    decline('exam_time_over', TIME_OVER)
}

/** A device saves an attempt at its end as it is; clocks differ by seconds. */
const SAVED_AT_END_SECONDS = 60

/** True if the time had run out when it was submitted: then blank questions are no mistake. */
export const isSavedAtEnd = ({ endsAt }: Paper, handedInAt: number): boolean =>
  endsAt !== undefined && handedInAt >= endsAt - SAVED_AT_END_SECONDS

/** The questions of a paper in the order of its student (R-FAIR-002). */
export const questionsOf = <Question extends { id: number }>(
  opening: Opening | undefined,
  questions: Question[],
): Question[] =>
  opening && (opening.isShuffled || opening.drawCount > 0)
    ? drawnQuestions(questions, opening)
    : questions

/** The sitting in the format of the wire. */
export function toShownSitting(
  { rules, state, attempt, opening, endsAt, canBegin, submissions }: Sitting,
  { now, questionCount }: { now: number; questionCount: number },
): ExamSitting {
  const drawCount = opening?.drawCount ?? rules.drawCount
  return {
    ...{ state, now, attempt, canBegin },
    attempts: rules.attempts,
    attemptRule: rules.attemptRule,
    ...(rules.closesAt > 0 && { closesAt: rules.closesAt }),
    ...(rules.limitMinutes > 0 && { limitMinutes: rules.limitMinutes }),
    ...(opening?.openedAt && { openedAt: opening.openedAt }),
    ...(endsAt !== undefined && { endsAt }),
    ...(drawCount > 0 &&
      drawCount < questionCount && { drawn: drawCount, drawnFrom: questionCount }),
    ...(submissions.length > 0 && {
      handedIn: submissions.map((it) => ({
        attempt: it.attempt,
        submittedAt: it.submittedAt,
        score: it.total,
        counts: it.counts === 1,
      })),
    }),
  }
}
