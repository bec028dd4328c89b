import { INVALID_SCORE, parseTheoryScore } from '../../contract/exams/exam-submission.ts'
import {
  BOTH_MARKS_GIVEN,
  DIFFERING_MARKS_PER_PAGE,
  meanMark,
  needsDecision,
  type SecondMarkState,
} from '../../contract/exams/second-marks.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { clampPage } from '../platform/pagination.ts'
import { finishMark } from './finish-mark.ts'
import { type LockedSubmission, lockSubmission } from './mark-store.ts'
import {
  countDiffering,
  listDiffering,
  listPairedMarks,
  listPairOf,
  listUnsettled,
  type PairedMark,
  savePairedMark,
} from './paired-mark-store.ts'

type GivenMark = { score: number; feedback: string; markerId: number; now: number }

/**
 * Gives one of the two marks of a submission (R-STAFF-008). The second one makes their mean count, unless the owner decides. A person
 * who gave the first mark changes it until the second one is there. Declines a mark after both. The submission must be locked.
 */
export async function giveMark(tx: Tx, stored: LockedSubmission, mark: GivenMark): Promise<void> {
  const { score, feedback, markerId, now } = mark
  const pair = await listPairOf(tx, stored.id)
  const own = pair.find((it) => it.markerId === markerId)
  // a repeated request, whose first response was lost
  if (own && own.score === score && own.feedback === feedback) return
  if (pair.length === 2) decline('both_marks_given', BOTH_MARKS_GIVEN)
  const place = own ? 1 : pair.length + 1
  await savePairedMark(tx, {
    ...{ submissionId: stored.id, place, markerId, score, feedback, at: now },
  })
  // without the mark: the second marker may read the audit log
  await writeAuditEntry(tx, {
    ...{ actorId: markerId, action: 'giveMark', subjectId: stored.studentId, now },
    detail: `${stored.subject}, ${stored.className}`,
  })
  await settle(tx, stored, now)
}

/** Makes the marks of a submission count if the setting of its exam allows it. */
async function settle(tx: Tx, stored: LockedSubmission, now: number): Promise<void> {
  const pair = await listPairOf(tx, stored.id)
  const [first, second] = pair
  if (!first) return
  const rule = { mode: stored.secondMark, points: stored.secondMarkPoints }
  if (!second) {
    if (rule.mode === 'off') await countPair(tx, stored, pair, { ...first, now })
    return
  }
  if (needsDecision(rule, first.score, second.score)) return
  const score = meanMark(first.score, second.score)
  await countPair(tx, stored, pair, { ...second, score, feedback: joinFeedback(pair), now })
}

/** Makes a mark count whose history are the marks of a pair. */
async function countPair(
  tx: Tx,
  stored: LockedSubmission,
  pair: readonly PairedMark[],
  { score, feedback, markerId, now }: GivenMark,
): Promise<void> {
  const history = pair.map((it) => ({ ...it, from: null }))
  const [first, second] = pair
  const between = first && second && twoMarks(first, second, false)
  const mark = { score, feedback, markerId, history, now }
  await finishMark(tx, stored, between ? { ...mark, between } : mark)
}

const twoMarks = (first: PairedMark, second: PairedMark, isDecided: boolean) => ({
  first: first.score,
  second: second.score,
  isDecided,
})

/** The feedback of both markers, each on its own lines. */
const joinFeedback = (pair: readonly PairedMark[]) =>
  [...new Set(pair.map((it) => it.feedback))].filter((it) => it !== '').join('\n\n')

/** Makes the marks of an exam count that its changed setting allows to count. Its class must be locked. */
export async function settleMarks(tx: Tx, { lessonId, now }: { lessonId: number; now: number }) {
  for (const id of await listUnsettled(tx, lessonId)) {
    const stored = await lockSubmission(tx, { id })
    if (stored?.theoryScore === null) await settle(tx, stored, now)
  }
}

type Decision = {
  submissionId: number
  /** As typed: a whole number, or the mean of both marks. */
  typedScore: string | number
  /** Undefined for that of both markers. */
  feedback: string | undefined
  actorId: number
  now: number
}

/**
 * Decides between two marks that differ (R-STAFF-008). A repeated request changes nothing. Declines a submission whose marks do not
 * wait for a decision, and another score than a whole number from 0 to 100 or the mean.
 */
export async function decideMark(tx: Tx, decision: Decision): Promise<void> {
  const { submissionId, typedScore, actorId, now } = decision
  const stored =
    (await lockSubmission(tx, { id: submissionId })) ??
    httpError('submission_not_found', say('rules_exams_exam_submission_not_found'))
  const pair = await listPairOf(tx, submissionId)
  const [first, second] = pair
  if (!first || !second)
    decline('marks_do_not_differ', say('rules_exams_submission_does_not_two_marks'))
  const score =
    parseTheoryScore(typedScore) ??
    (Number(typedScore) === meanMark(first.score, second.score) ? Number(typedScore) : null) ??
    decline('invalid_score', INVALID_SCORE)
  const feedback = decision.feedback ?? joinFeedback(pair)
  if (stored.theoryScore === score && stored.feedback === feedback) return
  if (stored.theoryScore !== null)
    decline('marks_do_not_differ', say('rules_exams_mark_submission_decided_already'))
  const decided = { from: null, score, feedback, markerId: actorId, at: now }
  await finishMark(tx, stored, {
    ...{ score, feedback, markerId: actorId, now },
    history: [...pair.map((it) => ({ ...it, from: null })), decided],
    between: twoMarks(first, second, true),
  })
}

/** One page of the submissions whose two marks wait for a decision, the longest waiting first. */
export async function differingMarks(db: Db, page: number) {
  const total = await countDiffering(db)
  const { offset, ...position } = clampPage({ page, total, size: DIFFERING_MARKS_PER_PAGE })
  const rows = await listDiffering(db, { offset, limit: DIFFERING_MARKS_PER_PAGE })
  const pairs = await listPairedMarks(
    db,
    rows.map((it) => it.submissionId),
  )
  return {
    exams: rows.map((it) => ({ ...it, marks: pairs.get(it.submissionId) ?? [] })),
    total,
    ...position,
  }
}

type StateQuery = { submissionId: number; viewerId: number; isOwner: boolean }

/**
 * The marks of a submission that does not have one that counts: those that this viewer may see. A first mark stays hidden from
 * whoever may give the second one.
 */
export async function secondMarkState(
  db: Db,
  { submissionId, viewerId, isOwner }: StateQuery,
): Promise<SecondMarkState> {
  const marks = (await listPairedMarks(db, [submissionId])).get(submissionId) ?? []
  const mine = marks.find((it) => it.markerId === viewerId)
  const isPair = marks.length === 2
  return {
    state: isPair ? 'differ' : mine ? 'given' : 'waiting',
    ...(mine && { mine }),
    ...(isPair && (mine || isOwner) && { marks }),
  }
}
