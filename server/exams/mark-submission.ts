import { INVALID_SCORE, parseTheoryScore } from '../../contract/exams/exam-submission.ts'
import { MARK_CHANGED } from '../../contract/exams/marking.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { declineOutdated, digestOf } from '../platform/edit-version.ts'
import { decline, httpError } from '../platform/errors.ts'
import { finishMark } from './finish-mark.ts'
import {
  type LockedSubmission,
  lockSubmission,
  type SubmissionRef,
  saveTurns,
} from './mark-store.ts'
import { declineClaimed, releaseClaim } from './marking-claims.ts'
import { listPairOf } from './paired-mark-store.ts'
import { isTheoryAnswered } from './score.ts'
import { giveMark } from './second-mark.ts'

type MarkInput = {
  submission: SubmissionRef
  /** The text of the input field, not validated yet. */
  typedScore: string | number
  /** Undefined keeps the stored feedback. */
  feedback: string | undefined
  /** The version that the marker saw; undefined from an older client, which overwrites. */
  version: string | undefined
  markerId: number
  /** Unix seconds. */
  now: number
}

/** The version of a mark: it conflicts with another score or another feedback. */
export function markVersion(mark: { theoryScore: number | null; feedback: string }): string {
  return digestOf({ score: mark.theoryScore, feedback: mark.feedback })
}

/**
 * Marks the theory answer of a submission: its total, the history of its marks, the message to the student and the audit
 * entry change in one transaction. A repeated request changes nothing. Declines a score that is not
 * a whole number from 0 to 100, a submission without a theory answer, one that somebody else has claimed, and an outdated version.
 * In an exam with a second mark, the first two are marks of a pair.
 */
export async function markSubmission(tx: Tx, input: MarkInput): Promise<void> {
  const typed = parseTheoryScore(input.typedScore)
  if (typed === null && !isHalfMark(input.typedScore)) decline('invalid_score', INVALID_SCORE)
  const stored = await requireSubmission(tx, input.submission)
  const score = typed ?? keptMean(stored, input.typedScore)
  if (!isTheoryAnswered(stored))
    decline('no_written_answer', say('rules_exams_submission_no_written_answer_mark'))
  const feedback = input.feedback ?? stored.feedback
  // a repeated request, whose first response was lost
  const isSame = stored.theoryScore === score && stored.feedback === feedback
  // a new attempt can earn the same mark
  if (isSame && stored.markedAt !== null) return
  const { markerId, now } = input
  if (await isRepeatedSecondMark(tx, stored, { ...input, score, feedback })) return
  declineOutdated(
    { edited: input.version, current: markVersion(stored) },
    { code: 'conflict_mark', message: MARK_CHANGED },
  )
  await declineClaimed(tx, stored.id, { userId: markerId, now })
  if (stored.theoryScore === null && stored.secondMark !== 'off')
    await giveMark(tx, stored, { score, feedback, markerId, now })
  else {
    // an earlier mark of a pair, given while the second mark of the exam was switched off
    const pair = stored.theoryScore === null ? await listPairOf(tx, stored.id) : []
    const history = [
      ...pair.map((it) => ({ ...it, from: null })),
      { from: stored.theoryScore, score, feedback, markerId, at: now },
    ]
    await finishMark(tx, stored, { score, feedback, markerId, history, now })
  }
  await releaseClaim(tx, stored.id, markerId)
}

/** Whether a request repeats the second mark of a pair, which made another score count: their mean. */
async function isRepeatedSecondMark(
  tx: Tx,
  stored: LockedSubmission,
  { score, feedback, version, markerId }: Omit<MarkInput, 'feedback'> & NewMark,
): Promise<boolean> {
  if (stored.theoryScore === null || version === undefined) return false
  if (version === markVersion(stored)) return false
  const pair = await listPairOf(tx, stored.id)
  const own = pair.find((it) => it.markerId === markerId)
  return own?.score === score && own.feedback === feedback
}

type NewMark = { score: number; feedback: string }

/** Whether a score can be the mean of two marks: 72.5. */
const isHalfMark = (typed: string | number) => /^\d{1,2}\.50*$/.test(String(typed).trim())

/** The stored mean of two marks, which stays as it is while its feedback changes. */
function keptMean({ theoryScore }: LockedSubmission, typed: string | number): number {
  return theoryScore === Number(typed) ? theoryScore : decline('invalid_score', INVALID_SCORE)
}

type RotationInput = { submissionId: number; turns: number; actorId: number; now: number }

/** Turns a photographed answer for everybody. Declines a submission without a photograph. */
export async function rotateAnswerImage(tx: Tx, input: RotationInput): Promise<void> {
  const { submissionId, turns, actorId, now } = input
  const stored = await requireSubmission(tx, { id: submissionId })
  if (stored.theory_photo === 0)
    decline('no_written_answer', say('rules_exams_submission_no_photographed_answer'))
  if (stored.turns === turns) return
  await saveTurns(tx, submissionId, turns)
  await writeAuditEntry(tx, {
    actorId,
    action: 'rotateAnswer',
    subjectId: stored.studentId,
    detail: `${stored.subject}, ${stored.className}`,
    before: { rotation: stored.turns * 90 },
    after: { rotation: turns * 90 },
    now,
  })
}

async function requireSubmission(tx: Tx, ref: SubmissionRef): Promise<LockedSubmission> {
  return (
    (await lockSubmission(tx, ref)) ??
    httpError('submission_not_found', say('rules_exams_exam_submission_not_found'))
  )
}
